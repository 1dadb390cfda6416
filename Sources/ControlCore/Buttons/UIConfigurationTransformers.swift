public import Foundation
import GraphicsCore
public import StyleCore

/// A transformer of the colours of configurations.
public struct UIConfigurationColorTransformer {
  /// The closure that returns the transformed colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer with the given closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The transformer to grey of the same luminance and opacity.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        let color = color.cgColor(resolvedWith: traits)
        // The weights of sRGB's primaries in Rec. 709.
        let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        return UIColor(white: gray, alpha: color.alpha)
      }
    }
  }
}

/// A transformer of the text attributes of configurations.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the transformed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer with the given closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
