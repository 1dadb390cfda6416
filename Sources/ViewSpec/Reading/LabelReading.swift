internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The text of a label and its appearance.
struct LabelProperties: Sendable {
  var text: String
  var font: FontProperties
  var color: UIColor
  /// The maximum number of lines; 0 is no limit.
  var lines: Int
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode
  /// The minimum scale factor, or nil if the text does not shrink.
  var minimumScale: Double?
  /// The line spacing in points.
  var lineSpacing: Formula?
  /// The kerning in points.
  var kern: Formula?
  var isUnderlined: Bool
  var isStruckThrough: Bool
}

/// A font with a text style or a size.
struct FontProperties: Sendable {
  /// The size in points; 17 without a size and a style.
  var size: Formula?
  /// The name of a face or a family in a font file.
  var name: FontNameInSpec?
  var style: UIFont.TextStyle?
  var weight: UIFont.Weight?
  var width = UIFont.Width.standard
  var isItalic = false
  var isMonospaced = false
  var hasTabularFigures = false
}

extension SpecReader {
  /// Reads the text and the appearance of a label.
  func readLabel(_ reader: ObjectReader, _ scope: Scope) throws(DocumentError) -> LabelProperties {
    LabelProperties(
      text: try reader.required(LabelKeys.text),
      font: try reader.optional(LabelKeys.font, in: scope) ?? FontProperties(),
      color: try reader.optional(LabelKeys.color) ?? .label,
      lines: try reader.optional(LabelKeys.lines) ?? 1,
      alignment: try reader.optional(LabelKeys.alignment) ?? .natural,
      lineBreakMode: try reader.optional(LabelKeys.lineBreak) ?? .byTruncatingTail,
      minimumScale: try reader.optional(LabelKeys.minimumScale),
      lineSpacing: try reader.optional(LabelKeys.lineSpacing, in: scope),
      kern: try reader.optional(LabelKeys.kern, in: scope),
      isUnderlined: try reader.optional(LabelKeys.underline) ?? false,
      isStruckThrough: try reader.optional(LabelKeys.strikethrough) ?? false)
  }
}

extension FontProperties {
  /// Reads a size, the name of a text style, or an object.
  init(_ element: JSONElement, _ scope: Scope) throws(DocumentError) {
    switch element.value.content {
    case .number:
      size = try Formula(element, in: scope)
      return
    case .string:
      style = try FontKeys.style.read(element, scope)
      return
    default: break
    }
    let reader = try element.object(FontKeys.all)
    size = try reader.optional(FontKeys.size, in: scope)
    if let element = element.member(FontKeys.name), let name = try reader.optional(FontKeys.name) {
      self.name = FontNameInSpec(name: name, element: element)
    }
    style = try reader.optional(FontKeys.style)
    weight = try reader.optional(FontKeys.weight)
    width = try reader.optional(FontKeys.width) ?? .standard
    isItalic = try reader.optional(FontKeys.italic) ?? false
    isMonospaced = try reader.optional(FontKeys.monospaced) ?? false
    hasTabularFigures = try reader.optional(FontKeys.monospacedDigits) ?? false
  }
}

/// The names of text alignments.
enum AlignmentName: String, CaseIterable {
  case natural, left, center, right, justified

  var alignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}

/// The names of line break modes.
enum LineBreakName: String, CaseIterable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail

  var mode: NSLineBreakMode {
    switch self {
    case .wordWrapping: .byWordWrapping
    case .charWrapping: .byCharWrapping
    case .clipping: .byClipping
    case .truncatingHead: .byTruncatingHead
    case .truncatingMiddle: .byTruncatingMiddle
    case .truncatingTail: .byTruncatingTail
    }
  }
}

/// The names of font weights.
enum WeightName: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  var weight: UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

/// The names of font widths.
enum WidthName: String, CaseIterable {
  case compressed, condensed, standard, expanded

  var width: UIFont.Width {
    switch self {
    case .compressed: .compressed
    case .condensed: .condensed
    case .standard: .standard
    case .expanded: .expanded
    }
  }
}

/// The names of text styles.
enum TextStyleName: String, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  var style: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}
