/* Preferences: values and kinds, files in every state, processes that are killed while they save,
 * and the user's own, which change the look of charts. */
#define _DEFAULT_SOURCE
#include "fixture.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static char folder[] = "/tmp/keisen-preferences-XXXXXX";

static const char *path_of(const char *name) {
  static char paths[4][512];
  static int next;
  char *path = paths[next++ % 4];
  snprintf(path, sizeof paths[0], "%s/%s", folder, name);
  return path;
}

static void write_file(const char *name, const char *text) {
  FILE *file = fopen(path_of(name), "w");
  EXPECT(file != NULL && fputs(text, file) >= 0);
  if (file != NULL)
    fclose(file);
}

static size_t read_file(const char *name, char *text, size_t size) {
  FILE *file = fopen(path_of(name), "r");
  size_t count = file == NULL ? 0 : fread(text, 1, size - 1, file);
  text[count] = '\0';
  if (file != NULL)
    fclose(file);
  return count;
}

static const keisen_preference defaults[] = {
    KEISEN_PREFERENCE_INT("count", 3),
    KEISEN_PREFERENCE_DOUBLE("volume", 0.5),
    KEISEN_PREFERENCE_STRING("name", "\xE6\x95\xB4"),
    KEISEN_PREFERENCE_BOOL("loud", true),
};

static keisen_preferences *make(const char *name, const char *version) {
  keisen_preferences *preferences = NULL;
  EXPECT_OK(
      keisen_preferences_create(defaults, COUNT(defaults), path_of(name), version, &preferences));
  return preferences;
}

static void keeps_values(void) {
  keisen_preferences *preferences = make("p.json", "1"), *again;
  int64_t integer = 0;
  double real = 0;
  bool flag = false;
  char text[16];
  size_t count = 0, length = 0;
  keisen_preference_kind kind;
  EXPECT_OK(keisen_preferences_get_count(preferences, &count));
  EXPECT_INT(count, 4);
  EXPECT_OK(keisen_preferences_get_key(preferences, 1, sizeof text, text, &length));
  EXPECT_TEXT(text, "loud");
  EXPECT_STATUS(keisen_preferences_get_key(preferences, 4, sizeof text, text, &length), INVALID);
  EXPECT_OK(keisen_preferences_get_kind(preferences, "volume", &kind));
  EXPECT_INT(kind, KEISEN_PREFERENCE_KIND_DOUBLE);
  EXPECT_OK(keisen_preferences_set_int(preferences, "count", INT64_MIN));
  EXPECT_OK(keisen_preferences_set_double(preferences, "volume", -0.0));
  EXPECT_OK(keisen_preferences_set_bool(preferences, "loud", false));
  EXPECT_OK(keisen_preferences_set_string(preferences, "name", "\"\n"));
  EXPECT_OK(keisen_preferences_save(preferences));
  again = make("p.json", "1");
  EXPECT_OK(keisen_preferences_get_int(again, "count", &integer));
  EXPECT(integer == INT64_MIN);
  EXPECT_OK(keisen_preferences_get_double(again, "volume", &real));
  EXPECT(real == 0 && signbit(real));
  EXPECT_OK(keisen_preferences_get_bool(again, "loud", &flag));
  EXPECT(!flag);
  EXPECT_OK(keisen_preferences_get_string(again, "name", sizeof text, text, &length));
  EXPECT_TEXT(text, "\"\n");
  EXPECT_OK(keisen_preferences_reset(again));
  EXPECT_OK(keisen_preferences_get_string(again, "name", sizeof text, text, &length));
  EXPECT_TEXT(text, "\xE6\x95\xB4");
  EXPECT_OK(keisen_preferences_get_path(again, 0, NULL, &length));
  EXPECT_INT(length, strlen(path_of("p.json")));
  EXPECT_OK(keisen_preferences_release(preferences));
  EXPECT_OK(keisen_preferences_release(again));
}

