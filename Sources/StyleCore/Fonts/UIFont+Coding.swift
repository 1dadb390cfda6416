import Foundation

extension UIFont.Values {
  /// Creates the values that `encode(with:)` encoded, or `nil` for other data.
  init?(_ coder: NSCoder) {
    guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
    func text(_ key: String) -> String? {
      coder.decodeValue(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
    let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    if let name = text("UIFontName") {
      self.init(named: name, size: size)
    } else {
      self.init(size: size)
      if let design = text("UIFontDesign") {
        face = .system(UIFontDescriptor.SystemDesign(rawValue: design))
      }
    }
    weight = UIFont.Weight(CGFloat(coder.decodeDouble(forKey: "UIFontWeight")))
    width = UIFont.Width(CGFloat(coder.decodeDouble(forKey: "UIFontWidth")))
    isItalic = coder.decodeBool(forKey: "UIFontItalic")
    isMonospaced = coder.decodeBool(forKey: "UIFontMonospaced")
    hasTabularFigures = coder.decodeBool(forKey: "UIFontTabular")
    textStyle = text("UIFontTextStyle").map { UIFont.TextStyle(rawValue: $0) }
    if let textStyle { styleLeading = textStyle.leading(ofSize: size) }
  }

  /// Encodes the values that describe the look of letters.
  func encode(with coder: NSCoder) {
    coder.encode(Double(size), forKey: "UIFontPointSize")
    switch face {
    case .named: coder.encode(name as NSString, forKey: "UIFontName")
    case .system(let design): coder.encode(design.rawValue as NSString, forKey: "UIFontDesign")
    }
    coder.encode(Double(weight.rawValue), forKey: "UIFontWeight")
    coder.encode(Double(width.rawValue), forKey: "UIFontWidth")
    coder.encode(isItalic, forKey: "UIFontItalic")
    coder.encode(isMonospaced, forKey: "UIFontMonospaced")
    coder.encode(hasTabularFigures, forKey: "UIFontTabular")
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyle") }
  }
}
