internal import LayoutCore
internal import StyleCore

/// The keys of labels.
enum LabelKeys {
  static let text = Key("text", .text(.words), "The text.", isRequired: true)
  static let font = Key("font", .font, "The font; 17 points unless given.")
  static let color = Key("color", .color, "The colour of the text; label unless given.")
  static let lines = Key(
    "lines", .integer(in: 0...1_000_000), "How many lines there may be; 1 unless given, 0 is no limit.")
  static let alignment = Key("alignment", .alignment, "Where lines stand; natural unless given.")
  static let lineBreak = Key(
    "lineBreak", .option(LineBreakName.self, \.mode),
    "How text ends that does not fit; truncatingTail unless given.")
  static let minimumScale = Key(
    "minimumScale", .number(in: 0...1), "The share of its size that text may shrink to.")
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
  static let size = Key("size", .expression(.positive), "Points; 17 unless given.")
  static let style = Key("style", .option(TextStyleName.self, \.style), "A text style.")
  static let weight = Key("weight", .option(WeightName.self, \.weight), "How heavy the lines are.")
  static let width = Key("width", .option(WidthName.self, \.width), "How wide the characters are.")
  static let italic = Key("italic", .flag, "Whether the characters are slanted.")
  static let monospaced = Key("monospaced", .flag, "Whether all characters are of one width.")
  static let monospacedDigits = Key("monospacedDigits", .flag, "Whether all digits are of one width.")

  static let all = ObjectDeclaration(
    [size, style, weight, width, italic, monospaced, monospacedDigits],
    rules: [
      KeyRule(
        .excludes("style", ["size"]), "a text style determines the size",
        suggestion: "remove \"size\" or \"style\"")
    ])
}

/// The keys of blocks, which are placeholders for text.
enum BlockKeys {
  static let idealWidth = Key(
    "idealWidth", .expression(.positive), "Points across, on one line.", isRequired: true)
  static let lineHeight = Key("lineHeight", .expression(.positive), "Points down a line.", isRequired: true)
  static let color = Key("color", .color, "The colour of the bars; secondaryLabel unless given.")
  static let alignment = Key(
    "alignment", .option(BlockProperties.LineAlignment.self) { $0 },
    "Where short lines lie; leading unless given.")

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
