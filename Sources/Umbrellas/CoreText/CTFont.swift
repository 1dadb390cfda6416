// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore
public import StyleCore
import Text

/// Creates a font from a name; a size of 0 means 12 points.
///
/// Differs from UIKit: the matrix has no effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: String(describing: name), size: size) ?? .systemFont(ofSize: size)
}

/// Creates a font from a descriptor; a size of 0 means that of the descriptor.
///
/// Differs from UIKit: the matrix has no effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// The kinds of fonts of the system.
public enum CTFontUIFontType: UInt32, Sendable {
  /// The font of users' text.
  case user = 0
  /// The font of users' text with characters of one width.
  case userFixedPitch = 1
  /// The font of the system.
  case system = 2
  /// The bold font of the system.
  case emphasizedSystem = 3
  /// The small font of the system.
  case smallSystem = 4
  /// The small bold font of the system.
  case smallEmphasizedSystem = 5
  /// The font of labels.
  case label = 10
}

/// Creates a font of the system; a size of 0 means that of its kind.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let isSmall = uiType == .smallSystem || uiType == .smallEmphasizedSystem
  let size = size > 0 ? size : isSmall ? 11 : 12
  switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: size)
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  default: return .systemFont(ofSize: size)
  }
}

/// Creates the same font in another size; 0 keeps the size.
///
/// Differs from UIKit: the matrix has no effect, and the descriptor only where it has traits.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  guard let traits = attributes?.symbolicTraits, !traits.isEmpty,
    let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
  else { return font.withSize(size) }
  return UIFont(descriptor: descriptor, size: size)
}

/// Creates the same font with other traits, or `nil` if there is none.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: UIFontDescriptor.SymbolicTraits, _ symTraitMask: UIFontDescriptor.SymbolicTraits
) -> CTFont? {
  let old = font.fontDescriptor.symbolicTraits
  let traits = old.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(traits).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
  }
}

/// Creates a descriptor from a name and a size.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: String(describing: name), size: size)
}

// MARK: - Measures

/// Returns the size of the em, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline up to the top of the line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline down to the bottom of the line, in points, a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space between lines beyond their height, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the x-height, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the number of units of an em: 2048, those of the system font.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
/// Returns the distance from the baseline to the middle of an underline, in points, a negative number.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  -font.textFont.typeface.metrics.underlinePosition * font.pointSize
}
/// Returns the thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.textFont.typeface.metrics.underlineThickness * font.pointSize
}
/// Returns the matrix of a font: the identity.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns the traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> UIFontDescriptor.SymbolicTraits {
  font.fontDescriptor.symbolicTraits
}

// MARK: - Names

/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
/// Returns the full name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// Returns the name for users.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// Returns the descriptor.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the font without a size.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  guard let found = CGFont(font.fontName as NSString) else { preconditionFailure("A font has a name.") }
  return found
}
