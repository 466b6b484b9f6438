"""x"""
from cucu_desktop.bots.borders import Borders
def borders(players): return Borders(*[tuple([max(3,int(21/(1.3+.26*players)))]*players)]*3)
