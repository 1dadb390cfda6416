import DiagnosticCore
import Foundation

/// The entries of a file `.stringsdict`: texts that depend on numbers, on the device or on the width.
struct StringsDictionary {
  /// A problem at an entry of the file.
  struct Problem: Equatable {
    var place: String
    var text: String
  }

  /// The texts by their keys.
  private(set) var values: [String: LocalizedText] = [:]
  /// The problems of entries, which are left out.
  private(set) var problems: [Problem] = []

  /// Reads the bytes of a file in a language.
  init(_ data: Data, language: String) {
    guard let list = try? unsafe PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let entries = list as? [String: Any]
    else {
      problems = [Problem(place: "", text: "the property list is damaged, or is no dictionary")]
      return
    }
    for key in entries.keys.sorted() {
      if let text = entries[key] as? String {
        values[key] = .plain(text)
      } else if let entry = entries[key] as? [String: Any] {
        values[key] = read(entry, key: key, language: language)
      } else {
        problems.append(Problem(place: key, text: "the entry is no dictionary"))
      }
    }
  }

  private mutating func read(_ entry: [String: Any], key: String, language: String) -> LocalizedText? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      guard let text = TextDevice.best(of: devices) else { return nil }
      if let rules = text as? [String: Any] { return read(rules, key: key, language: language) }
      return (text as? String).map(LocalizedText.plain)
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      // The widest text, since the width is not known here.
      let widest = widths.keys.max { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) }
      return widest.flatMap { widths[$0] as? String }.map(LocalizedText.plain)
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
      problems.append(Problem(place: key, text: "the entry has no NSStringLocalizedFormatKey"))
      return nil
    }
    var variables: [String: PluralText.Variable] = [:]
    for name in entry.keys.sorted() where name != "NSStringLocalizedFormatKey" {
      guard let rules = entry[name] as? [String: Any] else { continue }
      let kind = rules["NSStringFormatSpecTypeKey"] as? String ?? "NSStringPluralRuleType"
      guard kind == "NSStringPluralRuleType" else {
        problems.append(
          Problem(place: "\(key), \(name)", text: "'\(kind)' is no rule; right is NSStringPluralRuleType"))
        continue
      }
      let forms = PluralText.forms(rules)
      if forms[.other] == nil {
        problems.append(Problem(place: "\(key), \(name)", text: "the text 'other' is missing"))
      }
      variables[name] = PluralText.Variable(
        forms: forms, conversion: rules["NSStringFormatValueTypeKey"] as? String ?? "d", position: nil)
    }
    return .plural(PluralText(format: format, variables: variables, language: language))
  }
}

extension PluralText {
  /// Returns the texts of a dictionary whose keys are categories.
  static func forms(_ rules: [String: Any]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { forms[category] = rules[category.rawValue] as? String }
    return forms
  }
}
