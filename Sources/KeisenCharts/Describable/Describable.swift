/// Something that tells its state: for debugging and for tests.
///
/// What it tells is for people and tests to read, and grows with the library: a program must not
/// decide by it. `docs/describe.md` has the rules.
public protocol Describable: AnyObject {}