static void refuses_values(void) {
  keisen_preferences *preferences = make("none.json", "1");
  int64_t integer = 77;
  double real = 77;
  bool flag = true;
  EXPECT_STATUS(keisen_preferences_get_int(preferences, "colour", &integer), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "key \"colour\" is unknown");
  EXPECT_STATUS(keisen_preferences_get_int(preferences, "volume", &integer), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "key \"volume\" is of kind double, got int");
  EXPECT_STATUS(keisen_preferences_get_double(preferences, "count", &real), INVALID);
  EXPECT_STATUS(keisen_preferences_get_bool(preferences, "count", &flag), INVALID);
  EXPECT(integer == 77 && real == 77 && flag);
  EXPECT_STATUS(keisen_preferences_set_int(preferences, "loud", 1), INVALID);
  EXPECT_STATUS(keisen_preferences_set_bool(preferences, "count", true), INVALID);
  EXPECT_STATUS(keisen_preferences_set_double(preferences, "count", 1), INVALID);
  EXPECT_STATUS(keisen_preferences_set_double(preferences, "volume", NAN), INVALID);
  EXPECT_STATUS(keisen_preferences_set_double(preferences, "volume", INFINITY), INVALID);
  EXPECT_STATUS(keisen_preferences_set_string(preferences, "name", "\xC3("), INVALID);
  EXPECT_STATUS(keisen_preferences_set_string(preferences, "", "text"), INVALID);
  EXPECT_OK(keisen_preferences_get_double(preferences, "volume", &real));
  EXPECT_DOUBLE(real, 0.5);
  EXPECT_OK(keisen_preferences_release(preferences));

  static const keisen_preference bad[] = {
      KEISEN_PREFERENCE_INT(NULL, 0),
      KEISEN_PREFERENCE_INT("", 0),
      KEISEN_PREFERENCE_INT("\xFF", 0),
      KEISEN_PREFERENCE_STRING("a", NULL),
      KEISEN_PREFERENCE_STRING("a", "\xFF"),
      KEISEN_PREFERENCE_DOUBLE("a", NAN),
      {"a", (keisen_preference_kind)5, 0, 0, 0, NULL},
      {"a", (keisen_preference_kind)0, 0, 0, 0, NULL},
  };
  for (size_t index = 0; index < COUNT(bad); ++index) {
    preferences = (keisen_preferences *)folder;
    EXPECT_STATUS(
        keisen_preferences_create(&bad[index], 1, path_of("none.json"), "1", &preferences),
        INVALID);
    EXPECT(preferences == (keisen_preferences *)folder);
  }
  const keisen_preference twice[] = {defaults[0], defaults[0]};
  EXPECT_STATUS(keisen_preferences_create(twice, 2, path_of("none.json"), "1", &preferences),
                INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "key \"count\" is in defaults twice");
  EXPECT_STATUS(keisen_preferences_create(NULL, 1, path_of("none.json"), "1", &preferences),
                INVALID);
  EXPECT_STATUS(keisen_preferences_create(NULL, 0, "", "1", &preferences), INVALID);
  EXPECT_STATUS(keisen_preferences_create(NULL, 0, folder, "1", &preferences), KEISEN_ERROR_IO);
  EXPECT_OK(keisen_preferences_create(NULL, 0, path_of("none.json"), "", &preferences));
  EXPECT_STATUS(keisen_preferences_get_int(preferences, "a", &integer), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "preferences have no keys, got key \"a\"");
  EXPECT_OK(keisen_preferences_release(preferences));
}

static void expect_report(const char *text, keisen_preference_report expected) {
  char message[512];
  size_t count = 0;
  keisen_preference_report kind = KEISEN_PREFERENCE_REPORT_UNUSABLE_VALUE;
  write_file("r.json", text);
  keisen_preferences *preferences = make("r.json", "1");
  EXPECT_OK(keisen_preferences_get_report_count(preferences, &count));
  EXPECT_INT(count, 1);
  EXPECT_OK(keisen_preferences_get_report(preferences, 0, &kind, sizeof message, message, NULL));
  EXPECT_INT(kind, expected);
  EXPECT(strstr(message, "/r.json\"") != NULL && strchr(message, '\n') == NULL);
  EXPECT_STATUS(keisen_preferences_get_report(preferences, 1, NULL, 0, NULL, NULL), INVALID);
  EXPECT_OK(keisen_preferences_release(preferences));
}

