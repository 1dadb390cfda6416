/// A feature of a font with its value: 0 is off, 1 is on, others choose among alternatives.
package struct FontFeature: Hashable, Sendable {
  package var tag: FontTag
  package var value: Int

  package init(_ tag: FontTag, _ value: Int) {
    (self.tag, self.value) = (tag, value)
  }
}

extension FontFeature {
  /// Returns the features that a setting of Apple's Font Feature Registry means, by the numbers of type and selector.
  package static func features(type: Int, selector: Int) -> [FontFeature] {
    if type == 35 { return alternatives(selector) }
    return table[Setting(type: type, selector: selector)] ?? []
  }

  /// Returns the feature of a stylistic alternative: two selectors for each, one on and one off.
  private static func alternatives(_ selector: Int) -> [FontFeature] {
    guard (2...41).contains(selector) else { return [] }
    let number = selector / 2
    guard let tag = FontTag("ss" + (number < 10 ? "0" : "") + String(number)) else { return [] }
    return [FontFeature(tag, 1 - selector % 2)]
  }

  private struct Setting: Hashable {
    var type: Int
    var selector: Int
  }

  /// The settings whose selectors are pairs of on and off, by type and the selector that is on.
  private static let switches: [(type: Int, on: Int, tags: [FontTag])] = [
    (1, 0, ["rlig"]), (1, 2, ["liga"]), (1, 4, ["dlig"]), (1, 18, ["clig"]), (1, 20, ["hlig"]),
    (14, 4, ["zero"]), (33, 0, ["case"]), (33, 2, ["cpsp"]), (36, 0, ["calt"]), (36, 2, ["swsh"]),
    (36, 4, ["cswh"]),
  ]

  /// The settings that choose one of several features of a type.
  private static let choices: [(type: Int, tags: [(selector: Int, tag: FontTag)])] = [
    (3, [(3, "smcp")]),
    (6, [(0, "tnum"), (1, "pnum"), (2, "twid"), (3, "qwid")]),
    (10, [(1, "sups"), (2, "subs"), (3, "ordn"), (4, "sinf")]),
    (11, [(1, "afrc"), (2, "frac")]),
    (21, [(0, "onum"), (1, "lnum")]),
    (37, [(1, "smcp"), (2, "pcap")]),
    (38, [(1, "c2sc"), (2, "c2pc")]),
  ]

  private static let table: [Setting: [FontFeature]] = {
    var table: [Setting: [FontFeature]] = [:]
    for (type, on, tags) in switches {
      table[Setting(type: type, selector: on)] = tags.map { FontFeature($0, 1) }
      table[Setting(type: type, selector: on + 1)] = tags.map { FontFeature($0, 0) }
    }
    for (type, tags) in choices {
      for (selector, tag) in tags { table[Setting(type: type, selector: selector)] = [FontFeature(tag, 1)] }
    }
    return table
  }()
}

/// The settings of the shaping of a text.
package struct ShapingSettings: Hashable, Sendable {
  /// The features that differ from those that are usual, in order; of several with one tag, the last one applies.
  package var features: [FontFeature] = []
  /// The language as a tag of BCP 47, as "tr"; nil if it is not known.
  package var language: String?

  package init(features: [FontFeature] = [], language: String? = nil) {
    (self.features, self.language) = (features, language)
  }

  /// Calls `body` with the language as the C library takes it.
  func withLanguage<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let language else { return body(nil) }
    return unsafe language.withCString(body)
  }
}
