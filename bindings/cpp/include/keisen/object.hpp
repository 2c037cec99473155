// SPDX-License-Identifier: MIT
//
// The base of all references to objects of the library.
#pragma once

#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <utility>

namespace keisen {

/// A reference to an object of the library; the base of all classes below.
///
/// An object that was moved from, and only such a one, is empty: destroying, assigning and
/// comparing it are fine, every other call throws Status::invalid_handle.
template <typename Derived,
          typename Handle,
          keisen_status (*Retain)(Handle *),
          keisen_status (*Release)(Handle *),
          keisen_status (*Equal)(Handle *, Handle *, bool *)>
class Object {
public:
  /// Takes over a reference that the caller has, which the result gives back.
  static Derived adopt(Handle *handle) { return Derived(handle); }

  /// Adds a reference to the caller's, which stays the caller's to give back.
  static Derived borrow(Handle *handle) {
    check(Retain(handle));
    return Derived(handle);
  }

  /// Refers to the same object.
  Object(const Object &other) : handle_(other.handle_) {
    if (handle_ != nullptr)
      check(Retain(handle_));
  }

  Object(Object &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}

  Object &operator=(const Object &other) {
    Object copy(other);
    std::swap(handle_, copy.handle_);
    return *this;
  }

  Object &operator=(Object &&other) noexcept {
    Object moved(std::move(other));
    std::swap(handle_, moved.handle_);
    return *this;
  }

  ~Object() {
    if (handle_ != nullptr)
      Release(handle_);
  }

  /// Returns the handle for a call in C; this object keeps its reference.
  Handle *handle() const noexcept { return handle_; }

  /// Hands the reference over to the caller and leaves this object empty.
  [[nodiscard]] Handle *detach() noexcept { return std::exchange(handle_, nullptr); }

  /// Tells whether it refers to anything.
  explicit operator bool() const noexcept { return handle_ != nullptr; }

  /// Tells whether both refer to one object.
  friend bool operator==(const Object &a, const Object &b) {
    if (a.handle_ == nullptr || b.handle_ == nullptr)
      return a.handle_ == b.handle_;
    bool equal = false;
    check(Equal(a.handle_, b.handle_, &equal));
    return equal;
  }
  friend bool operator!=(const Object &a, const Object &b) { return !(a == b); }

protected:
  explicit Object(Handle *handle) noexcept : handle_(handle) {}

private:
  Handle *handle_;
};

} // namespace keisen
