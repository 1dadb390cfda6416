extension String {
  /// The text on one line: a sign stands for each line break.
  var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? "⏎" : $0 }) : self
  }

  /// The text in quotation marks on one line, its middle left out where it is long.
  func quoted(limit: Int = 60) -> String {
    let line = onOneLine
    guard line.count > limit else { return "“\(line)”" }
    return "“\(line.prefix(limit / 2))…\(line.suffix(limit / 2 - 1))”"
  }

  /// How a text became another, both in quotation marks. Of long texts that begin alike, the beginning is left out, so
  /// that the difference is seen.
  static func change(from old: String, to new: String) -> String {
    let limit = 60
    let (old, new) = (Array(old.onOneLine), Array(new.onOneLine))
    var start = 0
    if Swift.max(old.count, new.count) > limit {
      let same = zip(old, new).prefix { $0 == $1 }.count
      // Some of what is the same, to find the place.
      if same > limit / 3 { start = same - limit / 6 }
    }
    let (from, to) = (String(old[start...]).quoted(limit: limit), String(new[start...]).quoted(limit: limit))
    return start == 0 ? "\(from) → \(to)" : "“…\(from.dropFirst()) → “…\(to.dropFirst())"
  }
}