/* Values that fit no kind leave the others; two spellings of a letter are two keys. */
static void keeps_what_fits(void) {
  keisen_preferences *preferences;
  size_t count = 0;
  bool flag = true;
  int64_t one = 0, two = 0;
  double real = 0;
  write_file("fits.json",
             "\xEF\xBB\xBF{\"version\": \"1\", \"values\": {\"count\": 99999999999999999999,"
             " \"volume\": 1e999, \"name\": \"a\\u0000\", \"loud\": false}}");
  preferences = make("fits.json", "1");
  EXPECT_OK(keisen_preferences_get_report_count(preferences, &count));
  EXPECT_INT(count, 3);
  for (size_t index = 0; index < count; ++index) {
    keisen_preference_report kind = KEISEN_PREFERENCE_REPORT_DAMAGED_FILE;
    EXPECT_OK(keisen_preferences_get_report(preferences, index, &kind, 0, NULL, NULL));
    EXPECT_INT(kind, KEISEN_PREFERENCE_REPORT_WRONG_KIND);
  }
  EXPECT_OK(keisen_preferences_get_bool(preferences, "loud", &flag));
  EXPECT(!flag);
  EXPECT_OK(keisen_preferences_get_int(preferences, "count", &one));
  EXPECT_INT(one, 3);
  EXPECT_OK(keisen_preferences_get_double(preferences, "volume", &real));
  EXPECT_DOUBLE(real, 0.5);
  EXPECT_OK(keisen_preferences_release(preferences));

  const keisen_preference spellings[] = {KEISEN_PREFERENCE_INT("\xC3\xA9", 1),
                                         KEISEN_PREFERENCE_INT("e\xCC\x81", 2)};
  EXPECT_OK(keisen_preferences_create(spellings, 2, path_of("spelt.json"), "1", &preferences));
  EXPECT_OK(keisen_preferences_get_int(preferences, "\xC3\xA9", &one));
  EXPECT_OK(keisen_preferences_get_int(preferences, "e\xCC\x81", &two));
  EXPECT(one == 1 && two == 2);
  EXPECT_OK(keisen_preferences_release(preferences));
}

static void reports(void) {
  char text[64];
  expect_report("{\"version\": \"1\", \"values\": {\"colour\": 1}}",
                KEISEN_PREFERENCE_REPORT_UNKNOWN_KEY);
  expect_report("{\"version\": \"1\", \"values\": {\"loud\": 1}}",
                KEISEN_PREFERENCE_REPORT_WRONG_KIND);
  expect_report("{\"version\": \"2\", \"values\": {\"loud\": false}}",
                KEISEN_PREFERENCE_REPORT_OTHER_VERSION);
  expect_report("{\"version\": ", KEISEN_PREFERENCE_REPORT_DAMAGED_FILE);
  read_file("r.json.damaged", text, sizeof text);
  EXPECT_TEXT(text, "{\"version\": ");
  EXPECT(access(path_of("r.json"), F_OK) != 0);
  static const char other[] = "{\"version\": \"2\"}";
  expect_report(other, KEISEN_PREFERENCE_REPORT_OTHER_VERSION);
  keisen_preferences *preferences = make("r.json", "1");
  EXPECT_OK(keisen_preferences_save(preferences));
  EXPECT_OK(keisen_preferences_release(preferences));
  read_file("r.json.other-version", text, sizeof text);
  EXPECT_TEXT(text, other);
}

/* What a child that saves shares with who kills it. */
struct shared {
  volatile int saved;
};

enum { TEXTS = 20 };

