import Foundation

extension NSParagraphStyle.Values {
  /// The lengths with their keys.
  private static var lengths: [(WritableKeyPath<Self, CGFloat>, String)] {
    [
      (\.lineSpacing, "NSLineSpacing"),
      (\.paragraphSpacing, "NSParagraphSpacing"),
      (\.paragraphSpacingBefore, "NSParagraphSpacingBefore"),
      (\.firstLineHeadIndent, "NSFirstLineHeadIndent"),
      (\.headIndent, "NSHeadIndent"),
      (\.tailIndent, "NSTailIndent"),
      (\.minimumLineHeight, "NSMinimumLineHeight"),
      (\.maximumLineHeight, "NSMaximumLineHeight"),
      (\.lineHeightMultiple, "NSLineHeightMultiple"),
      (\.defaultTabInterval, "NSDefaultTabInterval"),
    ]
  }

  /// Creates the values that `encode(with:)` encoded.
  init(_ coder: NSCoder) {
    self.init()
    for (path, key) in Self.lengths { self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
    func number(_ key: String) -> Int { coder.decodeInteger(forKey: key) }
    alignment = NSTextAlignment(rawValue: number("NSAlignment")) ?? .natural
    lineBreakMode = NSLineBreakMode(rawValue: number("NSLineBreakMode")) ?? .byWordWrapping
    baseWritingDirection = NSWritingDirection(rawValue: number("NSWritingDirection")) ?? .natural
    lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(
      rawValue: UInt(bitPattern: number("NSLineBreakStrategy")))
    hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
    usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
    if let stops = coder.decodeValue(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops")
      as? [NSTextTab]
    {
      tabStops = stops
    }
    if let lists = coder.decodeValue(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists")
      as? [NSTextList]
    {
      textLists = lists
    }
  }

  /// Encodes the values; the usual tab stops need none.
  func encode(with coder: NSCoder) {
    for (path, key) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
    coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
    if tabStops != NSParagraphStyle.usualTabStops {
      coder.encode(tabStops as NSArray, forKey: "NSTabStops")
    }
    if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: "NSTextLists") }
  }
}
