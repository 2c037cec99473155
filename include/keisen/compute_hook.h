/* SPDX-License-Identifier: MIT */
/* Keisen: kernels. */
#ifndef KEISEN_COMPUTE_HOOK_H
#define KEISEN_COMPUTE_HOOK_H

#include "base.h"
#include "column.h"
#include "hook.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * A hook of the library's own: a compute shader in SPIR-V whose storage buffers are columns. It
 * runs in a frame after `will_update` of all hooks and before series, columns and ranges are looked
 * at, so what it computes is in the same frame; of several those that were added first run first,
 * and see what those before them wrote. It runs on renderers of kind Vulkan; elsewhere a function
 * of the caller's does the same, or the frame fails with KEISEN_ERROR_UNSUPPORTED. It runs in no
 * frame in which neither columns nor constants nor groups have changed; what the kernels of a chart
 * write is no such change. It is stored when all kernels of the chart have run: when one fails the
 * frame fails with its status, and all columns that they write are as they were; in a figure those
 * of the charts before it are stored already. Where a kernel that goes on from what is in a column,
 * or reads what a later one writes over, runs again, so does the last one before it that writes
 * this column with KEISEN_ACCESS_WRITE.
 *
 * The kernel is checked when the hook is made: by SPIRV-Tools for Vulkan 1.3, and that it has
 * storage buffers of set 0 alone, one to a binding, from binding 0 on; push constants; numbers of 8
 * to 64 bits where the device has them. Accesses beyond a buffer read zeros or what is in it, and
 * write nothing or into it; indices beyond arrays of the kernel's own are those of the last
 * element. See docs/compute.md.
 */

/** What a kernel does with a column. */
typedef enum keisen_access {
  /** It reads: any column, of the rows that it has in a frame. What is written is dropped. */
  KEISEN_ACCESS_READ = 1,
  /** It writes: a column of copied values. It begins as zeros. */
  KEISEN_ACCESS_WRITE = 2,
  /** It reads and writes: a column of copied values. */
  KEISEN_ACCESS_READ_WRITE = 3
} keisen_access;

/** A column at a binding of a kernel, which is its place in the list. */
typedef struct keisen_compute_binding {
  /** The column. Buffers hold its values one after another, in its type; times are int64. */
  keisen_column *column;
  /** What the kernel does with it. */
  keisen_access access;
} keisen_compute_binding;

/** A column's values as a function for the CPU gets them. */
typedef struct keisen_compute_buffer {
  /** The values, one after another and aligned. Those of KEISEN_ACCESS_READ must not be written. */
  void *data;
  /** Number of bytes. */
  size_t size;
} keisen_compute_buffer;

/** What a function for the CPU is given: what the kernel would be. */
typedef struct keisen_compute_call {
  /** sizeof(keisen_compute_call) in this library; a later one may be larger. */
  uint32_t struct_size;
  /** Number of buffers. */
  uint32_t buffer_count;
  /** The columns, in order of their bindings. */
  const keisen_compute_buffer *buffers;
  /** The push constants; NULL for none. */
  const void *constants;
  /** Number of bytes at `constants`: as many as the kernel has. */
  size_t constants_size;
  /** Groups of invocations across. */
  uint32_t groups_x;
  /** Groups of invocations down. */
  uint32_t groups_y;
  /** Groups of invocations deep. */
  uint32_t groups_z;
} keisen_compute_call;

/**
 * Does on the CPU what a kernel does, on the thread that draws, with no lock held.
 *
 * @param call     What the kernel would be given. It lives until the function returns.
 * @param context  As keisen_hook_create_compute() got it.
 * @return KEISEN_OK. Any other value ends the frame with KEISEN_ERROR_CALLBACK, and no column is
 *         changed.
 */
typedef keisen_status (*keisen_compute_function)(const keisen_compute_call *call, void *context);

/** A kernel and what it runs on. */
typedef struct keisen_compute_options {
  /** sizeof(keisen_compute_options). */
  uint32_t struct_size;
  /** Number of bindings. Default 0. */
  uint32_t binding_count;
  /** SPIR-V as a compiler wrote it, copied, in any alignment. Must not be NULL. */
  const void *kernel;
  /** Bytes of the kernel, a multiple of 4. */
  size_t kernel_size;
  /** Name of the entry point, UTF-8. NULL (default) for "main". */
  const char *entry_point;
  /** The columns, in order of the kernel's bindings, which are 0 and what follows. No column that
   * is written may be there twice. */
  const keisen_compute_binding *bindings;
  /** Push constants, copied, as a struct of C has them; what is missing is zeros. NULL (default)
   * only for none. */
  const void *constants;
  /** Number of bytes at `constants`. Default 0. */
  size_t constants_size;
  /** Groups of invocations across, positive. Default 1. */
  uint32_t groups_x;
  /** Groups of invocations down, positive. Default 1. */
  uint32_t groups_y;
  /** Groups of invocations deep, positive. Default 1. */
  uint32_t groups_z;
  /** Seconds that the kernel may take, above 0. Default 5. One that takes longer ends the frame
   * with KEISEN_ERROR_TIMEOUT; from then on the renderer gives KEISEN_ERROR_DEVICE_LOST. Where it
   * is the process's default one, the next call makes a new one. */
  double time_limit;
  /** Does what the kernel does where the renderer runs none. NULL (default): that is
   * KEISEN_ERROR_UNSUPPORTED. */
  keisen_compute_function function;
} keisen_compute_options;

