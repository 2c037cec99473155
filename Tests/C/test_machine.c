/* What the library reads of the machine, missing or damaged: time zones and fonts. */
#include "fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

/* A folder of this test's own, and whether the machine's own zoneinfo shall seem to be missing. */
static char folder[160];
static bool hides_zones;

static bool is_hidden(const char *path) {
  return hides_zones && (strncmp(path, "/usr/", 5) == 0 || strncmp(path, "/etc/", 5) == 0) &&
         strstr(path, "/zoneinfo") != NULL;
}

/* In the place of the C library's, for Keisen too. */
int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  if (!is_hidden(path))
    return openat(AT_FDCWD, path, flags, mode);
  errno = ENOENT;
  return -1;
}

int access(const char *path, int mode) {
  if (!is_hidden(path))
    return faccessat(AT_FDCWD, path, mode, 0);
  errno = ENOENT;
  return -1;
}

/* Runs a test in a child, because fonts and folders are found once in a process. */
static void in_child(void (*function)(void)) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    alarm(60);
    function();
    fflush(stdout);
    _exit(test_failed);
  }
  int status = -1;
  EXPECT_INT(waitpid(child, &status, 0), child);
  EXPECT_INT(status, 0);
}

/* Returns the path of a file in the folder. */
static const char *path_of(const char *name) {
  static char path[256];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return path;
}

static void write_file(const char *name, const char *content, size_t count) {
  FILE *file = fopen(path_of(name), "wb");
  EXPECT(file != NULL && fwrite(content, 1, count, file) == count && fclose(file) == 0);
}

/* A version 1 zone that is 9 hours ahead for ever. */
static const char tokyo[] = "TZif\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
                            "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\4"
                            "\0\0\x7E\x90\0\0JST";

/* Asks for a zone in every way, and expects each to say the same and to change nothing. */
static void refuses_zone(keisen_status expected, int number, const char *message) {
  keisen_scale_options options = KEISEN_SCALE_OPTIONS_INIT;
  keisen_projection *projection = NULL;
  const char *zone = NULL;
  double min = 0, max = 0;
  options.scale = KEISEN_SCALE_TIME;
  options.zone = "Asia/Tokyo";
  EXPECT_OK(keisen_projection_create(1, 2, KEISEN_SCALE_TIME, &projection));
  for (int way = 0; way < 2; ++way) {
    EXPECT_STATUS(way == 0 ? keisen_projection_set_zone(projection, "Asia/Tokyo")
                           : keisen_projection_set_scale(projection, &options),
                  expected);
    EXPECT_TEXT(keisen_last_error_message(), message);
    if (number != 0)
      EXPECT_INT(keisen_last_error_number(), number);
    EXPECT_OK(keisen_projection_get_zone(projection, &zone));
    EXPECT_TEXT(zone, "UTC");
    EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
    EXPECT(min == 1 && max == 2);
  }
  EXPECT_OK(keisen_projection_set_zone(projection, "Etc/UTC")); /* needs no file */
  EXPECT_OK(keisen_projection_release(projection));
}

static void lacks_zones(void) {
  hides_zones = true;
  setenv("TZDIR", "/nonexistent", 1);
  refuses_zone(KEISEN_ERROR_IO, ENOENT,
               "no zoneinfo to read time zone \"Asia/Tokyo\" from: no such file or directory");
}

static void lacks_a_zone(void) {
  hides_zones = true;
  setenv("TZDIR", folder, 1);
  refuses_zone(INVALID, 0, "no time zone is named \"Asia/Tokyo\"");
}

static void finds_damaged_zones(void) {
  setenv("TZDIR", folder, 1);
  EXPECT_INT(mkdir(path_of("Asia"), 0700), 0);
  write_file("Asia/Tokyo", "<html>", 6);
  refuses_zone(KEISEN_ERROR_IO, EBADMSG,
               "the file of time zone \"Asia/Tokyo\" is damaged: it does not begin with TZif");
  for (size_t count = 0; count < sizeof tokyo; ++count) {
    write_file("Asia/Tokyo", tokyo, count);
    refuses_zone(KEISEN_ERROR_IO, EBADMSG,
                 "the file of time zone \"Asia/Tokyo\" is damaged: it ends too early");
  }
  keisen_projection *projection = NULL;
  const char *zone = NULL;
  EXPECT_OK(keisen_projection_create(1, 2, KEISEN_SCALE_TIME, &projection));
  write_file("Asia/Tokyo", tokyo, sizeof tokyo);
  EXPECT_OK(keisen_projection_set_zone(projection, "Asia/Tokyo")); /* the file was mended */
  write_file("Asia/Tokyo", "", 0);
  EXPECT_OK(keisen_projection_set_zone(projection, "UTC"));
  EXPECT_OK(keisen_projection_set_zone(projection, "Asia/Tokyo")); /* was read, and stays */
  EXPECT_OK(keisen_projection_get_zone(projection, &zone));
  EXPECT_TEXT(zone, "Asia/Tokyo");
  EXPECT_OK(keisen_projection_release(projection));
}

