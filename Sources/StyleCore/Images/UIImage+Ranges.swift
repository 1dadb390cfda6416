import Foundation
import GraphicsCore

extension UIImage {
  /// The ranges of brightness of an image on a display.
  public enum DynamicRange: Int, Sendable {
    /// The range of the content.
    case unspecified = -1
    /// The standard range.
    case standard = 0
    /// A high range, with limits.
    case constrainedHigh = 1
    /// The high range.
    case high = 2
  }

  /// Whether or not the image has a high range of brightness: never, since pictures are sRGB.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image, which has the standard range of brightness.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The width of the leading part that is not stretched, in points, for code of old.
  public var leftCapWidth: Int { Int(saturating: capInsets.left.rounded(.down)) }

  /// The height of the upper part that is not stretched, in points, for code of old.
  public var topCapHeight: Int { Int(saturating: capInsets.top.rounded(.down)) }
}

extension UIImage.SymbolConfiguration {
  private func changed(_ change: (inout Values) -> Void) -> UIImage.SymbolConfiguration {
    var values = values
    change(&values)
    return UIImage.SymbolConfiguration(values)
  }

  /// Returns the configuration without a style of text.
  public func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration {
    changed { $0.textStyle = nil }
  }

  /// Returns the configuration without a scale.
  public func configurationWithoutScale() -> UIImage.SymbolConfiguration {
    changed { $0.scale = .unspecified }
  }

  /// Returns the configuration without a weight.
  public func configurationWithoutWeight() -> UIImage.SymbolConfiguration {
    changed { $0.weight = .unspecified }
  }

  /// Returns the configuration without a size and a weight.
  public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
    changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
  }

  /// Returns whether another configuration has the same values.
  public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
    otherConfiguration?.values == values
  }
}
