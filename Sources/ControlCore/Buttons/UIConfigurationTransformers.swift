public import Foundation
import GraphicsCore
public import StyleCore

/// What makes another colour of a colour, for configurations.
public struct UIConfigurationColorTransformer {
  /// The colour made of a colour.
  public let transform: (UIColor) -> UIColor

  /// A transformer that does what `transform` does.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour made of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of a colour's lightness, as opaque as the colour.
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

/// What makes other attributes of the attributes of a text, for configurations.
public struct UIConfigurationTextAttributesTransformer {
  /// The attributes made of attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A transformer that does what `transform` does.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes made of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
