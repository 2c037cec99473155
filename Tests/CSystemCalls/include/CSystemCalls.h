#pragma once

/// Lets `linkat` of the calling thread fail with this errno; 0 lets it link again.
void refuse_links(int code);

/// Calls `hook` with `context` before each `fsync` of the calling thread; NULL ends that.
void before_fsync(void (*hook)(void *context), void *context);
