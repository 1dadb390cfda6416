package import Foundation

extension NSAttributedString {
  /// Returns the text with other fonts, or `nil` if no font changes.
  package func withFonts(_ change: (UIFont) -> UIFont) -> NSAttributedString? {
    var changed: NSMutableAttributedString?
    enumerateRuns { attributes, range in
      guard let font = attributes[.font] as? UIFont, case let other = change(font), other != font else {
        return
      }
      let text = changed ?? NSMutableAttributedString(attributedString: self)
      text.addAttribute(.font, value: other, range: range)
      changed = text
    }
    return changed
  }

  /// Calls a closure for each range of equal attributes, in order.
  package func enumerateRuns(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var location = 0
    let end = length
    while location < end {
      var range = NSRange(location: location, length: 0)
      let values = unsafe attributes(at: location, effectiveRange: &range)
      let next = max(range.location + range.length, location + 1)
      body(values, NSRange(location: location, length: min(next, end) - location))
      location = next
    }
  }
}
