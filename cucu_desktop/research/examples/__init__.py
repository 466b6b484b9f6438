"""Programs for researchers to run, read and change. Begin with the notebook, `learning.ipynb`."""
