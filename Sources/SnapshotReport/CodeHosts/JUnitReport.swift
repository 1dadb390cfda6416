internal import Escaping

/// A JUnit XML document of runs, for build servers: a suite for each group, a test case for each snapshot.
public enum JUnitReport {
  /// Returns the document.
  ///
  /// A case that differs, is missing or was recorded is a failure, one that could not be compared an error.
  ///
  /// An incomplete run is an error, too: else a server would take its missing cases for good ones.
  public static func xml(_ runs: [SnapshotRun]) -> String {
    var groups: [(name: String, cases: [SnapshotCase])] = []
    var places: [ExactText: Int] = [:]
    for item in runs.flatMap({ $0.cases + unfinished($0) }) {
      if let place = places[ExactText(item.group)] {
        groups[place].cases.append(item)
      } else {
        places[ExactText(item.group)] = groups.count
        groups.append((item.group, [item]))
      }
    }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites\(counts(groups.flatMap(\.cases)))>",
    ]
    for group in groups {
      lines.append("  <testsuite name=\"\(attribute(group.name))\"\(counts(group.cases))>")
      for item in group.cases { lines += testCase(item) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  /// Returns a case in place of those that an incomplete run did not reach.
  private static func unfinished(_ run: SnapshotRun) -> [SnapshotCase] {
    guard !run.isComplete else { return [] }
    let count = run.cases.count
    return [
      SnapshotCase(
        name: "the run ends normally", group: run.program, status: .trouble,
        summary: [
          "The run ended early, after \(count) \(count == 1 ? "case" : "cases"): others may be missing."
        ])
    ]
  }

  private static func counts(_ cases: [SnapshotCase]) -> String {
    let errors = cases.count { $0.status == .trouble }
    let failures = cases.count { element($0.status) == "failure" }
    let time = cases.reduce(0) { $0 + ($1.seconds ?? 0) }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds(time))\""
  }

  private static func testCase(_ item: SnapshotCase) -> [String] {
    let start =
      "    <testcase classname=\"\(attribute(item.group))\" name=\"\(attribute(item.name))\""
      + " time=\"\(seconds(item.seconds ?? 0))\""
    guard let element = element(item.status) else {
      let properties = properties(item)
      return properties.isEmpty ? [start + "/>"] : [start + ">"] + properties + ["    </testcase>"]
    }
    var body = item.summary
    body += item.changes.map { ([$0.view + " " + $0.text] + $0.causes).joined(separator: " because ") }
    if let accept = item.accept { body.append("accept with: \(accept)") }
    let message =
      item.changes.first.map { "\($0.view) \($0.text)" } ?? item.summary.first ?? item.status.rawValue
    return [start + ">"] + properties(item) + [
      "      <\(element) type=\"\(item.status.rawValue)\" message=\"\(attribute(message))\">",
      text(body.joined(separator: "\n")), "      </\(element)>", "    </testcase>",
    ]
  }

  /// Returns the lines with the version of the system, if one was asked for.
  private static func properties(_ item: SnapshotCase) -> [String] {
    guard let system = item.system else { return [] }
    return [
      "      <properties>", "        <property name=\"system\" value=\"iOS \(system)\"/>",
      "      </properties>",
    ]
  }

  private static func element(_ status: SnapshotCase.Status) -> String? {
    switch status {
    case .same, .moved: nil
    case .recorded, .different, .missing: "failure"
    case .trouble: "error"
    }
  }

  /// Returns a time with milliseconds, in any locale.
  private static func seconds(_ time: Double) -> String {
    let milliseconds = Int((max(0, min(time, 1e9)) * 1000).rounded())
    let rest = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(rest)"
  }

  /// Returns a text as the value of an attribute, in which a parser would replace line breaks and tabs by blanks.
  static func attribute(_ text: String) -> String {
    self.text(text).replacing("\"", by: "&quot;").replacing("\n", by: "&#10;").replacing("\t", by: "&#9;")
  }

  /// Returns a text as element content.
  ///
  /// Characters that XML 1.0 excludes or discourages (2.2) are replaced by the replacement character; of line breaks,
  /// only a line feed is kept by parsers (2.11).
  ///
  /// The text is escaped by scalars: as a character, a combining mark and the sign that it joins with are one.
  static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\r", "\u{85}", "\u{2028}": escaped += "&#\(scalar.value);"
      case "\0"..<" ", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }
}
