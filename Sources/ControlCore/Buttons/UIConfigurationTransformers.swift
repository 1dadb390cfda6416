public import Foundation
import GraphicsCore
public import StyleCore

/// A transformer of the colours of configurations.
public struct UIConfigurationColorTransformer {
  /// The closure that returns the transformed colour.
  public let transform: (UIColor) -> UIColor
  package let identity: TransformerIdentity

  /// Creates a transformer with the given closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.init(TransformerIdentity(), transform)
  }

  private init(_ identity: TransformerIdentity, _ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    self.identity = identity
  }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The transformer to grey of the same luminance and opacity.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.gray) { color in
      UIColor { traits in
        let color = color.cgColor(resolvedWith: traits)
        // The weights of sRGB's primaries in Rec. 709.
        let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        return UIColor(white: gray, alpha: color.alpha)
      }
    }
  }
  /// The transformer to the tint colour of the system.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.tint) { _ in .tintColor }
  }
  /// The transformer to a colour without a tint.
  ///
  /// Differs from UIKit: the colour is always that of secondary text.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(.monochrome) { _ in .secondaryLabel }
  }
}

/// The identity of a transformer and its copies, since closures cannot be compared.
package struct TransformerIdentity: Hashable, Sendable {
  private final class Mark: Sendable {}
  private let mark = Mark()

  fileprivate static let gray = TransformerIdentity()
  fileprivate static let tint = TransformerIdentity()
  fileprivate static let monochrome = TransformerIdentity()

  package static func == (left: TransformerIdentity, right: TransformerIdentity) -> Bool {
    left.mark === right.mark
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}

/// A transformer of the text attributes of configurations.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the transformed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  package let identity = TransformerIdentity()

  /// Creates a transformer with the given closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
