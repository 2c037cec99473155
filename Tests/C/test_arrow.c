/* Columns of Apache Arrow's C data interface. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT
#define COUNT(array) (sizeof(array) / sizeof *(array))

static int released_arrays, released_schemas, released_streams;

static void release_array(struct ArrowArray *array) {
  ++released_arrays;
  array->release = NULL;
}

static void release_schema(struct ArrowSchema *schema) {
  ++released_schemas;
  schema->release = NULL;
}

static struct ArrowSchema schema_of(const char *format) {
  struct ArrowSchema schema;
  memset(&schema, 0, sizeof schema);
  schema.format = format;
  schema.release = release_schema;
  return schema;
}

static struct ArrowArray array_of(const void **buffers, int64_t buffer_count, int64_t length) {
  struct ArrowArray array;
  memset(&array, 0, sizeof array);
  array.length = length;
  array.null_count = buffers != NULL && buffers[0] != NULL ? -1 : 0;
  array.n_buffers = buffer_count;
  array.buffers = buffers;
  array.release = release_array;
  return array;
}

static void expect_values(keisen_column *column, const double *expected, size_t count) {
  double values[64];
  size_t found = 0;
  EXPECT_OK(keisen_column_get_count(column, &found));
  EXPECT_INT(found, count);
  EXPECT_OK(keisen_column_read(column, 0, count, 0, values));
  for (size_t index = 0; index < count; ++index)
    if (isnan(expected[index]))
      EXPECT(isnan(values[index]));
    else
      EXPECT_DOUBLE(values[index], expected[index]);
}

static void expect_type(keisen_column *column, keisen_element_type expected) {
  keisen_element_type type = KEISEN_ELEMENT_F64;
  EXPECT_OK(keisen_column_get_type(column, &type));
  EXPECT_INT(type, expected);
}

/* Makes a column of an array; expects that both structs are taken over. */
static keisen_column *column_of_arrow(struct ArrowSchema schema, struct ArrowArray array) {
  keisen_column *column = NULL;
  EXPECT_OK(keisen_column_create_arrow(&schema, &array, &column));
  EXPECT(schema.release == NULL && array.release == NULL);
  return column;
}

/* Expects that nothing is taken over of what is refused. */
static void
expect_refused(struct ArrowSchema schema, struct ArrowArray array, keisen_status status) {
  keisen_column *column = (keisen_column *)1;
  int arrays = released_arrays, schemas = released_schemas;
  const void *array_release = *(void **)&array.release, *schema_release = *(void **)&schema.release;
  EXPECT_STATUS(keisen_column_create_arrow(&schema, &array, &column), status);
  EXPECT(column == (keisen_column *)1);
  EXPECT(*(void **)&array.release == array_release && *(void **)&schema.release == schema_release);
  EXPECT(released_arrays == arrays && released_schemas == schemas);
}

