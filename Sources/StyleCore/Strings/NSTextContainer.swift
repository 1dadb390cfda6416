public import Foundation

/// The area of the lines of a text.
///
/// Differs from UIKit: only the padding and the number of lines have an effect.
open class NSTextContainer: NSObject {
  /// The size of the area, in points.
  open var size: CGSize
  /// The space at both ends of lines, in points, 5 by default.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The way in which lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether or not the area keeps the width of its text view.
  open var widthTracksTextView = false
  /// Whether or not the area keeps the height of its text view.
  open var heightTracksTextView = false

  /// Creates a container of the given size.
  public init(size: CGSize) {
    self.size = size
  }

  /// Creates a container without bounds.
  public override convenience init() {
    self.init(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}

/// An object that lays out the lines of a text.
///
/// Differs from UIKit: it has no effect.
open class NSLayoutManager: NSObject {
  /// Whether or not lines include the font's leading.
  open var usesFontLeading = true

  /// Creates a layout manager.
  public override init() {
    super.init()
  }
}
