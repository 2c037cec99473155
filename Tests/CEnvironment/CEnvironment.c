#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>

/* No test draws other pictures because of a file of whoever runs it. */
__attribute__((constructor)) static void ignore_preferences_of_the_user(void) {
  setenv("KEISEN_PREFERENCES", "none", 0);
}
