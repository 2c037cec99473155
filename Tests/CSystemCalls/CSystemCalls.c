#define _GNU_SOURCE

#include "CSystemCalls.h"

#include <errno.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static __thread int refusal;
static __thread void (*hook)(void *);
static __thread void *hook_context;

void refuse_links(int code) { refusal = code; }

void before_fsync(void (*called)(void *), void *context) {
  hook = called;
  hook_context = context;
}

int linkat(int old_folder, const char *old_name, int new_folder, const char *new_name, int flags) {
  if (refusal != 0) {
    errno = refusal;
    return -1;
  }
  return (int)syscall(SYS_linkat, old_folder, old_name, new_folder, new_name, flags);
}

int fsync(int file) {
  if (hook != NULL)
    hook(hook_context);
  return (int)syscall(SYS_fsync, file);
}
