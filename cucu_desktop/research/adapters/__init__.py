"""What PettingZoo and OpenSpiel want of a game. Each module needs its library; begin with `aec.py`."""