/* Makes preferences whose values all tell one number. */
static keisen_preferences *numbered(void) {
  static char keys[TEXTS][8];
  keisen_preference all[TEXTS + 1];
  all[TEXTS] = (keisen_preference)KEISEN_PREFERENCE_INT("number", 0);
  for (int index = 0; index < TEXTS; ++index) {
    snprintf(keys[index], sizeof keys[index], "text%d", index);
    all[index] = (keisen_preference)KEISEN_PREFERENCE_STRING(keys[index], "0");
  }
  keisen_preferences *preferences = NULL;
  keisen_status status =
      keisen_preferences_create(all, TEXTS + 1, path_of("crash.json"), "1", &preferences);
  return status == KEISEN_OK ? preferences : NULL;
}

/* Saves numbers after `from` until it is killed; all texts of a file tell the same one, at length.
 */
static void save_for_ever(struct shared *shared, int from) {
  keisen_preferences *preferences = numbered();
  for (int number = from + 1; preferences != NULL; ++number) {
    char key[8], text[512];
    int length = snprintf(text, sizeof text, "%d", number);
    memset(text + length, '.', sizeof text - 1 - (size_t)length);
    text[sizeof text - 1] = '\0';
    for (int index = 0; index < TEXTS; ++index) {
      snprintf(key, sizeof key, "text%d", index);
      if (keisen_preferences_set_string(preferences, key, text) != KEISEN_OK)
        return;
    }
    if (keisen_preferences_set_int(preferences, "number", number) != KEISEN_OK ||
        keisen_preferences_save(preferences) != KEISEN_OK)
      return;
    shared->saved = number;
  }
}

/* Returns the number that a whole file has; -1 for one that is not whole. */
static int saved_number(void) {
  keisen_preferences *preferences = numbered();
  size_t reports = 1;
  int64_t number = -1;
  if (preferences == NULL ||
      keisen_preferences_get_report_count(preferences, &reports) != KEISEN_OK ||
      keisen_preferences_get_int(preferences, "number", &number) != KEISEN_OK)
    return -1;
  for (int index = 0; index < TEXTS && reports == 0; ++index) {
    char key[8], text[600];
    snprintf(key, sizeof key, "text%d", index);
    if (keisen_preferences_get_string(preferences, key, sizeof text, text, NULL) != KEISEN_OK ||
        atoll(text) != number || (number > 0 && strlen(text) != 511))
      number = -1;
  }
  EXPECT_OK(keisen_preferences_release(preferences));
  return reports == 0 ? (int)number : -1;
}

static void survives_kills(void) {
  struct shared *shared =
      mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  EXPECT(shared != MAP_FAILED);
  if (shared == MAP_FAILED)
    return;
  uint64_t state = 20260728;
  int kills = 0, last = 0;
  shared->saved = 0;
  while (last < 1000) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    const int wanted = last + 1 + (int)(state >> 60);
    const long nanoseconds = (long)(state >> 20 & 0xfffff);
    fflush(stdout);
    pid_t child = fork();
    EXPECT(child >= 0);
    if (child < 0)
      break;
    if (child == 0) {
      save_for_ever(shared, last);
      _exit(1);
    }
    while (shared->saved < wanted && waitpid(child, NULL, WNOHANG) == 0) {
    }
    struct timespec begin, now;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    do
      clock_gettime(CLOCK_MONOTONIC, &now);
    while ((now.tv_sec - begin.tv_sec) * 1000000000 + now.tv_nsec - begin.tv_nsec < nanoseconds);
    int status = 0;
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    EXPECT(WIFSIGNALED(status));
    const int before = shared->saved, number = saved_number();
    /* The last save that ended, or the one after it, whose rename was done. */
    EXPECT(number == before || number == before + 1);
    if (number < wanted)
      break;
    last = shared->saved = number;
    ++kills;
  }
  printf("    %d kills during %d saves\n", kills, last);
  EXPECT(last >= 1000 && kills > 50);
  munmap(shared, sizeof *shared);
}

