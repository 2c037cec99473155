"""Draws two charts over the same months as one picture, and tells it in words: figure.py OUT."""

import sys

import keisen as ks

# Seattle, means of the years 2012 to 2015.
MONTHS = list(range(1, 13))
HIGHS = [8.2, 9.9, 12.4, 15.0, 19.3, 22.4, 26.0, 26.1, 21.9, 16.4, 11.0, 8.2]
LOWS = [2.7, 4.1, 4.9, 6.4, 9.6, 12.2, 14.2, 14.8, 12.4, 9.4, 4.7, 3.3]
DAYS = [16.5, 18.25, 18.25, 14.75, 8.5, 9.25, 2.75, 5.5, 8.75, 15.25, 17.75, 20.25]

if len(sys.argv) < 2:
    raise SystemExit("usage: figure.py OUT")
figure = ks.Figure(
    2,
    1,
    width=640,
    height=400,
    title="Seattle, month by month",
    x_title="month",
    row_weights=[2, 1],
)
# Charts whose spaces have one projection are linked; labels between them are left out.
x = ks.Projection(1, 12)
figure[0, 0] = above = ks.Chart(space=ks.Space(x, ks.Projection()), y_title="°C")
figure[1, 0] = below = ks.Chart(space=ks.Space(x, ks.Projection()), y_title="days with rain")
above.line(MONTHS, HIGHS, width=2, label="warmest")
above.line(MONTHS, LOWS, width=2, label="coldest")
below.stem(MONTHS, DAYS)
figure.legend()
figure.save(sys.argv[1])
print(figure.alt)
figure.language = "ja"
print(figure.alt)
