public import Foundation

/// The preferences for the way in which the elements of a menu are shown.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying {
  /// The greatest number of lines of a title; 0, the default, for that of the system.
  ///
  /// Differs from UIKit: without effect.
  open var maximumNumberOfTitleLines = 0

  /// Creates the preferences of the system.
  public override init() {
    super.init()
  }

  /// Returns a copy of the preferences.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuDisplayPreferences()
    copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
    return copy
  }
}
