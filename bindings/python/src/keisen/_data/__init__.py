"""Columns, and what they are made from."""
