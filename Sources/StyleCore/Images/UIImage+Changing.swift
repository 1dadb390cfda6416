public import Foundation

extension UIImage {
  /// The way in which an image is drawn: in its own colours, or in the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// The mode that the view around the image decides.
    case automatic = 0
    /// The mode that draws the image in its own colours.
    case alwaysOriginal = 1
    /// The mode that draws the image's alpha in the tint colour.
    case alwaysTemplate = 2
  }

  /// The way in which the middle of an image fills a rectangle.
  public enum ResizingMode: Int, Sendable {
    /// The mode that repeats the middle.
    case tile = 0
    /// The mode that stretches the middle.
    case stretch = 1
  }

  /// The orientation of an image: the turn from the stored pixels to the upright image.
  public enum Orientation: Int, Sendable {
    /// No turn.
    case up = 0
    /// A turn by 180°.
    case down = 1
    /// A turn by 90° counterclockwise.
    case left = 2
    /// A turn by 90° clockwise.
    case right = 3
    /// A mirror image, not turned.
    case upMirrored = 4
    /// A mirror image, turned by 180°.
    case downMirrored = 5
    /// A mirror image, turned by 90° counterclockwise.
    case leftMirrored = 6
    /// A mirror image, turned by 90° clockwise.
    case rightMirrored = 7

    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// The properties by which a variant of an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable is unchecked because the class is open, as UIKit's is: it stores nothing, and subclasses have to ensure
    // the same of the properties that they store.

    /// Returns a configuration with the values of another one, and with this one's where the other has none.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
  }

  /// Returns a copy of the image with other values.
  func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }
}
