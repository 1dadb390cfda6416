import Foundation

// One object per colour, made once, so that `===` holds as it does in UIKit.
private enum Named {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
}

/// The fixed colours with names (H.9).
extension UIColor {
  /// Black.
  public class var black: UIColor { Named.black }
  /// One third white.
  public class var darkGray: UIColor { Named.darkGray }
  /// Two thirds white.
  public class var lightGray: UIColor { Named.lightGray }
  /// White.
  public class var white: UIColor { Named.white }
  /// Half white.
  public class var gray: UIColor { Named.gray }
  /// Pure red.
  public class var red: UIColor { Named.red }
  /// Pure green.
  public class var green: UIColor { Named.green }
  /// Pure blue.
  public class var blue: UIColor { Named.blue }
  /// Green and blue.
  public class var cyan: UIColor { Named.cyan }
  /// Red and green.
  public class var yellow: UIColor { Named.yellow }
  /// Red and blue.
  public class var magenta: UIColor { Named.magenta }
  /// Red and half green.
  public class var orange: UIColor { Named.orange }
  /// Half red and half blue.
  public class var purple: UIColor { Named.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor { Named.brown }
  /// Transparent black.
  public class var clear: UIColor { Named.clear }
  /// Text on dark backgrounds, in any style: white at 0.6.
  public class var lightText: UIColor { Named.lightText }
  /// Text on light backgrounds, in any style: black.
  public class var darkText: UIColor { Named.darkText }
}
