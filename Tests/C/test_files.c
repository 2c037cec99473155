/* Files that cannot be written: a clear error, no partial file, the old one kept. */
#include "fixture.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static struct fixture fixture;
static char folder[256];

/* A path in the test's folder; good until the next call but one. */
static const char *in_folder(const char *name) {
  static char paths[2][1024];
  static int turn;
  turn = !turn;
  snprintf(paths[turn], sizeof paths[turn], "%s/%s", folder, name);
  return paths[turn];
}

static keisen_status write_chart(const char *path) {
  return keisen_chart_write_file(fixture.chart, fixture.renderer, NULL, path);
}

/* Counts what is in the test's folder. */
static int entries(void) {
  int count = 0;
  DIR *directory = opendir(folder);
  if (directory == NULL)
    return -1;
  for (struct dirent *entry; (entry = readdir(directory)) != NULL;)
    count += entry->d_name[0] != '.' || strlen(entry->d_name) > 2;
  closedir(directory);
  return count;
}

static long size_of(const char *path) {
  struct stat info;
  return stat(path, &info) == 0 ? (long)info.st_size : -1;
}

static void write_text(const char *path, const char *text) {
  FILE *file = fopen(path, "w");
  EXPECT(file != NULL);
  if (file == NULL)
    return;
  fputs(text, file);
  fclose(file);
}

static void writes_the_encoded_bytes(void) {
  const char *path = in_folder("a.png");
  const uint8_t *data = NULL;
  size_t size = 0;
  static unsigned char read[1 << 20];
  EXPECT_OK(keisen_image_write_file(fixture.image, path));
  EXPECT_OK(keisen_bytes_get_data(fixture.bytes, &data, &size));
  FILE *file = fopen(path, "rb");
  EXPECT(file != NULL);
  EXPECT_INT(file == NULL ? 0 : fread(read, 1, sizeof read, file), size);
  EXPECT(memcmp(read, data, size) == 0);
  EXPECT(memcmp(read, "\x89PNG\r\n\x1A\n", 8) == 0);
  if (file != NULL)
    fclose(file);
  EXPECT_INT(entries(), 1);
  EXPECT_INT(remove(path), 0);
}

/* The columns of a PNG in the test's folder, which is removed. */
static long columns_of(const char *name) {
  const char *path = in_folder(name);
  unsigned char head[20] = {0};
  FILE *file = fopen(path, "rb");
  EXPECT(file != NULL);
  EXPECT_INT(file == NULL ? 0 : fread(head, 1, sizeof head, file), sizeof head);
  if (file != NULL)
    fclose(file);
  EXPECT_INT(remove(path), 0);
  return (long)head[18] << 8 | head[19];
}

static void writes_two_pixels_a_point(void) {
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  keisen_canvas *canvas = NULL;
  keisen_figure *figure = NULL;
  uint32_t width = 0, height = 0;
  EXPECT(options.pixel_ratio == 0);
  EXPECT_OK(keisen_chart_create(320, 200, &chart));
  for (int given = 0; given < 2; ++given) {
    const keisen_render_options *chosen = given ? &options : NULL;
    EXPECT_OK(keisen_chart_get_pixel_size(chart, chosen, &width, &height));
    EXPECT_INT(width, 320);
    EXPECT_OK(keisen_chart_render(chart, fixture.renderer, chosen, &image));
    EXPECT_OK(keisen_image_get_size(image, &width, &height));
    EXPECT_INT(width, 320);
    EXPECT_OK(keisen_image_release(image));
    EXPECT_OK(keisen_chart_write_file(chart, fixture.renderer, chosen, in_folder("a.png")));
    EXPECT_INT(columns_of("a.png"), 640);
  }
  options.pixel_ratio = 1;
  EXPECT_OK(keisen_chart_write_file(chart, fixture.renderer, &options, in_folder("a.png")));
  EXPECT_INT(columns_of("a.png"), 320);
  options.pixel_ratio = -1;
  EXPECT_STATUS(keisen_chart_write_file(chart, fixture.renderer, &options, in_folder("a.png")),
                KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_figure_create(320, 200, 1, 1, &figure));
  EXPECT_OK(keisen_figure_write_file(figure, fixture.renderer, NULL, in_folder("a.png")));
  EXPECT_INT(columns_of("a.png"), 640);
  EXPECT_OK(keisen_figure_release(figure));
  EXPECT_OK(keisen_canvas_create_drawing(320, 200, true, 1, &canvas));
  EXPECT_OK(keisen_canvas_write_file(canvas, fixture.renderer, 0, KEISEN_SVG_FONTS_EMBEDDED,
                                     in_folder("a.png")));
  EXPECT_INT(columns_of("a.png"), 640);
  EXPECT_OK(keisen_canvas_write_file(canvas, fixture.renderer, 3, KEISEN_SVG_FONTS_EMBEDDED,
                                     in_folder("a.png")));
  EXPECT_INT(columns_of("a.png"), 960);
  EXPECT_OK(keisen_canvas_release(canvas));
}

