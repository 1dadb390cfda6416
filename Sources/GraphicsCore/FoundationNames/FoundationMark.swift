/// The first stored property of classes whose objects are attributes of text.
///
/// Foundation on Linux compares attributes as if they were its own objects, and takes the first word of their storage
/// for their class info: bits 8 to 17 must not be 0 (`NSMutableAttributedString.addAttribute` over an attribute of the
/// same name ends the process otherwise).
package struct FoundationMark: Sendable {
  private let word: UInt = 0xFFFF

  /// Creates the mark, whose value is always the same.
  package init() {}
}
