"""The window, in nine rooms that import only what stands before them; all that knows Qt.

    widgets <- text <- scene <- animation <- view <- audio <- play <- pages <- window

`window.main_window` owns everything on the screen. Begin with `play.session`, the match at this screen.
"""
