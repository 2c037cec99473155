extension Preferences {
  /// Something about a file that somebody should know, and that is no error.
  public struct Report: Hashable, Sendable {
    /// What it is about.
    public enum Kind: Int32, Hashable, Sendable, CaseIterable {
      /// The file has a key that the defaults don't have; it was ignored.
      case unknownKey = 1
      /// A value is of another kind than its default, or out of the range of that kind; the default
      /// holds.
      case wrongKind = 2
      /// The file is of another version and stays as it is until something is saved; all defaults
      /// hold.
      case otherVersion = 3
      /// The file is damaged; all defaults hold.
      case damagedFile = 4
      /// The file can't be read, or `KEISEN_PREFERENCES` names one that is not there; all defaults
      /// hold.
      ///
      /// Of the user's preferences alone: elsewhere the former is an error and the latter as it
      /// should be.
      case unreadableFile = 5
      /// A value is of the right kind and can't be used; its default holds. Of the user's
      /// preferences alone.
      case unusableValue = 6
    }

    /// What it is about.
    public var kind: Kind
    /// One line, with key, value and path.
    public var message: String

    /// Makes a report.
    package init(_ kind: Kind, _ message: String) {
      self.kind = kind
      self.message = message
    }
  }
}
