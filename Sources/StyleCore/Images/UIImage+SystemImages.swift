import Foundation

/// The images that the system has for common marks.
extension UIImage {
  /// A white ellipsis on a circle in the tint color.
  public class var actions: UIImage { mark("ellipsis.circle.fill", on: .tintColor) }

  /// A white plus sign on a green circle.
  public class var add: UIImage { mark("plus.circle.fill", on: .systemGreen) }

  /// A white minus sign on a red circle.
  public class var remove: UIImage { mark("minus.circle.fill", on: .systemRed) }

  /// A white check mark on a circle in the tint color.
  public class var checkmark: UIImage { mark("checkmark.circle.fill", on: .tintColor) }

  /// A white check mark on a circle in the tint color, for use over other images.
  ///
  /// Differs from UIKit: the circle has no white line around it.
  public class var strokedCheckmark: UIImage { checkmark }

  private static func mark(_ name: String, on color: UIColor) -> UIImage {
    UIImage(systemName: name, withConfiguration: SymbolConfiguration(paletteColors: [.white, color]))
      ?? UIImage()
  }
}
