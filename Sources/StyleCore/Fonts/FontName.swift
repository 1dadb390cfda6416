import Foundation

/// The attributes of a font, as read from its name.
struct FontName {
  var weight = UIFont.Weight.regular
  var width = UIFont.Width.standard
  var isItalic = false
  var isMonospaced = false
  /// The family: the known one of the name, or else the part before the hyphen.
  var family: String

  /// Creates the attributes from a name such as `Avenir-HeavyOblique`, `TimesNewRomanPS-BoldMT` or
  /// `Avenir Next Demi Bold`.
  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let words: [Substring]
    if let known = FontFamily.all.first(where: { $0.faces.contains(name) || $0.name == name }) {
      family = known.name
      let face = known.name == name ? known.faces.first ?? name : name
      words = Self.words(of: face.split(separator: "-", maxSplits: 1).dropFirst().first ?? "")
    } else {
      family = parts.first.map { String($0) } ?? name
      // Without a hyphen, the first word is a name and nothing else.
      words = parts.count > 1 ? Self.words(of: parts[1]) : Array(Self.words(of: name[...]).dropFirst())
    }
    isMonospaced = Self.isMonospaced(parts.first.map { $0.lowercased() } ?? "")
    read(words.map { $0.lowercased() })
  }

  /// Creates the attributes from the words of a face, such as "Semibold Italic".
  init(face: String, family: String) {
    self.family = family
    read(Self.words(of: face[...]).map { $0.lowercased() })
  }

  /// Returns whether a family, in lower case, has characters of one width.
  private static func isMonospaced(_ family: String) -> Bool {
    family.hasSuffix("mono") || family.contains("mono ")
      || ["monospaced", "menlo", "courier", "consolas", "monaco", "inconsolata", "sourcecode", "firacode"]
        .contains { family.contains($0) }
  }

  private mutating func read(_ words: [String]) {
    var isMore = false
    for word in words {
      defer { isMore = ["extra", "ultra", "semi", "demi", "x"].contains(word) }
      switch word {
      case "ultralight", "extralight", "hairline": weight = .ultraLight
      case "thin": weight = .thin
      case "light", "lt": weight = isMore ? .ultraLight : .light
      case "regular", "roman", "book", "normal", "rg": weight = .regular
      case "medium", "md", "med": weight = .medium
      case "semibold", "demibold", "demi", "semi", "sb": weight = .semibold
      case "bold", "bd": weight = isMore ? (weight == .semibold ? .semibold : .heavy) : .bold
      case "extrabold", "ultrabold", "heavy": weight = .heavy
      case "black", "ultra", "poster", "fat": weight = .black
      case "italic", "oblique", "it", "slanted", "inclined", "obl": isItalic = true
      case "condensed", "narrow", "cond", "cn": width = .condensed
      case "compressed": width = .compressed
      case "expanded", "extended", "wide": width = .expanded
      default:
        // In one word without capitals: "bolditalic", "semibolditalic".
        for style in ["italic", "oblique"] where word.hasSuffix(style) {
          read([String(word.dropLast(style.count))])
          isItalic = true
        }
      }
    }
  }

  /// Returns the words of a text, which spaces and capitals begin.
  ///
  /// A row of capitals is one word.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var index = start
    var previous: Character = " "
    func isBoundary(_ character: Character) -> Bool {
      if character == " " || character == "-" || character == "_" { return true }
      return character.isUppercase && !previous.isUppercase && previous != " "
    }
    while index < text.endIndex {
      let character = text[index]
      if isBoundary(character) {
        if start < index { words.append(text[start..<index]) }
        start = character.isUppercase ? index : text.index(after: index)
      }
      previous = character
      index = text.index(after: index)
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }
}

extension UIFont.Values {
  /// Creates the values of the font with the given name.
  init(named name: String, size: CGFloat) {
    self.init(size: size)
    setName(name)
  }

  /// Sets the name, the family and the attributes that are read from the name.
  mutating func setName(_ name: String) {
    (textStyle, styleLeading) = (nil, nil)
    if setFileFace(named: name) { return }
    let read = FontName(name)
    (weight, width, isItalic, isMonospaced) = (read.weight, read.width, read.isItalic, read.isMonospaced)
    let system: [String: UIFontDescriptor.SystemDesign] = [
      ".SFUI": .default, ".AppleSystemUIFont": .default, ".AppleSystemUIFontMonospaced": .monospaced,
      ".AppleSystemUIFontRounded": .rounded, ".NewYork": .serif, ".AppleSystemUIFontSerif": .serif,
    ]
    if let design = system[read.family] {
      face = .system(design)
    } else {
      face = .named(name, family: read.family)
    }
  }

  /// Sets the family, and keeps the weight, width and slant.
  mutating func setFamily(_ family: String) {
    if setFileFace(inFamily: family) {
      (textStyle, styleLeading) = (nil, nil)
      return
    }
    let wasMonospaced = isMonospaced
    let (weight, width, isItalic) = (weight, width, isItalic)
    setName(family)
    (self.weight, self.width, self.isItalic) = (weight, width, isItalic)
    if case .system = face { isMonospaced = wasMonospaced || isMonospaced }
    renameFace()
  }

  /// Renames a face with a name to match the weight, width and slant: to a face of its family, or to a made-up name.
  mutating func renameFace() {
    guard case .named(let name, let family) = face, !setFileFace(inFamily: family) else { return }
    func fits(_ name: String) -> Bool {
      let read = FontName(name)
      return read.weight == weight && read.width == width && read.isItalic == isItalic
    }
    guard !fits(name) else { return }
    let known = FontFamily.named(family)?.faces.first(where: fits)
    let style = width.name + (weight == .regular ? "" : weight.name) + (isItalic ? "Italic" : "")
    let base = family.filter { $0 != " " }
    face = .named(known ?? (style.isEmpty ? base : base + "-" + style), family: family)
  }
}
