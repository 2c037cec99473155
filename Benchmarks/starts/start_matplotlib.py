"""A process that draws 100 rows into a PNG file with matplotlib."""

import math
import sys

import matplotlib

matplotlib.use("agg")
from matplotlib import pyplot as plt

figure, axes = plt.subplots(figsize=(6.4, 4.0), dpi=100)
x = [index / 10 for index in range(100)]
axes.plot(x, [math.sin(value) for value in x])
axes.set(title="100 rows", xlabel="x", ylabel="y")
axes.grid()
figure.savefig(sys.argv[1])
