/* SPDX-License-Identifier: MIT */
/* Keisen: renderers and devices. */
#ifndef KEISEN_RENDERER_H
#define KEISEN_RENDERER_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Turns a chart's drawing into pixels.
 *
 * A Vulkan renderer owns one device, with pipelines and buffers that all its charts reuse; charts
 * on one renderer wait only for its queue, and two renderers never wait for each other's
 * frames. On a GPU the columns of points with 16,384 rows or more stay on the device, in a quarter
 * of its memory at most: a pan or a zoom sends a few numbers, appended rows are sent alone, and a
 * column that several charts show is there once. What belongs to a column that is released goes at
 * the renderer's next frame.
 */
typedef struct keisen_renderer keisen_renderer;

/** What draws. */
typedef enum keisen_renderer_kind {
  /** Vulkan on a real GPU where there is one, else the CPU. */
  KEISEN_RENDERER_AUTO = 0,
  /** The CPU: needs no driver, same pixels on every machine. */
  KEISEN_RENDERER_CPU = 1,
  /** Vulkan 1.3, on any device that is not excluded by the other options. */
  KEISEN_RENDERER_VULKAN = 2
} keisen_renderer_kind;

/** What a Vulkan device is. */
typedef enum keisen_device_kind {
  /** As an option: any kind, the best first. */
  KEISEN_DEVICE_ANY = 0,
  KEISEN_DEVICE_DISCRETE = 1,
  KEISEN_DEVICE_INTEGRATED = 2,
  KEISEN_DEVICE_VIRTUAL = 3,
  /** A driver that draws on the CPU, such as lavapipe. */
  KEISEN_DEVICE_CPU = 4,
  KEISEN_DEVICE_OTHER = 5
} keisen_device_kind;

/** Which renderer to make. */
typedef struct keisen_renderer_options {
  /** sizeof(keisen_renderer_options). */
  uint32_t struct_size;
  /** What draws. Default automatic. */
  keisen_renderer_kind kind;
  /** Kind of device wanted. Default any. */
  keisen_device_kind device_kind;
  /** Index of the device wanted, as keisen_device_get_info() counts; -1 for any. Default -1. */
  int32_t device_index;
  /** Part of the name of the device wanted, upper and lower case alike, or NULL for any. Default
   * NULL. */
  const char *device_name;
  /** Whether the Vulkan validation layer checks every call: slow, for tests. Default false. */
  bool validation;
} keisen_renderer_options;

/** A keisen_renderer_options with all defaults. */
#define KEISEN_RENDERER_OPTIONS_INIT                                                               \
  {sizeof(keisen_renderer_options), KEISEN_RENDERER_AUTO, KEISEN_DEVICE_ANY, -1, NULL, false}

/** Fills options with their defaults, as keisen_line_options_init(). @since 0.1 */
KEISEN_API keisen_status keisen_renderer_options_init(keisen_renderer_options *options,
                                                      uint32_t struct_size);

/**
 * Makes a renderer.
 *
 * @param options   Which one, or NULL. Device options and validation are refused for another kind
 *                  than Vulkan; at most one of index, name and kind may be given.
 * @param renderer  Receives the renderer.
 * @return KEISEN_OK; KEISEN_ERROR_INVALID_ARGUMENT when an option or KEISEN_THREADS is not allowed;
 *         KEISEN_ERROR_NO_DEVICE when Vulkan was asked for and there is no loader or no such
 * device, with a message that says what to install; KEISEN_ERROR_UNSUPPORTED when validation was
 * asked for and is not installed.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_renderer_create(const keisen_renderer_options *options,
                                                keisen_renderer **renderer);

/**
 * Gets the name of what draws, such as "CPU" or "Vulkan, llvmpipe".
 *
 * @param renderer  The renderer.
 * @param name      Receives a string that lives as long as the renderer.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_renderer_get_name(keisen_renderer *renderer, const char **name);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_renderer_retain(keisen_renderer *renderer);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_renderer_release(keisen_renderer *renderer);
/** Tells whether two handles mean one renderer. @since 0.1 */
KEISEN_API keisen_status keisen_renderer_equal(keisen_renderer *renderer,
                                               keisen_renderer *other,
                                               bool *equal);

/** What is known about a Vulkan device. */
typedef struct keisen_device_info {
  /** sizeof(keisen_device_info), set by the caller. */
  uint32_t struct_size;
  /** What it is. */
  keisen_device_kind kind;
  /** Greatest width and height of a picture, in pixels. */
  uint32_t max_image_size;
  /** Version of Vulkan, as VK_MAKE_API_VERSION packs it. */
  uint32_t api_version;
  /** Its name, NUL-terminated UTF-8. */
  char name[256];
  /** Its driver's name and version, NUL-terminated UTF-8. */
  char driver[256];
} keisen_device_info;

/** A keisen_device_info to be filled. */
#define KEISEN_DEVICE_INFO_INIT {sizeof(keisen_device_info), KEISEN_DEVICE_ANY, 0, 0, "", ""}

/**
 * Counts the Vulkan devices that a renderer can use.
 *
 * @param count  Receives the number; at least 1 on success.
 * @return KEISEN_OK, or KEISEN_ERROR_NO_DEVICE with a message that says what to install.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_device_get_count(uint32_t *count);

/**
 * Reads what is known about a Vulkan device.
 *
 * @param index  Which one, from 0.
 * @param info   Receives `struct_size` bytes.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when there is no such device, or
 *         KEISEN_ERROR_NO_DEVICE when there is none at all.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_device_get_info(uint32_t index, keisen_device_info *info);

#ifdef __cplusplus
}
#endif

#endif