static void leaves_values_where_they_are(void) {
  double values[] = {9, 1, 2, 3, 4};
  const void *buffers[] = {NULL, values};
  struct ArrowArray array = array_of(buffers, 2, 3);
  array.offset = 1;
  released_arrays = released_schemas = 0;
  keisen_column *column = column_of_arrow(schema_of("g"), array);
  EXPECT_INT(released_schemas, 1);
  EXPECT_INT(released_arrays, 0);
  expect_type(column, KEISEN_ELEMENT_F64);
  expect_values(column, (double[]){1, 2, 3}, 3);
  values[2] = 70;
  EXPECT_OK(keisen_column_changed(column, 1, 1));
  expect_values(column, (double[]){1, 70, 3}, 3);

  /* What draws it keeps it. */
  keisen_chart *chart = NULL;
  keisen_bytes *png = NULL;
  keisen_renderer *renderer = cpu_renderer();
  EXPECT_OK(keisen_chart_create(100, 80, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_column_release(column));
  EXPECT_OK(keisen_chart_render_png(chart, renderer, NULL, &png));
  EXPECT_INT(released_arrays, 0);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_INT(released_arrays, 1);
  EXPECT_OK(keisen_bytes_release(png));
  EXPECT_OK(keisen_renderer_release(renderer));
}

static void reads_every_type(void) {
  static const int8_t c[] = {-1, 2};
  static const uint8_t C[] = {1, 255};
  static const int16_t s[] = {-300, 3};
  static const uint16_t S[] = {300, 65535}, e[] = {0x3c00, 0xc500};
  static const int32_t i[] = {-70000, 7};
  static const uint32_t I[] = {70000, 4294967295u};
  static const int64_t l[] = {-5, 6}, days_ms[] = {86400000, 0};
  static const uint64_t L[] = {5, 1u << 31};
  static const float f[] = {0.5f, -2};
  static const double g[] = {1e300, -1};
  static const int32_t days[] = {1, -1};
  static const uint8_t bits[] = {2};
  static const uint64_t decimal[] = {12345, 0, (uint64_t)-50, UINT64_MAX};
  static const int32_t small_decimal[] = {-25, 1000000};
  static const struct {
    const char *format;
    const void *values;
    keisen_element_type type;
    double expected[2];
    bool copied;
  } cases[] = {
      {"c", c, KEISEN_ELEMENT_I8, {-1, 2}, false},
      {"C", C, KEISEN_ELEMENT_U8, {1, 255}, false},
      {"s", s, KEISEN_ELEMENT_I16, {-300, 3}, false},
      {"S", S, KEISEN_ELEMENT_U16, {300, 65535}, false},
      {"i", i, KEISEN_ELEMENT_I32, {-70000, 7}, false},
      {"I", I, KEISEN_ELEMENT_U32, {70000, 4294967295.0}, false},
      {"l", l, KEISEN_ELEMENT_I64, {-5, 6}, false},
      {"L", L, KEISEN_ELEMENT_U64, {5, 2147483648.0}, false},
      {"f", f, KEISEN_ELEMENT_F32, {0.5, -2}, false},
      {"g", g, KEISEN_ELEMENT_F64, {1e300, -1}, false},
      {"e", e, KEISEN_ELEMENT_F32, {1, -5}, true},
      {"b", bits, KEISEN_ELEMENT_U8, {0, 1}, true},
      {"tdD", days, KEISEN_ELEMENT_TIMESTAMP_S, {86400, -86400}, true},
      {"tdm", days_ms, KEISEN_ELEMENT_TIMESTAMP_MS, {86400000, 0}, false},
      {"tss:", l, KEISEN_ELEMENT_TIMESTAMP_S, {-5, 6}, false},
      {"tsm:UTC", l, KEISEN_ELEMENT_TIMESTAMP_MS, {-5, 6}, false},
      {"tsu:Asia/Tokyo", l, KEISEN_ELEMENT_TIMESTAMP_US, {-5, 6}, false},
      {"tsn:+05:30", l, KEISEN_ELEMENT_TIMESTAMP_NS, {-5, 6}, false},
      {"d:10,2", decimal, KEISEN_ELEMENT_F64, {123.45, -0.5}, true},
      {"d:7,-3,32", small_decimal, KEISEN_ELEMENT_F64, {-25000, 1e9}, true},
      {"d:7,1,32", small_decimal, KEISEN_ELEMENT_F64, {-2.5, 100000}, true},
  };
  for (size_t index = 0; index < COUNT(cases); ++index) {
    const void *buffers[] = {NULL, cases[index].values};
    char zone[32];
    released_arrays = 0;
    keisen_column *column =
        column_of_arrow(schema_of(cases[index].format), array_of(buffers, 2, 2));
    EXPECT_INT(released_arrays, cases[index].copied);
    expect_type(column, cases[index].type);
    expect_values(column, cases[index].expected, 2);
    EXPECT_OK(keisen_column_get_zone(column, sizeof zone, zone, NULL));
    const char *colon = strchr(cases[index].format, ':');
    EXPECT_TEXT(zone, cases[index].format[0] == 't' && colon != NULL ? colon + 1 : "");
    EXPECT_OK(keisen_column_release(column));
    EXPECT_INT(released_arrays, 1);
  }
  /* Nulls alone have no memory. */
  keisen_column *column = column_of_arrow(schema_of("n"), array_of(NULL, 0, 2));
  expect_values(column, (double[]){NAN, NAN}, 2);
  EXPECT_OK(keisen_column_release(column));
  /* But for some, that have a buffer of bits. */
  const void *no_bits[] = {NULL};
  column = column_of_arrow(schema_of("n"), array_of(no_bits, 1, 2));
  expect_values(column, (double[]){NAN, NAN}, 2);
  EXPECT_OK(keisen_column_release(column));
}

static void puts_gaps_in_the_place_of_nulls(void) {
  static const uint8_t valid[] = {0xfe, 0x01}; /* Rows 1 to 8 of 10. */
  static const int32_t i[] = {10, 11, 12, 13, 14, 15, 16, 17, 18, 19};
  static const int64_t times[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  static const float f[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  static const struct {
    const char *format;
    const void *values;
    keisen_element_type type;
    double first;
  } cases[] = {
      {"i", i, KEISEN_ELEMENT_F64, 17},
      {"tss:", times, KEISEN_ELEMENT_TIMESTAMP_S, 7},
      {"f", f, KEISEN_ELEMENT_F32, 7},
  };
  for (size_t index = 0; index < COUNT(cases); ++index) {
    const void *buffers[] = {valid, cases[index].values};
    struct ArrowArray array = array_of(buffers, 2, 3);
    double first = cases[index].first;
    array.offset = 7;
    keisen_column *column = column_of_arrow(schema_of(cases[index].format), array);
    expect_type(column, cases[index].type);
    expect_values(column, (double[]){first, first + 1, NAN}, 3);
    EXPECT_OK(keisen_column_release(column));
    /* Rows without nulls of an array that has some need no copy. */
    array = array_of(buffers, 2, 8);
    array.offset = 1;
    released_arrays = 0;
    column = column_of_arrow(schema_of(cases[index].format), array);
    EXPECT_INT(released_arrays, 0);
    EXPECT_OK(keisen_column_release(column));
  }
  /* A struct's own nulls count too. */
  const void *inner_buffers[] = {NULL, f}, *outer_buffers[] = {valid};
  struct ArrowArray inner = array_of(inner_buffers, 2, 10);
  struct ArrowArray *children[] = {&inner};
  struct ArrowArray outer = array_of(outer_buffers, 1, 3);
  struct ArrowSchema inner_schema = schema_of("f"), *schemas[] = {&inner_schema};
  struct ArrowSchema outer_schema = schema_of("+s");
  inner.offset = 0;
  outer.offset = 7;
  outer.n_children = outer_schema.n_children = 1;
  outer.children = children;
  outer_schema.children = schemas;
  keisen_column *column = column_of_arrow(outer_schema, outer);
  expect_values(column, (double[]){7, 8, NAN}, 3);
  EXPECT_OK(keisen_column_release(column));
}

static void numbers_the_categories_of_texts(void) {
  static const char texts[] = "redbluered";
  static const int32_t offsets[] = {0, 3, 7, 10, 10};
  static const int64_t wide_offsets[] = {0, 3, 7, 10, 10};
  static const uint8_t valid[] = {0x07};
  char name[16];
  size_t count = 0, length = 0;
  for (int wide = 0; wide < 2; ++wide) {
    const void *buffers[] = {NULL, wide ? (const void *)wide_offsets : offsets, texts};
    keisen_column *column = column_of_arrow(schema_of(wide ? "U" : "u"), array_of(buffers, 3, 4));
    expect_type(column, KEISEN_ELEMENT_I32);
    expect_values(column, (double[]){0, 1, 0, 2}, 4);
    EXPECT_OK(keisen_column_get_category_count(column, &count));
    EXPECT_INT(count, 3);
    EXPECT_OK(keisen_column_get_category(column, 1, sizeof name, name, &length));
    EXPECT_TEXT(name, "blue");
    EXPECT_OK(keisen_column_get_category(column, 2, sizeof name, name, &length));
    EXPECT(length == 0);
    EXPECT_STATUS(keisen_column_get_category(column, 3, sizeof name, name, NULL), INVALID);
    EXPECT_OK(keisen_column_release(column));
    buffers[0] = valid;
    column = column_of_arrow(schema_of(wide ? "U" : "u"), array_of(buffers, 3, 4));
    expect_type(column, KEISEN_ELEMENT_F64);
    expect_values(column, (double[]){0, 1, 0, NAN}, 4);
    EXPECT_OK(keisen_column_release(column));
  }
  /* Views: short texts within, long ones in pieces. */
  struct view {
    int32_t length;
    char inlined[12];
  } views[2] = {{3, "red"}, {20, ""}};
  static const char piece[] = "..a text of 20 bytes";
  int64_t sizes[] = {22};
  int32_t place[2] = {0, 2};
  memcpy(views[1].inlined, "a te", 4);
  memcpy(views[1].inlined + 4, place, sizeof place);
  views[1].length = 18;
  const void *view_buffers[] = {NULL, views, piece, sizes};
  keisen_column *column = column_of_arrow(schema_of("vu"), array_of(view_buffers, 4, 2));
  EXPECT_OK(keisen_column_get_category(column, 1, 0, NULL, &length));
  EXPECT_INT(length, 18);
  EXPECT_OK(keisen_column_release(column));
  sizes[0] = 19;
  expect_refused(schema_of("vu"), array_of(view_buffers, 4, 2), INVALID);
}

/* A dictionary of two texts and its indices. */
static void reads_dictionaries(void) {
  static const char texts[] = "redblue";
  static const int32_t offsets[] = {0, 3, 7};
  static const double numbers[] = {2.5, -1};
  static int8_t indices[] = {1, 0, 1};
  const void *text_buffers[] = {NULL, offsets, texts}, *number_buffers[] = {NULL, numbers};
  const void *index_buffers[] = {NULL, indices};
  char name[8];
  for (int number = 0; number < 2; ++number) {
    struct ArrowArray entries =
        number ? array_of(number_buffers, 2, 2) : array_of(text_buffers, 3, 2);
    struct ArrowSchema entry_schema = schema_of(number ? "g" : "u"), schema = schema_of("c");
    struct ArrowArray array = array_of(index_buffers, 2, 3);
    array.dictionary = &entries;
    schema.dictionary = &entry_schema;
    released_arrays = 0;
    keisen_column *column = column_of_arrow(schema, array);
    EXPECT_INT(released_arrays, number);
    expect_type(column, number ? KEISEN_ELEMENT_F64 : KEISEN_ELEMENT_I8);
    if (number)
      expect_values(column, (double[]){-1, 2.5, -1}, 3);
    else {
      expect_values(column, (double[]){1, 0, 1}, 3);
      EXPECT_OK(keisen_column_get_category(column, 1, sizeof name, name, NULL));
      EXPECT_TEXT(name, "blue");
    }
    EXPECT_OK(keisen_column_release(column));
    for (int bad = -1; bad <= 2; bad += 3) {
      indices[1] = (int8_t)bad;
      expect_refused(schema, array, INVALID);
    }
    indices[1] = 0;
    array.dictionary = NULL;
    expect_refused(schema, array, INVALID);
    array.dictionary = &entries;
    expect_refused(schema_of("c"), array, INVALID);
    /* One within a dictionary. */
    entries.dictionary = &entries;
    expect_refused(schema, array, INVALID);
    entries.dictionary = NULL;
    entry_schema.dictionary = &entry_schema;
    expect_refused(schema, array, KEISEN_ERROR_UNSUPPORTED);
    entry_schema.dictionary = NULL, entry_schema.n_children = 1;
    expect_refused(schema, array, KEISEN_ERROR_UNSUPPORTED);
  }
}

/* A stream of three arrays, of which one may have nulls, and which may fail. */
struct stream {
  int next;
  int fails_at;
  int nulls_at;
  const char *format;
  const void *buffers[3][2];
  uint8_t valid;
  int32_t values[3][40];
};

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *schema) {
  *schema = schema_of(((struct stream *)stream->private_data)->format);
  return 0;
}

static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *array) {
  struct stream *own = stream->private_data;
  if (own->next == own->fails_at)
    return 5;
  memset(array, 0, sizeof *array);
  if (own->next == 3)
    return 0;
  int part = own->next++;
  own->buffers[part][0] = part == own->nulls_at ? &own->valid : NULL;
  own->buffers[part][1] = own->values[part];
  *array = array_of(own->buffers[part], 2, part == 1 ? 8 : 40);
  return 0;
}

static const char *get_last_error(struct ArrowArrayStream *stream) {
  (void)stream;
  return "a cable\nwas cut";
}

static void release_stream(struct ArrowArrayStream *stream) {
  ++released_streams;
  stream->release = NULL;
}

static struct ArrowArrayStream stream_of(struct stream *own) {
  struct ArrowArrayStream stream = {get_schema, get_next, get_last_error, release_stream, own};
  own->next = 0;
  own->valid = 0xfe;
  for (int part = 0; part < 3; ++part)
    for (int index = 0; index < 40; ++index)
      own->values[part][index] = part * 100 + index;
  return stream;
}

static void reads_streams_to_their_end(void) {
  struct stream own = {.fails_at = -1, .nulls_at = -1, .format = "i"};
  struct ArrowArrayStream stream = stream_of(&own);
  keisen_column *column = NULL;
  double values[88];
  released_arrays = released_schemas = released_streams = 0;
  EXPECT_OK(keisen_column_create_arrow_stream(&stream, &column));
  EXPECT(stream.release == NULL);
  EXPECT(released_arrays == 0 && released_schemas == 1 && released_streams == 1);
  expect_type(column, KEISEN_ELEMENT_I32);
  EXPECT_OK(keisen_column_read(column, 0, 88, 0, values));
  EXPECT(values[39] == 39 && values[40] == 100 && values[47] == 107 && values[48] == 200);
  /* Blocks of 64 rows lie in several arrays: what is known of them is right. */
  keisen_projection *projection = NULL;
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  double low = 0, high = 0;
  EXPECT_OK(keisen_chart_create(100, 80, &chart));
  EXPECT_OK(keisen_chart_set_direct_rows(chart, 0));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &projection));
  EXPECT_OK(keisen_projection_fit_extents(projection));
  EXPECT_OK(keisen_projection_get_range(projection, &low, &high));
  EXPECT(low == 0 && high == 239);
  EXPECT_OK(keisen_projection_release(projection));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
  EXPECT_INT(released_arrays, 3);

  /* Nulls in one array make floats of all. */
  own.nulls_at = 1;
  stream = stream_of(&own);
  released_arrays = 0;
  EXPECT_OK(keisen_column_create_arrow_stream(&stream, &column));
  EXPECT_INT(released_arrays, 3);
  expect_type(column, KEISEN_ELEMENT_F64);
  EXPECT_OK(keisen_column_read(column, 0, 88, 0, values));
  EXPECT(values[39] == 39 && isnan(values[40]) && values[41] == 101 && values[48] == 200);
  EXPECT_OK(keisen_column_release(column));

  /* One that fails stays the caller's; its arrays are given back. */
  column = NULL;
  for (int fails_at = 0; fails_at < 3; ++fails_at) {
    own.fails_at = fails_at;
    stream = stream_of(&own);
    released_arrays = released_streams = 0;
    EXPECT_STATUS(keisen_column_create_arrow_stream(&stream, &column), KEISEN_ERROR_CALLBACK);
    EXPECT(column == NULL && stream.release != NULL && released_streams == 0);
    EXPECT(strstr(keisen_last_error_message(), "errno 5: a cable was cut") != NULL);
    EXPECT_INT(released_arrays, fails_at);
  }
  own.fails_at = -1;
  own.format = "+l";
  stream = stream_of(&own);
  EXPECT_STATUS(keisen_column_create_arrow_stream(&stream, &column), KEISEN_ERROR_UNSUPPORTED);
  stream.release = NULL;
  EXPECT_STATUS(keisen_column_create_arrow_stream(&stream, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_arrow_stream(NULL, &column), INVALID);
}

