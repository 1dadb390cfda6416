import Synchronization

/// The attributes and the style of a plain text, with what a typesetter makes of them.
///
/// Texts of one look and one length share the arrays, so that many labels need the memory of one.
struct PlainSetting: Sendable {
  let runs: [AttributedText.Run]
  let styles: [AttributedText.Style]
  let resolvedRuns: [ResolvedRun]
  let resolvedStyles: [ResolvedStyle?]

  /// Creates the setting of a text whose scalars are one unit each.
  private init(_ attributes: TextAttributes, _ style: ParagraphStyle, count: Int) {
    runs = [AttributedText.Run(0..<count, attributes)]
    styles = [AttributedText.Style(0..<count, style)]
    resolvedRuns = [ResolvedRun(attributes, scalars: 0..<count)]
    resolvedStyles = [ResolvedStyle(style)]
  }

  /// The settings of one look, by the lengths of texts.
  private struct Look: Sendable {
    let typeface: SystemTypeface
    let attributes: TextAttributes
    let style: ParagraphStyle
    var settings: [PlainSetting?] = Array(repeating: nil, count: PlainSetting.lengths)

    func hasLook(_ other: TextAttributes, in typeface: SystemTypeface, _ style: ParagraphStyle) -> Bool {
      attributes.font.size == other.font.size && attributes.leading == other.leading && self.style == style
        && self.typeface == typeface
    }
  }

  /// The last looks.
  private struct Looks: Sendable {
    var known: [Look] = []
    /// The index of the oldest one, once there are too many.
    private var next = 0

    /// Adds a look, in the place of the oldest one if there are too many, and returns its index.
    mutating func add(_ look: Look) -> Int {
      guard known.count >= PlainSetting.maximumLooks else {
        known.append(look)
        return known.count - 1
      }
      defer { next = (next + 1) % known.count }
      known[next] = look
      return next
    }
  }

  /// Short texts are shared; the attributes of a long one are small beside its glyphs.
  private static let lengths = 64
  private static let maximumLooks = 32
  private static let looks = Mutex(Looks())

  /// Returns the setting of a text in the system's typeface; nil if it is not shared.
  static func shared(_ attributes: TextAttributes, _ style: ParagraphStyle, count: Int) -> PlainSetting? {
    guard count < lengths, attributes.isPlain, let typeface = attributes.font.typeface as? SystemTypeface
    else { return nil }
    return looks.withLock { looks in
      let index =
        looks.known.firstIndex { $0.hasLook(attributes, in: typeface, style) }
        ?? looks.add(Look(typeface: typeface, attributes: attributes, style: style))
      if let known = looks.known[index].settings[count] { return known }
      let made = PlainSetting(attributes, style, count: count)
      looks.known[index].settings[count] = made
      return made
    }
  }

  /// Returns the setting whose arrays a text shares; nil if it has its own.
  static func setting(of text: AttributedText) -> PlainSetting? {
    let count = text.scalars.count
    guard count < lengths, text.runs.count == 1, text.styles.count == 1 else { return nil }
    return looks.withLock { looks in
      for look in looks.known {
        if let known = look.settings[count], known.runs.isSame(as: text.runs),
          known.styles.isSame(as: text.styles)
        {
          return known
        }
      }
      return nil
    }
  }
}

extension TextAttributes {
  /// Whether or not there are no attributes but a font and its leading.
  fileprivate var isPlain: Bool {
    kern == 0 && baselineOffset == 0 && stretch == 1 && attachment == nil && writingDirections.isEmpty
      && tag == 0
  }
}

extension Array {
  /// Returns whether or not an array has its elements in the same memory.
  fileprivate func isSame(as other: [Element]) -> Bool {
    unsafe withUnsafeBufferPointer { own in
      unsafe other.withUnsafeBufferPointer { unsafe own.baseAddress == $0.baseAddress }
    }
  }
}
