// Compiled only: the C++ header stands alone, before any other, and every template instantiates.
#include <keisen/keisen.hpp>

static_assert(keisen::is_element<long long> && keisen::is_element<unsigned char>);
static_assert(keisen::is_element<std::chrono::system_clock::time_point>);
static_assert(!keisen::is_element<bool> && !keisen::is_element<char>);
static_assert(!keisen::is_element<long double> && !keisen::is_element<void *>);
static_assert(keisen::element_type<std::int64_t> == keisen::ElementType::i64);
static_assert(keisen::element_type<
                  std::chrono::time_point<std::chrono::system_clock, std::chrono::milliseconds>> ==
              keisen::ElementType::timestamp_ms);

// A handle does not become an object by accident, and objects of different kinds do not compare.
static_assert(!std::is_constructible_v<keisen::Chart, keisen_chart *>);
static_assert(!std::is_convertible_v<keisen::Chart, keisen::Series>);
static_assert(std::is_convertible_v<keisen::Axis, keisen::Attachment>);
static_assert(std::is_nothrow_move_constructible_v<keisen::Chart>);
static_assert(std::is_nothrow_move_assignable_v<keisen::LineSeries>);

keisen::Column columns(const double *data, std::size_t count);
keisen::Column columns(const double *data, std::size_t count) {
  return keisen::Column::borrowed(data, count, [owned = std::make_unique<int>(1)] {});
}
