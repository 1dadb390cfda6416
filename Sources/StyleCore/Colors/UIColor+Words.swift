import Foundation
import GraphicsCore

extension UIColor {
  /// The prominence of a colour among others.
  public enum Prominence: Int, Sendable {
    /// The most prominent.
    case primary = 0
    /// Less prominent.
    case secondary = 1
    /// Still less prominent.
    case tertiary = 2
    /// The least prominent.
    case quaternary = 3

    fileprivate var alpha: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The prominence of the colour: the primary one.
  public var prominence: Prominence { .primary }

  /// Returns the colour with the alpha of a label of a prominence.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    prominence == .primary ? self : withAlphaComponent(cgColor.alpha * prominence.alpha)
  }

  /// The words for the colour, in English: "dark blue".
  ///
  /// Differs from UIKit: there are fewer words, and they are not translated.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard unsafe getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return "unknown"
    }
    if alpha == 0 { return "transparent" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      return brightness > 0.95
        ? "white" : brightness > 0.65 ? "light gray" : brightness > 0.4 ? "gray" : "dark gray"
    }
    let names: [(end: CGFloat, name: String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"),
      (290, "purple"), (345, "pink"),
    ]
    let name = names.first { hue * 360 < $0.end }?.name ?? "red"
    if name == "orange", brightness < 0.65 { return "brown" }
    return (brightness < 0.5 ? "dark " : saturation < 0.4 ? "light " : "") + name
  }
}
