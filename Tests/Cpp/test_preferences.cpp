#include "test.hpp"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <string>
#include <unistd.h>

using namespace keisen;

namespace {

/// A folder that ends with its files.
struct Folder {
  std::string path;

  Folder() {
    char name[] = "/tmp/keisen-XXXXXX";
    if (mkdtemp(name) != nullptr)
      path = name;
  }
  ~Folder() {
    for (const char *file : {"/p.json", "/p.json.damaged", "/p.json.other-version"})
      std::remove((path + file).c_str());
    rmdir(path.c_str());
  }
};

std::vector<Preference> defaults() {
  return {{"count", 3}, {"volume", 0.5}, {"name", "n"}, {"loud", true}};
}

} // namespace

void test_preferences() {
  test("keeps values of four kinds in a file", [] {
    Folder folder;
    Preferences preferences(defaults(), folder.path + "/p.json", "1");
    EXPECT(preferences.kind("count") == PreferenceKind::integer);
    EXPECT(preferences.kind("volume") == PreferenceKind::real);
    EXPECT(preferences.kind("name") == PreferenceKind::string);
    EXPECT(preferences.kind("loud") == PreferenceKind::boolean);
    preferences.set("count", std::numeric_limits<std::int64_t>::min());
    preferences.set("volume", 0.25F);
    preferences.set("name", std::string("整理"));
    preferences.set("loud", false);
    preferences.save();
    Preferences again(defaults(), folder.path + "/p.json", "1");
    EXPECT(again.reports().empty());
    EXPECT(again.get_int("count") == std::numeric_limits<std::int64_t>::min());
    EXPECT_EQUAL(again.get_double("volume"), 0.25);
    EXPECT_EQUAL(again.get_string("name"), "整理");
    EXPECT(!again.get_bool("loud"));
    for (const std::string &key : again.keys())
      EXPECT(again.get(key).variant() == preferences.get(key).variant());
    again.reset();
    EXPECT_EQUAL(again.get_int("count"), 3);
    EXPECT_EQUAL(again.path(), folder.path + "/p.json");
    EXPECT(again != preferences);
  });

  test("refuses keys and kinds that are none, and changes nothing then", [] {
    Folder folder;
    Preferences preferences(defaults(), folder.path + "/p.json", "1");
    EXPECT_ERROR(preferences.set("colour", 1), Status::invalid_argument);
    EXPECT_ERROR(preferences.set("count", 3.0), Status::invalid_argument);
    EXPECT_ERROR(preferences.set("volume", 1), Status::invalid_argument);
    EXPECT_ERROR(preferences.set("volume", NAN), Status::invalid_argument);
    EXPECT_ERROR(preferences.set("loud", 1), Status::invalid_argument);
    EXPECT_ERROR(preferences.get_string("loud"), Status::invalid_argument);
    EXPECT_EQUAL(preferences.get_double("volume"), 0.5);
    EXPECT_ERROR(Preferences({{"", 1}}, folder.path + "/p.json", "1"), Status::invalid_argument);
    EXPECT_ERROR(Preferences({}, folder.path, "1"), Status::io);
  });

  test("reports a damaged file and sets it aside", [] {
    Folder folder;
    std::ofstream(folder.path + "/p.json") << "{";
    Preferences preferences(defaults(), folder.path + "/p.json", "1");
    const std::vector<PreferenceReport> reports = preferences.reports();
    EXPECT_EQUAL(reports.size(), 1);
    EXPECT(reports[0].kind == PreferenceReportKind::damaged_file);
    EXPECT(reports[0].message.find("p.json.damaged") != std::string::npos);
    EXPECT_EQUAL(access((folder.path + "/p.json.damaged").c_str(), F_OK), 0);
  });

  test("keeps what fits of a file, and the file of another version when it saves", [] {
    Folder folder;
    const std::string path = folder.path + "/p.json";
    std::ofstream(path) << R"({"version": "2", "values": {"count": 1e999, "loud": false}})";
    Preferences fitting(defaults(), path, "2");
    EXPECT_EQUAL(fitting.reports().size(), 1);
    EXPECT(fitting.reports()[0].kind == PreferenceReportKind::wrong_kind);
    EXPECT_EQUAL(fitting.get_int("count"), 3);
    EXPECT(!fitting.get_bool("loud"));
    Preferences older(defaults(), path, "1");
    EXPECT(older.reports()[0].kind == PreferenceReportKind::other_version);
    older.save();
    EXPECT_EQUAL(access((path + ".other-version").c_str(), F_OK), 0);
    EXPECT(Preferences(defaults(), path, "1").reports().empty());
  });

  test("has two keys where two spellings of a letter differ", [] {
    Folder folder;
    Preferences preferences({{"\u00E9", 1}, {"e\u0301", 2}}, folder.path + "/p.json", "1");
    EXPECT_EQUAL(preferences.get_int("\u00E9"), 1);
    EXPECT_EQUAL(preferences.get_int("e\u0301"), 2);
  });

  test("has the user's own, which are switched off here", [] {
    Preferences user = Preferences::user();
    EXPECT_EQUAL(user.get_string("theme"), "light");
    EXPECT_EQUAL(user.get_double("text_size"), 12);
    EXPECT_EQUAL(user.path(), "");
    EXPECT_ERROR(user.save(), Status::invalid_state);
    Preferences::reload_user();
  });
}