/* Saves over damaged files until it is killed: each is there before, under its own name alone. */
static void save_over_damaged_for_ever(struct shared *shared) {
  char damaged[64];
  for (int number = shared->saved + 1;; ++number) {
    keisen_preferences *user = NULL;
    snprintf(damaged, sizeof damaged, "damaged %d file", number);
    write_file("user.new", damaged);
    if (rename(path_of("user.new"), path_of("user.json")) != 0 ||
        keisen_preferences_reload_user() != KEISEN_OK ||
        keisen_preferences_create_user(&user) != KEISEN_OK ||
        keisen_preferences_save(user) != KEISEN_OK || keisen_preferences_release(user) != KEISEN_OK)
      return;
    shared->saved = number;
  }
}

/* Counts the files that were set aside, and takes them away; each is whole. */
static int kept_files(void) {
  DIR *entries = opendir(folder);
  int count = 0;
  EXPECT(entries != NULL);
  if (entries == NULL)
    return 0;
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    char text[64], whole[64];
    int number = 0;
    if (strncmp(entry->d_name, "user.json.damaged", 17) != 0)
      continue;
    read_file(entry->d_name, text, sizeof text);
    EXPECT(sscanf(text, "damaged %d", &number) == 1);
    snprintf(whole, sizeof whole, "damaged %d file", number);
    EXPECT_TEXT(text, whole);
    unlink(path_of(entry->d_name));
    ++count;
  }
  closedir(entries);
  return count;
}

static void never_loses_a_damaged_file(void) {
  struct shared *shared =
      mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  EXPECT(shared != MAP_FAILED);
  if (shared == MAP_FAILED)
    return;
  uint64_t state = 20261122;
  shared->saved = 0;
  setenv("KEISEN_PREFERENCES", path_of("user.json"), 1);
  for (int kills = 0; kills < 80; ++kills) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    const int before = shared->saved, wanted = before + 1 + (int)(state >> 62);
    const long nanoseconds = (long)(state >> 20 & 0x1fffff);
    char text[64];
    fflush(stdout);
    pid_t child = fork();
    EXPECT(child >= 0);
    if (child < 0)
      break;
    if (child == 0) {
      /* A line on standard error for each of so many damaged files says nothing. */
      if (freopen("/dev/null", "w", stderr) != NULL)
        save_over_damaged_for_ever(shared);
      _exit(1);
    }
    while (shared->saved < wanted && waitpid(child, NULL, WNOHANG) == 0) {
    }
    struct timespec begin, now;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    do
      clock_gettime(CLOCK_MONOTONIC, &now);
    while ((now.tv_sec - begin.tv_sec) * 1000000000 + now.tv_nsec - begin.tv_nsec < nanoseconds);
    int status = 0;
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    EXPECT(WIFSIGNALED(status));
    const int saved = shared->saved, kept = kept_files();
    EXPECT(read_file("user.json", text, sizeof text) > 0);
    /* Of the files that were saved over each is kept, and of the one after them at most one copy.
     */
    EXPECT(kept == saved - before || kept == saved - before + 1);
    EXPECT(text[0] == '{' ? strncmp(text, "{\n  \"values\": {", 15) == 0
                          : strncmp(text, "damaged ", 8) == 0);
    if (!WIFSIGNALED(status))
      break;
  }
  printf("    %d damaged files\n", shared->saved);
  setenv("KEISEN_PREFERENCES", "none", 1);
  EXPECT_OK(keisen_preferences_reload_user());
  munmap(shared, sizeof *shared);
}

static void takes_the_last_of_two(void) {
  pid_t children[2];
  for (int index = 0; index < 2; ++index) {
    fflush(stdout);
    children[index] = fork();
    if (children[index] == 0) {
      static const keisen_preference zero[] = {KEISEN_PREFERENCE_INT("a", 0),
                                               KEISEN_PREFERENCE_INT("b", 0)};
      keisen_preferences *preferences = NULL;
      for (int round = 0; round < 100; ++round) {
        int64_t a = -1, b = -2;
        if (keisen_preferences_create(zero, 2, path_of("two.json"), "1", &preferences) ||
            keisen_preferences_get_int(preferences, "a", &a) ||
            keisen_preferences_get_int(preferences, "b", &b) || a != b ||
            keisen_preferences_set_int(preferences, "a", 1000 * index + round) ||
            keisen_preferences_set_int(preferences, "b", 1000 * index + round) ||
            keisen_preferences_save(preferences) || keisen_preferences_release(preferences))
          _exit(1);
      }
      _exit(0);
    }
  }
  for (int index = 0; index < 2; ++index) {
    int status = 1;
    waitpid(children[index], &status, 0);
    EXPECT_INT(status, 0);
  }
  char text[128];
  read_file("two.json", text, sizeof text);
  EXPECT(strstr(text, "\"a\": 99,") != NULL || strstr(text, "\"a\": 1099,") != NULL);
}

