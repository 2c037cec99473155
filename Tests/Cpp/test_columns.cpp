#include "test.hpp"

#include <memory>
#include <stdexcept>

using keisen::Column;
using keisen::ElementType;
using keisen::Status;

// The exact range of a column's values, as a projection fits it.
static keisen::Range range_of(const Column &column) {
  keisen::Chart chart(10, 10);
  chart.add_line(column);
  chart.fit(false);
  return chart.space().y().range();
}

void test_columns() {
  test("copies vectors, lists and memory", [] {
    std::vector<float> values{3, 1, 2};
    Column vector = values, list{4, 5, 6, 7}, memory = Column::copy(values.data(), 2);
    values = {100, 100, 100};
    EXPECT_EQUAL(vector.size(), 3);
    EXPECT(vector.type() == ElementType::f32);
    EXPECT(list.type() == ElementType::i32);
    EXPECT_EQUAL(list.size(), 4);
    EXPECT_EQUAL(memory.size(), 2);
    EXPECT_EQUAL(range_of(vector).max, 3);
    EXPECT_EQUAL(range_of(memory).min, 1);
  });

  test("reads with any stride", [] {
    struct Row {
      int key;
      double value;
    };
    std::vector<Row> rows{{1, 10}, {2, 30}, {3, 20}};
    Column forwards = Column::copy(&rows[0].value, 3, sizeof(Row));
    Column backwards = Column::copy(&rows[2].value, 2, -std::ptrdiff_t{sizeof(Row)});
    Column repeated = Column::copy(&rows[1].value, 1000, 0);
    EXPECT_EQUAL(range_of(forwards).min, 10);
    EXPECT_EQUAL(range_of(backwards).min, 20);
    EXPECT_EQUAL(range_of(backwards).max, 30);
    EXPECT_EQUAL(repeated.size(), 1000);
  });

  test("knows the types of all numbers and times", [] {
    using std::chrono::system_clock;
    EXPECT(Column(std::vector<std::int8_t>{1}).type() == ElementType::i8);
    EXPECT(Column(std::vector<std::uint8_t>{1}).type() == ElementType::u8);
    EXPECT(Column(std::vector<std::int16_t>{1}).type() == ElementType::i16);
    EXPECT(Column(std::vector<std::uint16_t>{1}).type() == ElementType::u16);
    EXPECT(Column(std::vector<std::uint32_t>{1}).type() == ElementType::u32);
    EXPECT(Column(std::vector<long>{1}).type() == ElementType::i64);
    EXPECT(Column(std::vector<long long>{1}).type() == ElementType::i64);
    EXPECT(Column(std::vector<unsigned long>{1}).type() == ElementType::u64);
    EXPECT(Column(std::vector<double>{1}).type() == ElementType::f64);
    using Seconds = std::chrono::time_point<system_clock, std::chrono::duration<std::int64_t>>;
    EXPECT(Column(std::vector<Seconds>(2)).type() == ElementType::timestamp_s);
    EXPECT(Column(std::vector<system_clock::time_point>(2)).type() == ElementType::timestamp_ns);
  });

  test("takes a vector over without a copy", [] {
    std::vector<double> values(1000, 2.5);
    const double *address = values.data();
    Column column = std::move(values);
    EXPECT_EQUAL(column.size(), 1000);
    const_cast<double *>(address)[7] = -1; // The column reads this very memory.
    column.changed(7, 1);
    EXPECT_EQUAL(range_of(column).min, -1);
  });

  test("calls release once, and destroys it", [] {
    auto token = std::make_shared<int>(0);
    std::weak_ptr<int> watch = token;
    const double values[] = {1, 2, 3};
    int *calls = token.get();
    {
      Column column = Column::borrowed(values, 3, [token] { ++*token; });
      Column copy = column;
      keisen::Chart chart(10, 10);
      chart.add_line(copy);
      EXPECT_EQUAL(token.use_count(), 2);
      EXPECT_EQUAL(*calls, 0);
    }
    EXPECT_EQUAL(*calls, 1);
    EXPECT_EQUAL(token.use_count(), 1);
    token.reset();
    EXPECT(watch.expired());
  });

  test("takes a release that can only be moved", [] {
    bool released = false;
    struct Flag {
      bool *flag;
      explicit Flag(bool *target) : flag(target) {}
      ~Flag() { *flag = true; }
    };
    const float values[] = {1, 2};
    {
      Column column = Column::borrowed(values, 2, [owned = std::make_unique<Flag>(&released)] {});
      EXPECT(!released);
    }
    EXPECT(released);
  });

  test("drops what a release throws", [] {
    const double value = 1;
    Column column =
        Column::borrowed(&value, 1, [] { throw std::runtime_error("nobody hears this"); });
    EXPECT_EQUAL(column.size(), 1);
  });

  test("destroys release without a call when there is no column", [] {
    auto token = std::make_shared<int>(0);
    auto release = [token] { ++*token; };
    EXPECT_ERROR(Column::borrowed(ElementType::f64, nullptr, 3, 8, release),
                 Status::invalid_argument);
    EXPECT_EQUAL(*token, 0);
    EXPECT_EQUAL(token.use_count(), 2);
  });

  test("grows", [] {
    Column column = Column::growing<float>();
    column.append({1.0F, 2.0F});
    column.append(std::vector<float>{3, 4, 5});
    const float more[] = {6, -7, 8};
    column.append(more, 2, 2 * sizeof(float));
    EXPECT_EQUAL(column.size(), 7);
    EXPECT_EQUAL(range_of(column).max, 8);
    EXPECT_EQUAL(range_of(column).min, 1);
  });

  test("refuses to append values of another type", [] {
    Column column = Column::growing<float>();
    EXPECT_ERROR(column.append({1.0, 2.0}), Status::invalid_argument);
    EXPECT_ERROR(Column({1.0, 2.0}).append({1.0}), Status::invalid_state);
    EXPECT_EQUAL(column.size(), 0);
  });

  test("keeps the last values in a ring, whose rows keep their numbers", [] {
    Column ring = Column::ring<float>(4);
    ring.append({1.0F, 2.0F, 3.0F, 4.0F, 5.0F, 6.0F});
    EXPECT_EQUAL(ring.size(), 4);
    EXPECT_EQUAL(ring.first_row(), 2);
    EXPECT_EQUAL(range_of(ring).min, 3);
    EXPECT_EQUAL(range_of(ring).max, 6);
    EXPECT_EQUAL(ring.type() == ElementType::f32, true);
    EXPECT_EQUAL(Column::ring(ElementType::i8, 3).size(), 0);
    EXPECT_ERROR(Column::ring(0), Status::invalid_argument);
  });

  test("holds empty columns", [] {
    EXPECT_EQUAL(Column(std::vector<double>()).size(), 0);
    std::vector<double> copied;
    EXPECT_EQUAL(Column(copied).size(), 0);
    EXPECT_EQUAL(Column::growing().size(), 0);
  });
}
