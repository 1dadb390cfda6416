import Text

/// A design whose glyphs are all kept in `Snapshots/typeface`: the nine weights, and the monospaced cut.
enum TypefaceDesign: String, CaseIterable, Sendable {
  case ultraLight = "glyphs-ultralight"
  case thin = "glyphs-thin"
  case light = "glyphs-light"
  case regular = "glyphs-regular"
  case medium = "glyphs-medium"
  case semibold = "glyphs-semibold"
  case bold = "glyphs-bold"
  case heavy = "glyphs-heavy"
  case black = "glyphs-black"
  case monospaced = "glyphs-monospaced"

  var typeface: SystemTypeface {
    switch self {
    case .ultraLight: SystemTypeface(weight: -0.8)
    case .thin: SystemTypeface(weight: -0.6)
    case .light: SystemTypeface(weight: -0.4)
    case .regular: SystemTypeface()
    case .medium: SystemTypeface(weight: 0.23)
    case .semibold: SystemTypeface(weight: 0.3)
    case .bold: SystemTypeface(weight: 0.4)
    case .heavy: SystemTypeface(weight: 0.56)
    case .black: SystemTypeface(weight: 0.62)
    case .monospaced: SystemTypeface(isMonospaced: true)
    }
  }
}