static keisen_image *plain_picture(bool light) {
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  keisen_renderer *renderer = cpu_renderer();
  keisen_theme_options theme = KEISEN_THEME_OPTIONS_INIT;
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  if (light)
    EXPECT_OK(keisen_chart_set_theme(chart, &theme));
  EXPECT_OK(keisen_chart_set_title(chart, "title"));
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_renderer_release(renderer));
  return image;
}

static size_t user_reports(char *message, size_t size) {
  keisen_preferences *user = NULL;
  size_t count = 0;
  message[0] = '\0';
  EXPECT_OK(keisen_preferences_create_user(&user));
  EXPECT_OK(keisen_preferences_get_report_count(user, &count));
  if (count > 0)
    EXPECT_OK(keisen_preferences_get_report(user, 0, NULL, size, message, NULL));
  EXPECT_OK(keisen_preferences_release(user));
  return count;
}

static void changes_looks(void) {
  static const struct {
    const char *text;
    bool differs;
    const char *report;
  } files[] = {
      {"{\"version\": \"1\", \"values\": {\"theme\": \"dark\"}}", true, NULL},
      {"{\"version\": \"1\", \"values\": {\"text_size\": 15}}", true, NULL},
      {"{\"version\": \"1\", \"values\": {\"theme\": \"blue\"}}", false, "must be light, dark or"},
      {"{\"version\": \"1\", \"values\": {\"font\": \"No Such 7\"}}", false, "No Such 7"},
      {"{\"version\": \"1\", \"values\": {\"palette\": \"red oops\"}}", false, "\"oops\""},
      {"{\"version\": \"1\", \"values\": {\"palette\": \" ,\"}}", false, "has no colour"},
      {"{\"version\": \"1\", \"values\": {\"text_size\": 0}}", false, "1...100"},
      {"{\"version\": \"1\", \"values\": {\"renderer\": \"gpu\"}}", false, "\"gpu\""},
      {"{\"version\": \"1\", \"values\": {\"them\": \"dark\"}}", false, "\"them\""},
      {"{\"version\": \"2\", \"values\": {\"theme\": \"dark\"}}", false, "version \"2\""},
      {"{\"version\": \"1\", \"values\": {\"theme\": dark}}", false, "is damaged"},
      {"{\"version\": \"1\", \"values\": {}}", false, NULL},
  };
  char message[512];
  mkdir(path_of("keisen"), 0777);
  unsetenv("KEISEN_PREFERENCES");
  setenv("XDG_CONFIG_HOME", folder, 1);
  keisen_image *light = plain_picture(true);
  for (size_t index = 0; index < COUNT(files); ++index) {
    write_file("keisen/preferences.json", files[index].text);
    EXPECT_OK(keisen_preferences_reload_user());
    keisen_image *picture = plain_picture(false), *asked = plain_picture(true);
    EXPECT_INT(!images_equal(picture, light), files[index].differs);
    EXPECT(images_equal(asked, light));
    EXPECT_OK(keisen_image_release(picture));
    EXPECT_OK(keisen_image_release(asked));
    EXPECT_INT(user_reports(message, sizeof message), files[index].report != NULL);
    EXPECT(files[index].report == NULL || strstr(message, files[index].report) != NULL);
  }
  keisen_preferences *user = NULL;
  char text[64];
  write_file("keisen/preferences.json", "damaged");
  EXPECT_OK(keisen_preferences_reload_user());
  EXPECT(access(path_of("keisen/preferences.json.damaged"), F_OK) != 0);
  EXPECT_OK(keisen_preferences_create_user(&user));
  EXPECT_OK(keisen_preferences_set_string(user, "theme", "dark"));
  EXPECT_OK(keisen_preferences_save(user));
  read_file("keisen/preferences.json.damaged", text, sizeof text);
  EXPECT_TEXT(text, "damaged");
  keisen_image *before = plain_picture(false);
  EXPECT(images_equal(before, light));
  EXPECT_OK(keisen_preferences_reload_user());
  keisen_image *after = plain_picture(false);
  EXPECT(!images_equal(after, light));
  EXPECT_INT(user_reports(message, sizeof message), 0);
  EXPECT_OK(keisen_image_release(before));
  EXPECT_OK(keisen_image_release(after));
  EXPECT_OK(keisen_image_release(light));
  EXPECT_OK(keisen_preferences_release(user));
}

