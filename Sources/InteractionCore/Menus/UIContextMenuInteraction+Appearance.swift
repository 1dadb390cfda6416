// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// The name is Apple's.

public import ListCore

extension UIContextMenuInteraction {
  /// The looks of a context menu.
  public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  /// The looks of a context menu.
  public typealias appearance = Appearance

  /// The look of the menu: that with a preview.
  public var menuAppearance: Appearance { .rich }
}
