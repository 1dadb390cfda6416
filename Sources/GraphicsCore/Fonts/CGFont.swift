public import Foundation

/// A font without a size, by its name or of the bytes of a font file.
///
/// Differs from UIKit: any name makes a font, of which only the name is known.
public final class CGFont: Sendable {
  private let name: String
  /// The bytes of the font's file; nil for a font that was made of a name.
  package let bytes: [UInt8]?

  /// Creates the font of a PostScript or full name, or `nil` if the name is empty.
  public init?(_ name: CFString) {
    let text = String(describing: name)
    guard !text.isEmpty else { return nil }
    (self.name, bytes) = (text, nil)
  }

  /// Creates the font of a font file; nil if the bytes are no font with a PostScript name.
  public init?(_ provider: CGDataProvider) {
    guard let name = FontNameTable(provider.bytes)?.postScriptName else { return nil }
    (self.name, bytes) = (name, provider.bytes)
  }

  /// The PostScript name.
  public var postScriptName: CFString? { name as NSString }
  /// The full name.
  public var fullName: CFString? { name as NSString }
}
