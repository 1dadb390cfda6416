public import Foundation

extension UIImage {
  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As its place asks.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// Its alpha, in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of an image fills.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// How pixels are turned.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// By 180°.
    case down = 1
    /// By 90° against the clock.
    case left = 2
    /// By 90° with the clock.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// By 180°, mirrored.
    case downMirrored = 5
    /// By 90° against the clock, mirrored.
    case leftMirrored = 6
    /// By 90° with the clock, mirrored.
    case rightMirrored = 7

    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }
  }

  /// What a variant of an image is chosen by.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable is unchecked because the class is open, as UIKit's is: it stores nothing, and subclasses have to say the
    // same of what they store.

    /// What `otherConfiguration` says, and what this one says besides.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
  }

  /// A copy of the image with other values.
  func changed(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }
}
