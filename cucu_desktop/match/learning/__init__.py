"""The command `cucu-desktop learn`. Begin with `learn_command`."""