/** A keisen_compute_options with all defaults. */
#define KEISEN_COMPUTE_OPTIONS_INIT                                                                \
  {sizeof(keisen_compute_options), 0, NULL, 0, NULL, NULL, NULL, 0, 1, 1, 1, 5, NULL}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_compute_options_init(keisen_compute_options *options,
                                                     uint32_t struct_size);

/**
 * Makes a hook that runs a kernel.
 *
 * @param options  Kernel, columns, constants and groups. Must not be NULL.
 * @param destroy  Called once with `context` after the last call of the options' function, when the
 *                 hook has ended; without a function before this returns. May be NULL. Not called
 *                 when this function fails.
 * @param context  Handed to both. May be NULL.
 * @param hook     Receives the hook.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when `options`, its kernel or, with a positive
 *         count, its bindings or constants are NULL, the kernel is no SPIR-V, is not valid, has no
 *         such entry point or other bindings, reads other numbers than a column has, there are
 *         more constants than it has, a column that is written does not hold copied values, is
 *         borrowed, grows or is bound twice, groups are 0 or the limit is not above 0;
 *         KEISEN_ERROR_INVALID_HANDLE when a column is none; KEISEN_ERROR_UNSUPPORTED when the
 *         kernel needs what kernels may not use.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_create_compute(const keisen_compute_options *options,
                                                    keisen_destroy_callback destroy,
                                                    void *context,
                                                    keisen_hook **hook);

/**
 * Sets the push constants of a kernel, for the next frame.
 *
 * @param hook       A hook of keisen_hook_create_compute().
 * @param constants  The bytes, copied. May be NULL when `constants_size` is 0.
 * @param constants_size  Number of bytes: what the kernel has, and what a struct of C has behind
 * its last member.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel, or there are
 *         other bytes than it has.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_set_push_constants(keisen_hook *hook,
                                                        const void *constants,
                                                        size_t constants_size);

/**
 * Sets the groups of invocations of a kernel, for the next frame.
 *
 * @param hook      A hook of keisen_hook_create_compute().
 * @param groups_x  Groups across, positive.
 * @param groups_y  Groups down, positive.
 * @param groups_z  Groups deep, positive.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel or a number is
 * 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_set_dispatch(keisen_hook *hook,
                                                  uint32_t groups_x,
                                                  uint32_t groups_y,
                                                  uint32_t groups_z);

/**
 * Sets how long a kernel may take, from the next frame on.
 *
 * @param hook     A hook of keisen_hook_create_compute().
 * @param seconds  As `time_limit` of keisen_compute_options: seconds, above 0; may be infinite.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel, or the limit is
 *         not above 0; then the old one stays.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_set_time_limit(keisen_hook *hook, double seconds);

/**
 * Reads the push constants of a kernel, as it was made with them or as they were set last.
 *
 * @param hook       A hook of keisen_hook_create_compute().
 * @param capacity   Bytes at `constants`; 0 only reads the length.
 * @param constants  Receives as many bytes as fit. NULL only when `capacity` is 0.
 * @param length     Receives the bytes that the kernel has, whether they fit or not. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel, or `constants`
 *         is NULL and `capacity` is not 0.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_get_push_constants(keisen_hook *hook,
                                                        size_t capacity,
                                                        uint8_t *constants,
                                                        size_t *length);

/**
 * Reads the groups of invocations of a kernel.
 *
 * @param hook      A hook of keisen_hook_create_compute().
 * @param groups_x  Receives the groups across.
 * @param groups_y  Receives the groups down.
 * @param groups_z  Receives the groups deep.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel or a pointer is
 *         NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_get_dispatch(keisen_hook *hook,
                                                  uint32_t *groups_x,
                                                  uint32_t *groups_y,
                                                  uint32_t *groups_z);

/**
 * Reads how long a kernel may take.
 *
 * @param hook     A hook of keisen_hook_create_compute().
 * @param seconds  Receives the limit, in seconds.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when the hook runs no kernel or `seconds` is
 *         NULL.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_hook_get_time_limit(keisen_hook *hook, double *seconds);

#ifdef __cplusplus
}
#endif

#endif
