/* SPDX-License-Identifier: MIT */
/* Keisen: preferences. */
#ifndef KEISEN_PREFERENCES_H
#define KEISEN_PREFERENCES_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A set of keys with values, kept in a file.
 *
 * The defaults fix the keys and the kind of each, for good. Keys are one where their bytes are. The
 * file is JSON for people, `{"values": {...}, "version": "1"}`, so a key may be named `version`
 * too.
 */
typedef struct keisen_preferences keisen_preferences;

/** The kind of a value: four that never mix. */
typedef enum keisen_preference_kind {
  KEISEN_PREFERENCE_KIND_INT = 1,
  /** A finite double. */
  KEISEN_PREFERENCE_KIND_DOUBLE = 2,
  /** A text. */
  KEISEN_PREFERENCE_KIND_STRING = 3,
  KEISEN_PREFERENCE_KIND_BOOL = 4
} keisen_preference_kind;

/** A key and its default. */
typedef struct keisen_preference {
  /** The key, not empty. */
  const char *key;
  /** Which of the next four counts. */
  keisen_preference_kind kind;
  bool bool_value;
  int64_t int_value;
  /** Finite. */
  double double_value;
  /** Not NULL where it counts. */
  const char *string_value;
} keisen_preference;

/** A keisen_preference of an integer. */
#define KEISEN_PREFERENCE_INT(key, value)                                                          \
  {(key), KEISEN_PREFERENCE_KIND_INT, false, (value), 0, NULL}

/** A keisen_preference of a double. */
#define KEISEN_PREFERENCE_DOUBLE(key, value)                                                       \
  {(key), KEISEN_PREFERENCE_KIND_DOUBLE, false, 0, (value), NULL}

/** A keisen_preference of a text. */
#define KEISEN_PREFERENCE_STRING(key, value)                                                       \
  {(key), KEISEN_PREFERENCE_KIND_STRING, false, 0, 0, (value)}

/** A keisen_preference that is true or false. */
#define KEISEN_PREFERENCE_BOOL(key, value) {(key), KEISEN_PREFERENCE_KIND_BOOL, (value), 0, 0, NULL}

/** What a report about a file is about. */
typedef enum keisen_preference_report {
  /** The file has a key that the defaults don't have; it was ignored. */
  KEISEN_PREFERENCE_REPORT_UNKNOWN_KEY = 1,
  /** A value is of another kind than its default, or out of the range of that kind; the default
   * holds. */
  KEISEN_PREFERENCE_REPORT_WRONG_KIND = 2,
  /** The file is of another version and stays as it is until something is saved; all defaults
   * hold. */
  KEISEN_PREFERENCE_REPORT_OTHER_VERSION = 3,
  /** The file is damaged; all defaults hold. */
  KEISEN_PREFERENCE_REPORT_DAMAGED_FILE = 4,
  /** The file can't be read, or KEISEN_PREFERENCES names one that is not there; all defaults hold.
   * Of the user's preferences alone: elsewhere the former is an error and the latter as it should
   * be. */
  KEISEN_PREFERENCE_REPORT_UNREADABLE_FILE = 5,
  /** A value is of the right kind and can't be used; its default holds. Of the user's preferences
   * alone. */
  KEISEN_PREFERENCE_REPORT_UNUSABLE_VALUE = 6
} keisen_preference_report;