static void refuses_what_is_not_as_it_says(void) {
  static const double values[] = {1, 2, 3};
  static const int32_t bad_offsets[] = {0, 5, 2}, negative_offsets[] = {-3, 0, 2};
  const void *buffers[] = {NULL, values}, *none[] = {NULL, NULL};
  const void *texts[] = {NULL, bad_offsets, "\xff\xfe---"};
  static const char *const unsupported[] = {"+l",   "+w:3",  "+us:0",   "tts", "tDs", "z",
                                            "tin",  "w:16",  "d:",      "d:5", "",    "gg",
                                            "tsx:", "d:5,x", "d:5,2,7", "+m",  "+r"};
  const struct ArrowSchema schema = schema_of("g");
  const struct ArrowArray array = array_of(buffers, 2, 3);
  struct ArrowSchema bad_schema = schema;
  struct ArrowArray bad = array;
  for (size_t index = 0; index < COUNT(unsupported); ++index)
    expect_refused(schema_of(unsupported[index]), array, KEISEN_ERROR_UNSUPPORTED);
  static const int64_t lengths[] = {-1, INT64_MIN, INT64_MAX, (int64_t)1 << 60};
  for (size_t index = 0; index < COUNT(lengths); ++index) {
    bad = array, bad.length = lengths[index];
    expect_refused(schema, bad, INVALID);
    bad = array, bad.offset = lengths[index];
    expect_refused(schema, bad, INVALID);
    if (lengths[index] != -1) {
      bad = array, bad.null_count = lengths[index];
      expect_refused(schema, bad, INVALID);
    }
    bad = array, bad.n_buffers = lengths[index];
    expect_refused(schema, bad, INVALID);
    bad = array, bad.n_children = lengths[index];
    expect_refused(schema, bad, INVALID);
    bad_schema = schema, bad_schema.n_children = lengths[index];
    expect_refused(bad_schema, array, INVALID);
  }
  bad = array, bad.buffers = NULL;
  expect_refused(schema, bad, INVALID);
  bad = array, bad.buffers = none;
  expect_refused(schema, bad, INVALID);
  bad = array, bad.null_count = 2;
  expect_refused(schema, bad, INVALID);
  bad = array, bad.release = NULL;
  expect_refused(schema, bad, INVALID);
  bad_schema = schema, bad_schema.release = NULL;
  expect_refused(bad_schema, array, INVALID);
  bad_schema = schema, bad_schema.format = NULL;
  expect_refused(bad_schema, array, INVALID);
  bad_schema = schema_of("u");
  expect_refused(bad_schema, array_of(texts, 3, 2), INVALID);
  texts[1] = negative_offsets;
  expect_refused(bad_schema, array_of(texts, 3, 1), INVALID);
  texts[1] = bad_offsets;
  expect_refused(bad_schema, array_of(texts, 3, 1), INVALID);

  /* Structs: of no child, of several, of one that is missing, released or too short. */
  struct ArrowSchema inner_schema = schema, *schemas[] = {&inner_schema, &inner_schema};
  struct ArrowArray inner = array, *children[] = {&inner, &inner};
  struct ArrowSchema outer_schema = schema_of("+s");
  struct ArrowArray outer = array_of(none, 1, 3);
  outer_schema.children = schemas;
  outer.children = children;
  for (int64_t count = 0; count < 3; ++count) {
    outer_schema.n_children = outer.n_children = count;
    if (count != 1)
      expect_refused(outer_schema, outer, INVALID);
  }
  outer_schema.n_children = outer.n_children = 1;
  outer.length = 4;
  expect_refused(outer_schema, outer, INVALID);
  outer.length = 3, outer.offset = 1;
  expect_refused(outer_schema, outer, INVALID);
  outer.offset = 0, inner.release = NULL;
  expect_refused(outer_schema, outer, INVALID);
  inner.release = release_array, children[0] = NULL;
  expect_refused(outer_schema, outer, INVALID);
  outer.children = NULL;
  expect_refused(outer_schema, outer, INVALID);
  outer.children = children, children[0] = &inner, schemas[0] = NULL;
  expect_refused(outer_schema, outer, INVALID);
  /* One that is its own child has no end. */
  schemas[0] = &outer_schema;
  expect_refused(outer_schema, outer, INVALID);
  /* Empty ones need no memory. */
  keisen_column *column = column_of_arrow(schema, array_of(none, 2, 0));
  expect_values(column, NULL, 0);
  EXPECT_OK(keisen_column_release(column));
}

