public import Foundation

/// The area that lines fill. Differs from UIKit: only the padding and the number of lines have an effect.
open class NSTextContainer: NSObject {
  /// The size of the area, in points.
  open var size: CGSize
  /// The space at both ends of lines, in points; 5 at first.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 is no limit.
  open var maximumNumberOfLines = 0
  /// Where lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the area is as wide as the view.
  open var widthTracksTextView = false
  /// Whether the area is as high as the view.
  open var heightTracksTextView = false

  /// An area of the given size.
  public init(size: CGSize) {
    self.size = size
  }

  /// An area without bounds.
  public override convenience init() {
    self.init(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}

/// What makes lines of text. Differs from UIKit: it has no effect.
open class NSLayoutManager: NSObject {
  /// Whether the font's leading counts.
  open var usesFontLeading = true

  /// A layout manager.
  public override init() {
    super.init()
  }
}