/**
 * Makes preferences from defaults and from what a file holds.
 *
 * Without the file all defaults hold. With one of the same version its values replace them; keys
 * that it lacks keep their default, unknown ones are ignored and reported, and a value that does
 * not fit its kind is reported and its default holds. `3` and `3.0` are one number in JSON and
 * people write the former: for a double both are fine, where the integer is one that a double can
 * be; for an integer `3.0` is of another kind. An integer beyond 64 bits, a number beyond the
 * doubles such as `1e999` and a text with a NUL fit no kind.
 *
 * A file of another version is left alone and reported, until keisen_preferences_save() gives it
 * another name. One that is damaged - no JSON, or without values and version - gets another name
 * beside it at once, such as `player.json.damaged`, and is reported.
 *
 * @param defaults     `count` keys and values. NULL only when `count` is 0.
 * @param count        Number of keys.
 * @param path         Path of the file, absolute or from the working directory as it is now.
 * @param version      Any text; another one means another version.
 * @param preferences  Receives the preferences.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when a kind is unknown, a key is empty or there
 *         twice, a string is NULL or not UTF-8, a double is not finite, or the path is empty or
 *         names what is neither file nor folder; KEISEN_ERROR_IO when the file cannot be read, is a
 *         folder or larger than 16 MiB, or is damaged and cannot get another name.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_create(const keisen_preference *defaults,
                                                   size_t count,
                                                   const char *path,
                                                   const char *version,
                                                   keisen_preferences **preferences);

/**
 * Makes preferences of what this process uses of the user's own file, which changes the look of
 * charts that ask for no theme.
 *
 * It is `$XDG_CONFIG_HOME/keisen/preferences.json`, else `~/.config/keisen/preferences.json`, or
 * what KEISEN_PREFERENCES in the environment says; `none` there switches it off. Version "1", with
 * these keys:
 *
 *   theme      string  "light", "dark" or "print"; default "light"
 *   font       string  a family that fontconfig knows, or the path of a font file; default "", the
 *                      embedded font
 *   palette    string  colours of series as keisen_color_parse() takes them, with blanks or commas
 *                      between; default "", the theme's
 *   text_size  double  as in keisen_theme_options; default 12
 *   renderer   string  "auto", "cpu" or "vulkan"; default "auto". KEISEN_RENDERER comes before it
 *
 * The file is read once in a process, when a chart first asks for a theme; a child of a fork has
 * what its parent had. What is wrong with it is no error: it is told in reports and once in a line
 * on standard error, and defaults hold. A file that is damaged or of another version stays where it
 * is until keisen_preferences_save(), which gives it another name. Saving makes the folder.
 *
 * @param preferences  Receives the preferences, which only the caller changes.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_create_user(keisen_preferences **preferences);

/**
 * Reads the user's own preferences anew: charts that ask for no theme have the new look from their
 * next frame on. A default renderer that there is already stays.
 *
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_reload_user(void);

/** Reads the number of keys. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_get_count(keisen_preferences *preferences,
                                                      size_t *count);

/**
 * Reads a key.
 *
 * @param preferences  The preferences.
 * @param index        Its place among the sorted keys.
 * @param capacity     Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer       Receives as much of the key as fits whole characters, with a NUL. May be NULL
 *                     when `capacity` is 0.
 * @param length       Receives the length of the whole key in bytes, without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_key(
    keisen_preferences *preferences, size_t index, size_t capacity, char *buffer, size_t *length);

/**
 * Reads the kind of a key.
 *
 * @param preferences  The preferences.
 * @param key          The key.
 * @param kind         Receives the kind.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such key, or none at all.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_kind(keisen_preferences *preferences,
                                                     const char *key,
                                                     keisen_preference_kind *kind);

/**
 * Reads an integer.
 *
 * @param preferences  The preferences.
 * @param key          The key.
 * @param value        Receives the value.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such key, none at all, or it
 *         is of another kind.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_int(keisen_preferences *preferences,
                                                    const char *key,
                                                    int64_t *value);

/** Reads a double, as keisen_preferences_get_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_get_double(keisen_preferences *preferences,
                                                       const char *key,
                                                       double *value);
/** Reads whether a key is true, as keisen_preferences_get_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_get_bool(keisen_preferences *preferences,
                                                     const char *key,
                                                     bool *value);

/**
 * Reads a text.
 *
 * @param preferences  The preferences.
 * @param key          The key.
 * @param capacity     Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer       Receives as much of the text as fits whole characters, with a NUL. May be
 *                     NULL when `capacity` is 0.
 * @param length       Receives the length of the whole text in bytes, without the NUL. May be NULL.
 * @return As keisen_preferences_get_int().
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_string(keisen_preferences *preferences,
                                                       const char *key,
                                                       size_t capacity,
                                                       char *buffer,
                                                       size_t *length);

/**
 * Changes an integer, in memory.
 *
 * @param preferences  The preferences.
 * @param key          The key.
 * @param value        The value.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such key, none at all, or it
 *         is of another kind; then nothing changes.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_set_int(keisen_preferences *preferences,
                                                    const char *key,
                                                    int64_t value);

/** Changes a double, which must be finite, as keisen_preferences_set_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_set_double(keisen_preferences *preferences,
                                                       const char *key,
                                                       double value);
/** Makes a key true or false, as keisen_preferences_set_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_set_bool(keisen_preferences *preferences,
                                                     const char *key,
                                                     bool value);
/** Changes a text, which must be UTF-8, as keisen_preferences_set_int(). @since 0.1 */
KEISEN_API keisen_status keisen_preferences_set_string(keisen_preferences *preferences,
                                                       const char *key,
                                                       const char *text);