/* Expects a chart to refuse a font, to say why, and to be drawn as before. */
static void refuses_font(const char *font, keisen_status expected, const char *message) {
  struct fixture fixture = fixture_make();
  keisen_theme_options theme = KEISEN_THEME_OPTIONS_INIT;
  theme.font = font;
  EXPECT_STATUS(keisen_chart_set_theme(fixture.chart, &theme), expected);
  EXPECT_TEXT(keisen_last_error_message(), message);
  EXPECT(renders_as_before(fixture));
  fixture_release(fixture);
}

static void finds_damaged_fonts(void) {
  static const char *const contents[] = {"", "<html>", "\0\1\0\0\xFF\xFF", "OTTO", "ttcf\0\1\0\0"};
  char name[16], message[300];
  for (int index = 0; index < 5; ++index) {
    snprintf(name, sizeof name, "%d.ttf", index);
    write_file(name, contents[index], index < 2 ? strlen(contents[index]) : 4 + (size_t)index);
    snprintf(message, sizeof message, "\"%s/%s\" is no font", folder, name);
    refuses_font(path_of(name), INVALID, message);
  }
  snprintf(message, sizeof message, "\"%s\" is no font", folder);
  refuses_font(folder, INVALID, message);
  snprintf(message, sizeof message, "cannot read \"%s/none.ttf\": no such file or directory",
           folder);
  refuses_font(path_of("none.ttf"), KEISEN_ERROR_IO, message);
}

/* Draws a title that the embedded font lacks and returns how many of its two letters are boxes. */
static uint64_t boxes_drawn(void) {
  struct fixture fixture = fixture_make();
  keisen_image *image = NULL;
  keisen_frame_record record = KEISEN_FRAME_RECORD_INIT;
  EXPECT_OK(keisen_chart_set_title(fixture.chart, "a\xE6\x97\xA5\xE6\x9C\xAC"));
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_chart_get_frame_record(fixture.chart, &record));
  EXPECT_OK(keisen_image_release(image));
  fixture_release(fixture);
  return record.missing_glyphs;
}

/* fontconfig may then know the fonts of folders that were built into it, and may not. */
static void draws_on(void) {
  const uint64_t boxes = boxes_drawn();
  EXPECT(boxes == 0 || boxes == 2);
  refuses_font("No Such Family 7", INVALID, "font \"No Such Family 7\" was not found");
}

static void lacks_a_font_configuration(void) {
  setenv("FONTCONFIG_FILE", "/nonexistent/fonts.conf", 1);
  draws_on();
}

static void finds_a_damaged_font_configuration(void) {
  write_file("fonts.conf", "<fontconfig><dir>", 17);
  setenv("FONTCONFIG_FILE", path_of("fonts.conf"), 1);
  draws_on();
}

static void finds_only_damaged_fonts(void) {
  char text[512];
  write_file("a.ttf", "\0\1\0\0\xFF\xFF", 6);
  write_file("b.otf", "OTTO", 4);
  const int count = snprintf(text, sizeof text,
                             "<fontconfig><dir>%s</dir><cachedir>%s/cache</cachedir></fontconfig>",
                             folder, folder);
  write_file("fonts.conf", text, (size_t)count);
  setenv("FONTCONFIG_FILE", path_of("fonts.conf"), 1);
  EXPECT_INT(boxes_drawn(), 2);
  refuses_font("sans-serif", INVALID, "font \"sans-serif\" was not found");
}

static void without_zones(void) { in_child(lacks_zones); }
static void without_a_zone(void) { in_child(lacks_a_zone); }
static void with_damaged_zones(void) { in_child(finds_damaged_zones); }
static void with_damaged_fonts(void) { in_child(finds_damaged_fonts); }
static void without_a_configuration(void) { in_child(lacks_a_font_configuration); }
static void with_a_damaged_configuration(void) { in_child(finds_a_damaged_font_configuration); }
static void with_only_damaged_fonts(void) { in_child(finds_only_damaged_fonts); }

int main(void) {
  const char *base = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/keisen-XXXXXX", base == NULL ? "/tmp" : base);
  if (mkdtemp(folder) == NULL)
    return 2;
  test("says that the machine has no zoneinfo", without_zones);
  test("says that the zoneinfo lacks a zone", without_a_zone);
  test("says how the file of a zone is damaged, and reads it when it was mended",
       with_damaged_zones);
  test("says that a file is no font, or can't be read", with_damaged_fonts);
  test("draws on where fontconfig has no configuration", without_a_configuration);
  test("draws on where fontconfig's configuration is damaged", with_a_damaged_configuration);
  test("draws boxes where all fonts are damaged", with_only_damaged_fonts);
  char command[200];
  snprintf(command, sizeof command, "rm -r '%s'", folder);
  EXPECT_INT(system(command), 0);
  return summary();
}
