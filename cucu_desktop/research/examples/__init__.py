"""Programs for researchers to run, read and change. Begin with `cuckoo_mccfr.py`, the shorter one."""