/** Gives every key its default, in memory. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_reset(keisen_preferences *preferences);

/**
 * Writes all values and the version to the file.
 *
 * A new file in the same folder is written, synchronised and renamed, and the folder synchronised:
 * a crash at any moment leaves the old file or the new one, and so does every error. A file that
 * was found to be damaged or of another version, and still is where it was, gets another name
 * beside the new one, such as `player.json.other-version`, and a number where that is taken;
 * nothing is overwritten. Of several processes the last one to save wins, with all of its values;
 * several threads save one after the other. Symbolic links are followed and permissions kept. A
 * crash in between may leave a file named `.keisen-` and letters.
 *
 * @param preferences  The preferences.
 * @return KEISEN_OK, KEISEN_ERROR_INVALID_ARGUMENT when the file would have more than 16 MiB, which
 *         none may that is read, KEISEN_ERROR_IO when the system refuses - no such folder, no
 * permission, no room -, or KEISEN_ERROR_INVALID_STATE when the user's preferences have no file.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_save(keisen_preferences *preferences);

/**
 * Reads the absolute path of the file; "" where the user's preferences have none.
 *
 * @param preferences  The preferences.
 * @param capacity     Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer       Receives as much of the path as fits whole characters, with a NUL. May be
 *                     NULL when `capacity` is 0.
 * @param length       Receives the length of the whole path in bytes, without the NUL. May be NULL.
 * @return KEISEN_OK.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_path(keisen_preferences *preferences,
                                                     size_t capacity,
                                                     char *buffer,
                                                     size_t *length);

/** Reads the number of reports: what was odd about the file. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_get_report_count(keisen_preferences *preferences,
                                                             size_t *count);

/**
 * Reads a report: one line, with key, value and path.
 *
 * @param preferences  The preferences.
 * @param index        Its place, from 0.
 * @param report       Receives what it is about. May be NULL.
 * @param capacity     Bytes of `buffer`. 0 asks for the length alone.
 * @param buffer       Receives as much of the line as fits whole characters, with a NUL. May be
 *                     NULL when `capacity` is 0.
 * @param length       Receives the length of the whole line in bytes, without the NUL. May be NULL.
 * @return KEISEN_OK, or KEISEN_ERROR_INVALID_ARGUMENT when there is no such place.
 * @since 0.1
 */
KEISEN_API keisen_status keisen_preferences_get_report(keisen_preferences *preferences,
                                                       size_t index,
                                                       keisen_preference_report *report,
                                                       size_t capacity,
                                                       char *buffer,
                                                       size_t *length);

/** Adds a reference. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_retain(keisen_preferences *preferences);
/** Gives a reference back; NULL is fine. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_release(keisen_preferences *preferences);
/** Tells whether two handles mean one set. @since 0.1 */
KEISEN_API keisen_status keisen_preferences_equal(keisen_preferences *preferences,
                                                  keisen_preferences *other,
                                                  bool *equal);

#ifdef __cplusplus
}
#endif

#endif