/* Reads a file of the test's folder, with a zero behind it, and removes it; returns its size. */
static size_t take(const char *name, char *content, size_t capacity) {
  const char *path = in_folder(name);
  FILE *file = fopen(path, "rb");
  EXPECT(file != NULL);
  const size_t size = file == NULL ? 0 : fread(content, 1, capacity - 1, file);
  content[size] = 0;
  if (file != NULL)
    fclose(file);
  EXPECT_INT(remove(path), 0);
  return size;
}

static void writes_documents_by_their_ending(void) {
  static char written[1 << 20];
  keisen_bytes *bytes = NULL;
  const uint8_t *data = NULL;
  size_t size = 0;
  EXPECT_OK(write_chart(in_folder("a.svg")));
  EXPECT_OK(keisen_chart_render_svg(fixture.chart, NULL, &bytes));
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT_INT(take("a.svg", written, sizeof written), size);
  EXPECT(memcmp(written, data, size) == 0);
  EXPECT(memcmp(written, "<svg ", 5) == 0);
  EXPECT(strcmp(written + size - 7, "</svg>\n") == 0);
  EXPECT_OK(keisen_bytes_release(bytes));

  EXPECT_OK(write_chart(in_folder("a.PDF")));
  EXPECT_OK(keisen_chart_render_pdf(fixture.chart, NULL, &bytes));
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT_INT(take("a.PDF", written, sizeof written), size);
  EXPECT(memcmp(written, data, size) == 0);
  EXPECT(memcmp(written, "%PDF-1.7\n", 9) == 0);
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_INT(entries(), 0);

  /* A picture is pixels. */
  EXPECT_STATUS(keisen_image_write_file(fixture.image, in_folder("a.svg")),
                KEISEN_ERROR_UNSUPPORTED);
  bytes = NULL;
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  options.fonts = (keisen_svg_fonts)3;
  EXPECT_STATUS(keisen_chart_render_svg(fixture.chart, &options, &bytes),
                KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT(strstr(keisen_last_error_message(), "fonts 3") != NULL);
  EXPECT(bytes == NULL);
  EXPECT_STATUS(
      keisen_chart_write_file(fixture.chart, fixture.renderer, &options, in_folder("a.svg")),
      KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_INT(entries(), 0);
}

static void writes_fonts_as_asked(void) {
  static char written[1 << 20];
  const keisen_svg_fonts fonts[] = {KEISEN_SVG_FONTS_EMBEDDED, KEISEN_SVG_FONTS_NAMED,
                                    KEISEN_SVG_FONTS_OUTLINES};
  for (int i = 0; i < 3; ++i) {
    keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
    EXPECT_INT(options.fonts, KEISEN_SVG_FONTS_EMBEDDED);
    options.fonts = fonts[i];
    EXPECT_OK(
        keisen_chart_write_file(fixture.chart, fixture.renderer, &options, in_folder("a.svg")));
    written[take("a.svg", written, sizeof written - 1)] = 0;
    EXPECT((strstr(written, "@font-face") != NULL) == (fonts[i] == KEISEN_SVG_FONTS_EMBEDDED));
    EXPECT((strstr(written, "<text") == NULL) == (fonts[i] == KEISEN_SVG_FONTS_OUTLINES));
  }
}

static void replaces_a_file(void) {
  const char *path = in_folder("a.png");
  write_text(path, "old");
  EXPECT_OK(write_chart(path));
  EXPECT(size_of(path) > 100);
  EXPECT_INT(entries(), 1);
  EXPECT_INT(remove(path), 0);
}

static void takes_any_utf8_name(void) {
  const char *path = in_folder("罫線 é.png");
  EXPECT_OK(write_chart(path));
  EXPECT(size_of(path) > 100);
  EXPECT_INT(remove(path), 0);
}

static void respects_the_umask(void) {
  const char *path = in_folder("a.png");
  struct stat info;
  mode_t old = umask(027);
  EXPECT_OK(write_chart(path));
  umask(old);
  EXPECT_INT(stat(path, &info), 0);
  EXPECT_INT(info.st_mode & 0777, 0640);
  EXPECT_INT(remove(path), 0);
}

static void refuses_a_missing_folder(void) {
  const char *path = in_folder("missing/a.png");
  EXPECT_STATUS(write_chart(path), KEISEN_ERROR_IO);
  EXPECT_INT(keisen_last_error_number(), ENOENT);
  EXPECT(strstr(keisen_last_error_message(), "a.png") != NULL);
  EXPECT_STATUS(keisen_image_write_file(fixture.image, path), KEISEN_ERROR_IO);
  EXPECT_INT(keisen_last_error_number(), ENOENT);
  EXPECT_INT(entries(), 0);
}

static void the_number_is_of_the_last_failure(void) {
  EXPECT_STATUS(write_chart(in_folder("missing/a.png")), KEISEN_ERROR_IO);
  EXPECT_STATUS(write_chart(NULL), KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_INT(keisen_last_error_number(), 0);
}

static void refuses_a_file_for_a_folder(void) {
  const char *file = in_folder("file");
  write_text(file, "text");
  EXPECT_STATUS(write_chart(in_folder("file/a.png")), KEISEN_ERROR_IO);
  EXPECT_INT(keisen_last_error_number(), ENOTDIR);
  EXPECT_INT(entries(), 1);
  EXPECT_INT(remove(in_folder("file")), 0);
}

static void refuses_a_folder_for_a_file(void) {
  const char *path = in_folder("folder.png");
  EXPECT_INT(mkdir(path, 0755), 0);
  EXPECT_STATUS(write_chart(path), KEISEN_ERROR_IO);
  EXPECT_INT(keisen_last_error_number(), EISDIR);
  EXPECT_INT(entries(), 1);
  EXPECT_INT(rmdir(in_folder("folder.png")), 0);
}

static void refuses_a_folder_without_permission(void) {
  if (geteuid() == 0)
    return; /* Root may write anywhere. */
  EXPECT_INT(mkdir(in_folder("closed"), 0555), 0);
  EXPECT_STATUS(write_chart(in_folder("closed/a.png")), KEISEN_ERROR_IO);
  EXPECT_INT(keisen_last_error_number(), EACCES);
  EXPECT_INT(rmdir(in_folder("closed")), 0);
}

static void refuses_names_that_are_none(void) {
  EXPECT_STATUS(write_chart(NULL), KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_STATUS(write_chart(""), KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_STATUS(write_chart(in_folder("a")), KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(write_chart(in_folder("a.jpg")), KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(write_chart(in_folder("png")), KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(keisen_image_write_file(fixture.image, NULL), KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_STATUS(keisen_image_write_file(fixture.image, ""), KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_INT(entries(), 0);
}

static void refuses_a_name_too_long(void) {
  char name[400];
  memset(name, 'a', sizeof name);
  memcpy(name + sizeof name - 5, ".png", 5);
  EXPECT_STATUS(write_chart(in_folder(name)), KEISEN_ERROR_IO);
  EXPECT_INT(keisen_last_error_number(), ENAMETOOLONG);
  EXPECT_INT(entries(), 0);
}

/* Writes under a limit of 100 bytes per file; exits with 0 when all is as it should be. */
static void write_under_a_limit(int signal_action) {
  struct rlimit limit = {100, 100};
  if (signal_action == 1)
    signal(SIGXFSZ, SIG_IGN);
  if (setrlimit(RLIMIT_FSIZE, &limit) != 0)
    _exit(2);
  if (write_chart(in_folder("a.png")) != KEISEN_ERROR_IO)
    _exit(3);
  if (keisen_last_error_number() != EFBIG)
    _exit(4);
  keisen_image *image = NULL;
  if (keisen_chart_render(fixture.chart, fixture.renderer, NULL, &image) != KEISEN_OK)
    _exit(5);
  _exit(images_equal(image, fixture.image) ? 0 : 6);
}

static void survives_a_limit(int signal_action) {
  write_text(in_folder("a.png"), "old");
  fflush(stdout);
  pid_t child = fork();
  if (child == 0)
    write_under_a_limit(signal_action);
  int status = 0;
  EXPECT_INT(waitpid(child, &status, 0), child);
  EXPECT_INT(WIFSIGNALED(status) ? WTERMSIG(status) : 0, 0);
  EXPECT_INT(WEXITSTATUS(status), 0);
  EXPECT_INT(size_of(in_folder("a.png")), 3);
  EXPECT_INT(entries(), 1);
  EXPECT_INT(remove(in_folder("a.png")), 0);
}

static void survives_the_limit_of_file_sizes(void) { survives_a_limit(0); }

static void reports_the_limit_of_file_sizes(void) { survives_a_limit(1); }

static void still_renders(void) { EXPECT(renders_as_before(fixture)); }

int main(void) {
  const char *base = getenv("TMPDIR");
  snprintf(folder, sizeof folder, "%s/keisen-XXXXXX", base == NULL ? "/tmp" : base);
  if (mkdtemp(folder) == NULL)
    return 2;
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("writes the bytes that it encodes, and nothing beside", writes_the_encoded_bytes);
  test("writes two pixels a point, and draws one, where none are asked for",
       writes_two_pixels_a_point);
  test("writes documents by their ending", writes_documents_by_their_ending);
  test("embeds fonts, names them or draws letters as shapes", writes_fonts_as_asked);
  test("replaces a file", replaces_a_file);
  test("takes any UTF-8 name", takes_any_utf8_name);
  test("respects the umask", respects_the_umask);
  test("tells of a missing folder, with path and errno", refuses_a_missing_folder);
  test("keeps the errno of the last failure only", the_number_is_of_the_last_failure);
  test("tells of a file in a folder's place", refuses_a_file_for_a_folder);
  test("tells of a folder in the file's place", refuses_a_folder_for_a_file);
  test("tells of a folder without permission", refuses_a_folder_without_permission);
  test("refuses names of no format and no name", refuses_names_that_are_none);
  test("tells of a name that is too long", refuses_a_name_too_long);
  test("keeps the old file where a limit of file sizes is ignored",
       reports_the_limit_of_file_sizes);
  test("survives the signal at a limit of file sizes", survives_the_limit_of_file_sizes);
  test("renders the same picture after all of it", still_renders);
  fixture_release(fixture);
  EXPECT_INT(rmdir(folder), 0);
  return summary();
}
