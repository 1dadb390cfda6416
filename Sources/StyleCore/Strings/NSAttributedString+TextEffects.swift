public import Foundation

extension NSAttributedString {
  /// An effect of a text, the value of the key `textEffect`.
  ///
  /// Differs from UIKit: it is not drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the effect of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters as if they were pressed into the background.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
