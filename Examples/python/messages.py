"""Draws a chart with a message that is shown for six seconds: messages.py OUT [TIME]."""

import sys

import keisen as ks

if len(sys.argv) < 2:
    raise SystemExit("usage: messages.py OUT [TIME]")
chart = ks.Chart(640, 360)
chart.line(None, [3.0, 5, 4, 6, 7, 2])

board = ks.MessageBoard()
chart.add(ks.MessageBox(board, place="bottom-left"))
board.show("The last value is low", "caution", board.SECONDS_CAUTION, time=10)

time = float(sys.argv[2]) if len(sys.argv) > 2 else 10
chart.save(sys.argv[1], renderer="cpu", time=time)
following = chart.next_frame_time(time)
print(f"next frame: {'inf' if following is None else format(following, '.0f')}")