static void reads_values_minus_an_origin(void) {
  static const int64_t times[] = {1700000000000000001, INT64_MIN, 1700000000000000003};
  keisen_column *column = NULL;
  double values[3];
  EXPECT_OK(
      keisen_column_create_copy(KEISEN_ELEMENT_TIMESTAMP_NS, times, sizeof *times, 3, &column));
  EXPECT_OK(keisen_column_read(column, 0, 3, 1700000000000000000, values));
  EXPECT(values[0] == 1 && isnan(values[1]) && values[2] == 3);
  EXPECT_OK(keisen_column_read(column, 3, 0, 0, NULL));
  EXPECT_STATUS(keisen_column_read(column, 0, 4, 0, values), INVALID);
  EXPECT_STATUS(keisen_column_read(column, 4, 0, 0, values), INVALID);
  EXPECT_STATUS(keisen_column_read(column, 1, SIZE_MAX, 0, values), INVALID);
  EXPECT_STATUS(keisen_column_read(column, SIZE_MAX, 1, 0, values), INVALID);
  EXPECT_STATUS(keisen_column_read(column, 0, 1, 0, NULL), INVALID);
  EXPECT_OK(keisen_column_release(column));
}

int main(void) {
  test("leaves values where they are, and gives them back once", leaves_values_where_they_are);
  test("reads every type, copied only where a column has none such", reads_every_type);
  test("puts gaps in the place of nulls", puts_gaps_in_the_place_of_nulls);
  test("numbers the categories of texts", numbers_the_categories_of_texts);
  test("reads dictionaries of texts and of numbers", reads_dictionaries);
  test("reads streams to their end, or gives back what it has read", reads_streams_to_their_end);
  test("refuses what is not as it says", refuses_what_is_not_as_it_says);
  test("reads values minus an origin", reads_values_minus_an_origin);
  return summary();
}
