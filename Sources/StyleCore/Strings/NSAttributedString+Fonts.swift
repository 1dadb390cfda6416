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

  /// Calls a closure for each range of equal attributes in the text, or in a range of it, in order.
  ///
  /// The closure may change the attributes of its range.
  package func enumerateRuns(
    in range: NSRange? = nil, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var location = range?.location ?? 0
    let end = range.map(NSMaxRange) ?? length
    while location < end {
      var effective = NSRange(location: location, length: 1)
      let values = unsafe attributes(at: location, effectiveRange: &effective)
      let next = min(end, max(location + 1, NSMaxRange(effective)))
      body(values, NSRange(location: location, length: next - location))
      location = next
    }
  }
}
