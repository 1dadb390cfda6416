internal import Escaping

extension LintReport {
  /// The findings, a few lines each, and the summary.
  ///
  /// ```text
  /// card.json:12:5: warning: the right edge lies between two pixels [unsnapped-edge]
  ///     CardView/BadgeView[2]
  ///     right edge 100.333 pt: 100.333 px @1x, 200.667 px @2x
  ///     fix: snap the frame to pixels
  /// ```
  ///
  /// The first line has the form of compilers, so that editors and build servers link the place.
  public var text: String {
    (findings.flatMap(Self.lines) + [summary]).joined(separator: "\n") + "\n"
  }

  /// Returns the lines of one finding.
  public static func lines(of finding: Finding) -> [String] {
    let place = finding.source?.text ?? finding.view.description
    let head = "\(place): \(finding.severity): \(finding.message) [\(finding.code.rawValue)]"
    var details: [String] = []
    if finding.source != nil { details.append(finding.view.description) }
    if let function = finding.source?.function { details.append("in \(function)") }
    if !finding.others.isEmpty {
      let rest = finding.others.count - otherLimit
      let names = finding.others.prefix(otherLimit).map(\.description).joined(separator: ", ")
      details.append("with \(names)" + (rest > 0 ? " and \(rest) more" : ""))
    }
    details += finding.values.map { $0.text(at: finding.scales) }
    if finding.values.isEmpty, !finding.scales.isEmpty {
      details.append("at \(finding.scales.map { "@\($0)x" }.joined(separator: ", "))")
    }
    details.append("fix: \(finding.fix)")
    return [oneLine(head)] + details.map { "    \(oneLine($0))" }
  }

  /// The maximum number of other views that are listed.
  private static let otherLimit = 6

  /// Returns the text on one line, with characters escaped that move the cursor of a terminal or are invisible.
  private static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar.isInvisible { line += scalar.escape } else { line.unicodeScalars.append(scalar) }
    }
    return line
  }
}

extension FindingSource {
  /// The place as text: `card.json:12:5`.
  var text: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}

extension FindingValue {
  /// Returns the value as text: `right edge 100.333 pt: 100.333 px @1x, 200.667 px @2x`.
  func text(at scales: [Int]) -> String {
    let pixels = scales.map { "\(Self.text(self.pixels(at: $0))) px @\($0)x" }
    return "\(name) \(Self.text(points)) pt" + (pixels.isEmpty ? "" : ": \(pixels.joined(separator: ", "))")
  }

  /// Returns a number with at most three fraction digits, which distinguish a third of a pixel from a half.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let thousandths = (number * 1000).rounded()
    // A number of less than half a thousandth is written in full: it may be the reason of the finding.
    if thousandths == 0, number != 0 { return "\(number)" }
    let value = thousandths / 1000
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
