// Rows that are not in memory: files, and whatever else can hand out its rows.
#include "test.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

std::vector<float> wave(std::size_t count) {
  std::vector<float> values(count);
  for (std::size_t row = 0; row < count; ++row)
    values[row] = static_cast<float>(std::sin(static_cast<double>(row) * 1e-3));
  return values;
}

/// A folder that goes with its files.
class Folder {
public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "keisen-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
      throw std::runtime_error("no folder");
    path_ = name;
  }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  std::string operator[](const char *name) const { return (path_ / name).string(); }

private:
  std::filesystem::path path_;
};

std::string write(const std::string &path, const std::vector<float> &values) {
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char *>(values.data()),
             static_cast<std::streamsize>(values.size() * sizeof(float)));
  return path;
}

/// Rows in memory, of which the last ones may be gone.
class Rows : public keisen::RowSource {
public:
  Rows(std::vector<float> values, std::shared_ptr<std::atomic<int>> alive)
      : values_(std::move(values)), alive_(std::move(alive)) {
    ++*alive_;
  }
  Rows(const Rows &) = delete;
  Rows &operator=(const Rows &) = delete;
  ~Rows() override { --*alive_; }

  void read(std::size_t first, std::size_t count, void *values) override {
    rows += count;
    if (first + count > end)
      throw std::out_of_range("the archive ends at row " + std::to_string(end));
    std::memcpy(values, values_.data() + first, count * sizeof(float));
  }

  bool summarize(std::size_t rows_per_block,
                 std::size_t first,
                 std::size_t count,
                 void *lows,
                 void *highs,
                 bool *gaps) override {
    blocks += count;
    for (std::size_t block = 0; block < count; ++block) {
      float low = std::numeric_limits<float>::infinity(), high = -low;
      const std::size_t start = (first + block) * rows_per_block;
      for (std::size_t row = start; row < std::min(start + rows_per_block, values_.size()); ++row) {
        low = std::min(low, values_[row]);
        high = std::max(high, values_[row]);
      }
      static_cast<float *>(lows)[block] = low;
      static_cast<float *>(highs)[block] = high;
      gaps[block] = false;
    }
    return true;
  }

  std::atomic<std::size_t> end{std::numeric_limits<std::size_t>::max()};
  std::atomic<std::size_t> rows{0};
  std::atomic<std::size_t> blocks{0};

private:
  std::vector<float> values_;
  std::shared_ptr<std::atomic<int>> alive_;
};

} // namespace

void test_sources() {
  test("a file is a column, opened by its summary from the second time on", [] {
    Folder folder;
    const std::vector<float> values = wave(300'000);
    const std::string path = write(folder["data"], values);
    std::size_t reported = 0;
    keisen::FileOptions options;
    options.progress = [&](std::size_t done, std::size_t count) {
      EXPECT(count == values.size() && done > reported);
      reported = done;
      return true;
    };
    {
      auto column = keisen::Column::file<float>(path, options);
      EXPECT(column.size() == values.size() && reported == values.size());
      EXPECT(column.read(1234, 1)[0] == static_cast<double>(values[1234]));
      EXPECT(column.summary_info().origin == keisen::SummaryOrigin::built);
      EXPECT(column.summary_info().saved && column.summary_info().failure.empty());
      const keisen::Bytes one = column.summarize(), other = column.summarize();
      EXPECT(std::equal(one.begin(), one.end(), other.begin(), other.end()));
    }
    auto again = keisen::Column::file<float>(path);
    EXPECT(again.summary_info().origin == keisen::SummaryOrigin::opened);
    keisen::Chart chart(320, 200);
    chart.add_line(again);
    EXPECT(chart.render().width() == 320);

    options.summary = keisen::SummaryPlace::in_memory;
    options.count = 100;
    options.offset = 4;
    options.progress = nullptr;
    EXPECT(keisen::Column::file<float>(path, options).read(0, 1)[0] ==
           static_cast<double>(values[1]));
    options.progress = [](std::size_t, std::size_t) { return false; };
    EXPECT_ERROR(keisen::Column::file<float>(path, options), keisen::Status::cancelled);
    options.progress = [](std::size_t, std::size_t) -> bool { throw std::logic_error("enough"); };
    bool is_thrown = false;
    try {
      keisen::Column::file<float>(path, options);
    } catch (const std::logic_error &error) {
      is_thrown = std::string(error.what()) == "enough";
    }
    EXPECT(is_thrown);
    EXPECT_ERROR(keisen::Column::file<float>(folder["missing"]), keisen::Status::io);
    EXPECT_ERROR(keisen::Column::npy(path), keisen::Status::invalid_argument);
  });

  test("a source hands out blocks and rows, and what it throws is the cause of what fails", [] {
    const std::vector<float> values = wave(400'000);
    auto alive = std::make_shared<std::atomic<int>>(0);
    auto rows = std::make_shared<Rows>(values, alive);
    keisen::RowSourceOptions options;
    options.summary = keisen::Column(values).summarize(0, 65536);
    options.rows_per_read = 1000;
    {
      auto column = keisen::Column::source(keisen::ElementType::f32, values.size(), rows, options);
      EXPECT(column.summary_info().origin == keisen::SummaryOrigin::given && rows->rows == 0);
      keisen::Chart chart(100, 80);
      chart.add_line(column);
      chart.render();
      EXPECT(rows->blocks > 0);
      chart.space().x().set_range(0, 50);
      chart.render();
      EXPECT(rows->rows > 0);
      rows->end = 0;
      chart.space().x().set_range(200'000, 200'050);
      bool is_reported = false;
      try {
        chart.render();
      } catch (const keisen::Error &error) {
        EXPECT(error.status() == keisen::Status::callback);
        try {
          std::rethrow_if_nested(error);
        } catch (const std::out_of_range &cause) {
          is_reported = std::string(cause.what()) == "the archive ends at row 0";
        }
      }
      EXPECT(is_reported);
      rows->end = values.size();
      chart.render();
      // On other threads, too, of which the one that draws alone can tell the cause.
      rows->end = 1000;
      chart.space().x().set_range(210'000, 240'000);
      is_reported = false;
      try {
        chart.render();
      } catch (const keisen::Error &error) {
        try {
          std::rethrow_if_nested(error);
        } catch (const std::out_of_range &) {
          is_reported = true;
        }
      }
      EXPECT(is_reported);
      EXPECT(*alive == 1);
    }
    rows.reset();
    EXPECT(*alive == 0);
    EXPECT_ERROR(keisen::Column::source(keisen::ElementType::f32, 1, nullptr),
                 keisen::Status::invalid_argument);
  });

  test("summaries of pieces are joined to that of the whole", [] {
    const std::vector<float> values = wave(10'000);
    std::vector<keisen::Bytes> pieces;
    for (std::size_t first : {7000u, 0u, 3000u}) {
      const std::size_t end = first == 0 ? 3000 : first == 3000 ? 7000 : 10'000;
      pieces.push_back(
          keisen::Column::copy(values.data() + first, end - first).summarize(first, 256));
    }
    const keisen::Bytes joined = keisen::join_summaries(pieces);
    const keisen::Bytes whole = keisen::Column(values).summarize(0, 256);
    EXPECT(std::equal(joined.begin(), joined.end(), whole.begin(), whole.end()));
    pieces.pop_back();
    EXPECT_ERROR(keisen::join_summaries(pieces), keisen::Status::invalid_argument);
    EXPECT_ERROR(keisen::join_summaries(std::vector<keisen::Bytes>()),
                 keisen::Status::invalid_argument);
  });
}
