internal import LayoutCore
internal import StyleCore

/// The keys of labels.
enum LabelKeys {
  static let text = Key("text", .text(.words), "The text.", isRequired: true)
  static let font = Key("font", .font, "The font; 17 points by default.")
  static let color = Key("color", .color, "The colour of the text; label by default.")
  static let lines = Key(
    "lines", .integer(in: 0...1_000_000), "The maximum number of lines; 1 by default, 0 for no limit.")
  static let alignment = Key("alignment", .alignment, "The alignment of lines; natural by default.")
  static let lineBreak = Key(
    "lineBreak", .option(LineBreakName.self, \.mode),
    "The line break mode; truncatingTail by default.")
  static let minimumScale = Key(
    "minimumScale", .number(in: 0...1), "The minimum scale factor of text that does not fit.")
  static let lineSpacing = Key("lineSpacing", .expression(.notNegative), "Points between lines.")
  static let kern = Key("kern", .expression(), "Points between characters.")
  static let underline = Key("underline", .flag, "Whether a line is drawn under the text.")
  static let strikethrough = Key("strikethrough", .flag, "Whether a line is drawn through the text.")

  static let all = ObjectDeclaration([
    text, font, color, lines, alignment, lineBreak, minimumScale, lineSpacing, kern, underline, strikethrough,
  ])
}

/// The keys of fonts.
enum FontKeys {
  static let name = Key(
    "name", .text(TextShape(example: "Inter")), "The name of a face or a family in a font file.")
  static let size = Key("size", .expression(.positive), "Points; 17 by default.")
  static let style = Key("style", .option(TextStyleName.self, \.style), "A text style.")
  static let weight = Key("weight", .option(WeightName.self, \.weight), "The weight.")
  static let width = Key("width", .option(WidthName.self, \.width), "The width of the characters.")
  static let italic = Key("italic", .flag, "Whether the characters are slanted.")
  static let monospaced = Key("monospaced", .flag, "Whether all characters have the same width.")
  static let monospacedDigits = Key("monospacedDigits", .flag, "Whether all digits have the same width.")

  static let all = ObjectDeclaration(
    [name, size, style, weight, width, italic, monospaced, monospacedDigits],
    rules: [
      KeyRule(
        .excludes("style", ["size"]), "a text style determines the size",
        suggestion: "remove \"size\" or \"style\""),
      KeyRule(
        .excludes("name", ["style", "monospaced"]),
        "text styles and monospaced letters are of the system font",
        suggestion: "remove \"name\", or the others"),
    ])
}

/// The keys of blocks, which are placeholders for text.
enum BlockKeys {
  static let idealWidth = Key(
    "idealWidth", .expression(.positive), "The width in points of a single line.", isRequired: true)
  static let lineHeight = Key(
    "lineHeight", .expression(.positive), "The height in points of a line.", isRequired: true)
  static let color = Key("color", .color, "The colour of the bars; secondaryLabel by default.")
  static let alignment = Key(
    "alignment", .option(BlockProperties.LineAlignment.self) { $0 },
    "The alignment of short lines; leading by default.")

  static let all = ObjectDeclaration([idealWidth, lineHeight, color, alignment])
}

extension SpecValue<NSTextAlignment> {
  /// The alignment of text.
  static var alignment: SpecValue { .option(AlignmentName.self, \.alignment) }
}

extension SpecValue<FontProperties> {
  /// A font: a size, the name of a text style, or an object.
  static var font: SpecValue {
    let shape = ValueShape.shared("font", "A size in points, the name of a text style, or an object.") {
      .either([.number(.positive), FontKeys.style.declaration.shape, .object(FontKeys.all)])
    }
    return SpecValue(shape) { element, scope throws(DocumentError) in try FontProperties(element, scope) }
  }
}
