"""The user interface, in nine packages, each of which imports only those before it; all code that uses Qt.

    widgets <- text <- scene <- animation <- view <- audio <- play <- pages <- window

`window.main_window` owns every widget. Begin with `play.session`, the match at this screen.
"""
