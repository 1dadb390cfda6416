internal import Escaping

extension String {
  /// The text on one line, with a symbol in place of each line break.
  var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? "⏎" : $0 }) : self
  }

  /// Returns the text in quotation marks on one line, shortened in the middle, with `lead` before it.
  func quoted(limit: Int = 60, behind lead: String = "") -> String {
    "“\(lead)\(onOneLine.shortened(limit: limit))”"
  }

  /// Returns the text without its middle if it has more than `limit` scalars: a character may have thousands of marks.
  func shortened(limit: Int) -> String {
    // A scalar has at least a byte.
    guard utf8.count > limit else { return self }
    let scalars = unicodeScalars
    guard scalars.count > limit else { return self }
    return "\(String(scalars.prefix(limit / 2)))…\(String(scalars.suffix(limit / 2 - 1)))"
  }

  /// The maximum number of scalars in the words for a value of a property.
  static let toldLimit = 200

  /// Returns two values of a change, shortened.
  ///
  /// Of long values with the same beginning, that is left out, so that the difference is visible.
  static func shortenedPair(from old: String?, to new: String?) -> (old: String?, new: String?) {
    let limit = toldLimit
    guard let old, let new, Swift.max(old.utf8.count, new.utf8.count) > limit else {
      return (old?.shortened(limit: limit), new?.shortened(limit: limit))
    }
    let (was, now) = (old.unicodeScalars, new.unicodeScalars)
    let same = zip(was, now).prefix { $0 == $1 }.count
    let start = same > limit / 3 ? same - limit / 6 : 0
    let lead = start == 0 ? "" : "…"
    return (
      lead + String(was.dropFirst(start)).shortened(limit: limit),
      lead + String(now.dropFirst(start)).shortened(limit: limit)
    )
  }

  /// Returns the change of a text, with both texts in quotation marks.
  ///
  /// Of long texts with the same beginning, that is left out, so that the difference is visible. Texts with the same
  /// characters in other scalars are written with the numbers of these.
  static func change(from old: String, to new: String) -> String {
    let limit = 60
    let (was, now) = (old.onOneLine.unicodeScalars, new.onOneLine.unicodeScalars)
    var start = 0
    if Swift.max(was.count, now.count) > limit {
      let same = zip(was, now).prefix { $0 == $1 }.count
      // A part of the common beginning stays, to find the place.
      if same > limit / 3 { start = same - limit / 6 }
    }
    let from = String(was.dropFirst(start)).shortened(limit: limit)
    let to = String(now.dropFirst(start)).shortened(limit: limit)
    let isSeen = from != to || old.isExactly(new)
    let lead = start == 0 ? "" : "…"
    let (first, second) = (isSeen ? from : from.inNumbers, isSeen ? to : to.inNumbers)
    return "\(first.quoted(limit: limit, behind: lead)) → \(second.quoted(limit: limit, behind: lead))"
  }

  /// The text with all but ASCII as numbers.
  private var inNumbers: String { unicodeScalars.map { $0.isASCII ? String($0) : $0.escape }.joined() }
}
