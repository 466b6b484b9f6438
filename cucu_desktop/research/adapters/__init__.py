"""Adapters for PettingZoo, Gymnasium and OpenSpiel. Each module needs its library; begin with `aec.py`."""