static void switches_off(void) {
  keisen_image *light = plain_picture(true);
  setenv("KEISEN_PREFERENCES", "none", 1);
  EXPECT_OK(keisen_preferences_reload_user());
  keisen_image *picture = plain_picture(false);
  EXPECT(images_equal(picture, light));
  keisen_preferences *user = NULL;
  EXPECT_OK(keisen_preferences_create_user(&user));
  EXPECT_STATUS(keisen_preferences_save(user), KEISEN_ERROR_INVALID_STATE);
  EXPECT_OK(keisen_preferences_release(user));
  setenv("KEISEN_PREFERENCES", path_of("new/folders/mine.json"), 1);
  EXPECT_OK(keisen_preferences_reload_user());
  EXPECT_OK(keisen_preferences_create_user(&user));
  EXPECT_OK(keisen_preferences_save(user));
  EXPECT_OK(keisen_preferences_release(user));
  EXPECT(access(path_of("new/folders/mine.json"), F_OK) == 0);
  setenv("KEISEN_PREFERENCES", folder, 1);
  EXPECT_OK(keisen_preferences_reload_user());
  char message[512];
  EXPECT_INT(user_reports(message, sizeof message), 1);
  EXPECT(strstr(message, "is a directory") != NULL);
  EXPECT_OK(keisen_image_release(picture));
  EXPECT_OK(keisen_image_release(light));
}

static void takes_the_theme_of_a_running_chart_back(void) {
  keisen_chart *chart = NULL;
  keisen_renderer *renderer = cpu_renderer();
  double next = 0;
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_get_next_frame_time(chart, 1, &next));
  EXPECT_DOUBLE(next, INFINITY);
  EXPECT_OK(keisen_preferences_reload_user());
  EXPECT_OK(keisen_chart_get_next_frame_time(chart, 1, &next));
  EXPECT_DOUBLE(next, 1);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_renderer_release(renderer));
}

static void remove_all(const char *path) {
  DIR *entries = opendir(path);
  if (entries == NULL)
    return;
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    char name[512];
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
      continue;
    snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
    if (unlink(name) != 0)
      remove_all(name);
  }
  closedir(entries);
  rmdir(path);
}

int main(void) {
  if (mkdtemp(folder) == NULL)
    return 1;
  test("keeps values of four kinds in a file", keeps_values);
  test("refuses keys, kinds, values and defaults that are none, and keeps the old", refuses_values);
  test("keeps the values that fit beside those that don't, and keys by their bytes",
       keeps_what_fits);
  test("reports what is odd about a file", reports);
  test("has one whole version after each of many kills during 1,000 saves", survives_kills);
  test("never loses a damaged file, nor has none in its place, when saves over it are killed",
       never_loses_a_damaged_file);
  test("has all values of the last of two processes that save", takes_the_last_of_two);
  test("changes the look of charts that ask for no theme, and tells what can't be used",
       changes_looks);
  test("is switched off, or put elsewhere, by the environment", switches_off);
  test("asks for another frame when the user's preferences were read anew",
       takes_the_theme_of_a_running_chart_back);
  remove_all(folder);
  return summary();
}
