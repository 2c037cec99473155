/* Counts its runs in a file of preferences: preferences-c preferences.json [name] */
#include <inttypes.h>
#include <keisen/keisen.h>
#include <stdio.h>
#include <stdlib.h>

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

int main(int argc, char **argv) {
  static const keisen_preference defaults[] = {
      KEISEN_PREFERENCE_INT("runs", 0),
      KEISEN_PREFERENCE_DOUBLE("volume", 0.5),
      KEISEN_PREFERENCE_STRING("name", "nobody"),
      KEISEN_PREFERENCE_BOOL("greets", true),
  };
  if (argc < 2)
    return fprintf(stderr, "usage: preferences-c preferences.json [name]\n"), 2;

  keisen_preferences *preferences = NULL;
  check(keisen_preferences_create(defaults, 4, argv[1], "1", &preferences));
  size_t reports = 0;
  check(keisen_preferences_get_report_count(preferences, &reports));
  for (size_t index = 0; index < reports; ++index) {
    char message[512];
    check(keisen_preferences_get_report(preferences, index, NULL, sizeof message, message, NULL));
    fprintf(stderr, "%s\n", message);
  }

  int64_t runs = 0;
  double volume = 0;
  bool greets = false;
  char name[256];
  check(keisen_preferences_get_int(preferences, "runs", &runs));
  check(keisen_preferences_set_int(preferences, "runs", ++runs));
  if (argc > 2)
    check(keisen_preferences_set_string(preferences, "name", argv[2]));
  check(keisen_preferences_get_string(preferences, "name", sizeof name, name, NULL));
  check(keisen_preferences_get_double(preferences, "volume", &volume));
  check(keisen_preferences_get_bool(preferences, "greets", &greets));
  check(keisen_preferences_save(preferences));
  printf("%s%s, run %" PRId64 " at volume %g\n", greets ? "Hello " : "", name, runs, volume);
  keisen_preferences_release(preferences);
}
