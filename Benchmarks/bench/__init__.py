"""The benchmark suite: ours and the peers, in turn, on the same data and the same pixels."""
