"""Every mark with a million rows: what is drawn, and by whom.

`kinds` has the arrays; `keisen`, `matplotlib` and `xy` draw them, each a function for each kind that it has; `one`
times one kind by one library, in a process of its own.
"""
