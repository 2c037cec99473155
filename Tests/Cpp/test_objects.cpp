#include "test.hpp"

using namespace keisen;

void test_objects() {
  test("copies refer to one object", [] {
    Projection one(0, 1);
    Projection other = one;
    other.set_range(2, 3);
    EXPECT(one == other);
    EXPECT_EQUAL(one.range().min, 2);
    Projection third(0, 1);
    EXPECT(one != third);
    third = one;
    EXPECT(one == third);
    third = *&third;
    EXPECT(one == third);
  });

  test("a copy outlives its original", [] {
    std::optional<Projection> one(std::in_place, 4.0, 5.0);
    Projection other = *one;
    one.reset();
    EXPECT_EQUAL(other.range().max, 5);
  });

  test("moving leaves an empty object that throws", [] {
    Chart chart(10, 20);
    Chart moved = std::move(chart);
    EXPECT(bool(moved));
    EXPECT(!chart);
    EXPECT(chart.handle() == nullptr);
    EXPECT(chart != moved);
    EXPECT_ERROR(chart.size(), Status::invalid_handle);
    EXPECT_EQUAL(moved.size().height, 20);
    Chart copied_empty = chart;
    EXPECT(copied_empty == chart);
    chart = std::move(moved);
    EXPECT_EQUAL(chart.size().width, 10);
    Chart &same = chart;
    chart = std::move(same);
    EXPECT_EQUAL(chart.size().width, 10);
  });

  test("adopts, borrows and detaches handles", [] {
    keisen_chart *handle = nullptr;
    check(keisen_chart_create(10, 20, &handle));
    {
      Chart borrowed = Chart::borrow(handle);
      EXPECT(borrowed.handle() == handle);
    }
    check(keisen_chart_set_size(handle, 30, 40));
    Chart adopted = Chart::adopt(handle);
    EXPECT_EQUAL(adopted.size().width, 30);
    keisen_chart *detached = adopted.detach();
    EXPECT(detached == handle);
    EXPECT(!adopted);
    check(keisen_chart_release(detached));
    EXPECT_ERROR(Chart::borrow(handle), Status::invalid_handle);
    EXPECT_ERROR(Chart::borrow(nullptr), Status::invalid_handle);
  });

  test("getters give the objects themselves", [] {
    Projection x(0, 1), y(0, 2);
    Space space(x, y);
    EXPECT(space.x() == x);
    EXPECT(space.y() == y);
    EXPECT(space.x() != y);
    LineSeries line(space, Column{1.0, 2.0});
    EXPECT(line.space() == space);
    Chart chart(10, 10);
    chart.add_series(line);
    EXPECT(chart.series(0) == line);
    LineSeries(chart.series(0)).set_columns(Column{3.0});
  });

  test("errors carry status, message and errno", [] {
    try {
      Chart(10, -3);
      EXPECT(false);
    } catch (const Error &error) {
      EXPECT(error.status() == Status::invalid_argument);
      EXPECT(std::string(error.what()).find("-3") != std::string::npos);
      EXPECT_EQUAL(error.system_error(), 0);
    }
    try {
      Chart(10, 10).save("/no such folder/a.png", Renderer::cpu());
      EXPECT(false);
    } catch (const std::runtime_error &caught) {
      const Error &error = dynamic_cast<const Error &>(caught);
      EXPECT(error.status() == Status::io);
      EXPECT_EQUAL(error.system_error(), 2);
    }
  });

  test("refuses text with a NUL inside", [] {
    Chart chart(10, 10);
    std::string text("a\0b", 3);
    EXPECT_ERROR(chart.set_title(text), Status::invalid_argument);
    EXPECT_ERROR(Title{text}, Status::invalid_argument);
    EXPECT_ERROR(Color::parse(text), Status::invalid_argument);
    EXPECT_ERROR(chart.save(text), Status::invalid_argument);
  });

  test("tells the library's version", [] {
    EXPECT_EQUAL(version_number(), KEISEN_VERSION_NUMBER);
    EXPECT(version() == keisen_version_string());
  });
}
