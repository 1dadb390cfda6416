internal import Foundation
internal import LayoutCore

/// Text of a spec, and how a label shows it.
struct LabelProperties: Sendable {
  var text: String
  var font: FontProperties
  var color: UIColor
  /// 0 is no limit.
  var lines: Int
  var alignment: NSTextAlignment
  var lineBreakMode: NSLineBreakMode
  /// Nil where text does not shrink.
  var minimumScale: Double?
  /// In points.
  var lineSpacing: Formula?
  /// In points.
  var kern: Formula?
  var isUnderlined: Bool
  var isStruckThrough: Bool
}

/// A font: of a text style, or of a size.
struct FontProperties: Sendable {
  /// In points; 17 where neither size nor style is said.
  var size: Formula?
  var style: UIFont.TextStyle?
  var weight: UIFont.Weight?
  var width = UIFont.Width.standard
  var isItalic = false
  var isMonospaced = false
  var hasTabularFigures = false
}

extension SpecReader {
  /// Reads what a label shows.
  func readLabel(_ reader: inout ObjectReader, _ scope: Scope) throws(SpecProblem) -> LabelProperties {
    LabelProperties(
      text: try reader.required("text").string(),
      font: try reader.optional("font").map { element throws(SpecProblem) in
        try FontProperties(element, scope)
      }
        ?? FontProperties(),
      color: try reader.optional("color")?.color() ?? .label,
      lines: try reader.optional("lines")?.integer(in: 0...1_000_000) ?? 1,
      alignment: try reader.optional("alignment")?.option(AlignmentName.self).alignment ?? .natural,
      lineBreakMode: try reader.optional("lineBreak")?.option(LineBreakName.self).mode ?? .byTruncatingTail,
      minimumScale: try reader.optional("minimumScale")?.number(in: 0...1),
      lineSpacing: try readFormula(reader.optional("lineSpacing"), scope),
      kern: try readFormula(reader.optional("kern"), scope),
      isUnderlined: try reader.optional("underline")?.bool() ?? false,
      isStruckThrough: try reader.optional("strikethrough")?.bool() ?? false)
  }

  private func readFormula(_ element: JSONElement?, _ scope: Scope) throws(SpecProblem) -> Formula? {
    guard let element else { return nil }
    return try Formula(element, in: scope)
  }
}

extension FontProperties {
  /// Reads a size, the name of a text style, or an object.
  init(_ element: JSONElement, _ scope: Scope) throws(SpecProblem) {
    switch element.value.content {
    case .number:
      size = try Formula(element, in: scope)
      return
    case .string:
      style = try element.option(TextStyleName.self).style
      return
    default: break
    }
    var reader = try element.object()
    if let element = reader.optional("size") { size = try Formula(element, in: scope) }
    style = try reader.optional("style")?.option(TextStyleName.self).style
    if style != nil, let size = reader.optional("size") {
      throw size.problem("a text style has a size of its own", suggestion: "remove \"size\" or \"style\"")
    }
    weight = try reader.optional("weight")?.option(WeightName.self).weight
    width = try reader.optional("width")?.option(WidthName.self).width ?? .standard
    isItalic = try reader.optional("italic")?.bool() ?? false
    isMonospaced = try reader.optional("monospaced")?.bool() ?? false
    hasTabularFigures = try reader.optional("monospacedDigits")?.bool() ?? false
    try reader.finish()
  }
}

/// The names of alignments of text.
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

private enum LineBreakName: String, CaseIterable {
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

private enum WeightName: String, CaseIterable {
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

private enum WidthName: String, CaseIterable {
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

private enum TextStyleName: String, CaseIterable {
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
