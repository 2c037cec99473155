// Counts its runs in a file of preferences: preferences-cpp preferences.json [name]
#include <keisen/keisen.hpp>

#include <exception>
#include <iostream>

int main(int argc, char **argv) try {
  if (argc < 2) {
    std::cerr << "usage: preferences-cpp preferences.json [name]\n";
    return 2;
  }
  keisen::Preferences preferences(
      {{"runs", 0}, {"volume", 0.5}, {"name", "nobody"}, {"greets", true}}, argv[1], "1");
  for (const keisen::PreferenceReport &report : preferences.reports())
    std::cerr << report.message << "\n";

  preferences.set("runs", preferences.get_int("runs") + 1);
  if (argc > 2)
    preferences.set("name", argv[2]);
  preferences.save();
  std::cout << (preferences.get_bool("greets") ? "Hello " : "") << preferences.get_string("name")
            << ", run " << preferences.get_int("runs") << " at volume "
            << preferences.get_double("volume") << "\n";
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 1;
}
