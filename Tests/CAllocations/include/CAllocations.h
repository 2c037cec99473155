#pragma once

/// How often the calling thread has called `malloc`; 0 under the thread sanitizer.
long allocations_of_thread(void);
