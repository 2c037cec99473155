"""Axes, titles, legends, annotations: what a chart draws beside its series."""
