"""Projections, spaces and what decides a range."""
