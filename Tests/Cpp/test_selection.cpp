#include "test.hpp"

#include <cmath>
#include <cstdint>
#include <cstring>

using namespace keisen;

namespace {

using Rows = std::vector<std::int64_t>;

bool same(const Image &one, const Image &other) {
  const PixelSize a = one.size(), b = other.size();
  return a.width == b.width && a.height == b.height &&
         std::memcmp(one.data(), other.data(), one.bytes_per_row() * a.height) == 0;
}

void test_rows() {
  Selection selection({5, 2, 3, 2});
  EXPECT(selection.rows() == Rows({2, 3, 5}));
  EXPECT(selection.size() == 3 && !selection.empty() && selection.contains(3));
  selection.unite(Selection({4}));
  selection.subtract(Selection({2}));
  selection.toggle(Selection({5, 9}));
  EXPECT(selection.rows() == Rows({3, 4, 9}));
  selection.intersect(Selection({4, 9}));
  selection.invert(6);
  EXPECT(selection.rows() == Rows({0, 1, 2, 3, 5}));
  selection.set_mask({0, 1, 0, 2});
  EXPECT(selection.rows() == Rows({1, 3}));
  EXPECT(selection.mask(5) == std::vector<std::uint8_t>({0, 1, 0, 1, 0}));
  Selection other;
  other.set_rows(selection);
  EXPECT(other.rows() == selection.rows() && other != selection);
  selection.clear();
  EXPECT(selection.empty() && selection.rows().empty() && !other.empty());
  EXPECT_ERROR(selection.set_rows(Rows({-1})), Status::invalid_argument);
  EXPECT_ERROR(Selection(Rows(), 2), Status::invalid_argument);
  selection.set_dimming(0.5);
  EXPECT(selection.dimming() == 0.5);
}

void test_select() {
  Chart chart(300, 200);
  const std::vector<double> values = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  const PointColumns columns{Column(values)};
  PointSeries points = chart.add_points(columns);
  for (int i = 0; i < 80; ++i)
    chart.add_line(Column(values));
  const std::vector<SelectedRows> all = chart.select(Rect{0, 0, 300, 200});
  EXPECT(all.size() == 81 && all[0].series == points && all[80].rows.size() == 10);
  SelectOptions options;
  options.series = points;
  const std::vector<Point> right = {{150, 0}, {300, 0}, {300, 200}, {150, 200}};
  const std::vector<SelectedRows> found = chart.select(right, options);
  EXPECT(found.size() == 1 && found[0].rows.contains(9) && !found[0].rows.contains(0));
  EXPECT(chart.select(std::vector<Point>(), options)[0].rows.empty());
  EXPECT_ERROR(chart.select(Rect{NAN, 0, 1, 1}), Status::invalid_argument);
  options.pixel_ratio = 0;
  EXPECT_ERROR(chart.select(right, options), Status::invalid_argument);
}

void test_brush() {
  Chart chart(300, 200);
  const PointColumns columns{Column(std::vector<double>{1, 2, 3})};
  PointSeries points = chart.add_points(columns);
  const Image plain = chart.render();
  EXPECT(!points.selection());
  Selection selection({1});
  points.set_selection(selection);
  EXPECT(*points.selection() == selection && !same(plain, chart.render()));
  selection.clear();
  EXPECT(same(plain, chart.render()));
  points.clear_selection();
  EXPECT(!points.selection());
  Series line = chart.add_line(columns.y);
  EXPECT_ERROR(line.set_selection(selection), Status::unsupported);
}

} // namespace

void test_selection() {
  test("a selection holds rows and changes by those of another one", test_rows);
  test("a box and a lasso find the rows of each series", test_select);
  test("a series with a selection dims the rows outside of it", test_brush);
}
