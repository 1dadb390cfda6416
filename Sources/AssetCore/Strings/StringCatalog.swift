import Foundation

/// A String Catalog: the texts of all languages in a file `.xcstrings`.
final class StringCatalog: Sendable {
  /// The language of the keys.
  let sourceLanguage: String
  /// The languages that have a text, sorted.
  let languages: [String]
  /// The texts of each key by language; nil for a localization without a text.
  private let entries: [String: [String: LocalizedText?]]

  /// Reads the bytes of a file.
  init(_ data: Data) throws(AssetContents.Problem) {
    let values = try AssetContents.dictionary(data)
    guard let entries = values["strings"] as? [String: Any] else {
      throw AssetContents.Problem(place: "strings", problem: "there is no object of that name")
    }
    sourceLanguage = values["sourceLanguage"] as? String ?? "en"
    self.entries = entries.compactMapValues { entry in
      guard let entry = entry as? [String: Any] else { return nil }
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      return Dictionary(
        uniqueKeysWithValues: localizations.map { language, value in
          (language, (value as? [String: Any]).flatMap { Self.text($0, language: language) })
        })
    }
    languages = Set(self.entries.values.flatMap(\.keys) + [sourceLanguage]).sorted()
  }

  /// The keys.
  var keys: [String] { entries.keys.sorted() }

  /// Returns the text of a key in a language, or else in the source language, which may be the key itself.
  func text(_ key: String, language: String?) -> LocalizedText? {
    guard let localizations = entries[key] else { return nil }
    let names = localizations.keys.sorted()
    for wanted in [language, sourceLanguage] {
      guard let wanted, let name = LanguageName(wanted).best(of: names),
        case .some(.some(let text)) = localizations[name]
      else { continue }
      return text
    }
    return .plain(key)
  }

  private static func text(_ localization: [String: Any], language: String) -> LocalizedText? {
    var variables: [String: PluralText.Variable] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any] else { continue }
      let position = (value["argNum"] as? NSNumber)?.intValue
      variables[name] = PluralText.Variable(
        forms: forms(value), conversion: value["formatSpecifier"] as? String ?? "lld",
        position: position.flatMap { $0 > 0 ? $0 : nil })
    }
    let varied = variation(of: localization)
    if let plural = varied["plural"] as? [String: Any] {
      let forms = forms(plural)
      guard let other = forms[.other] ?? forms.values.sorted().first else { return nil }
      // The number of the whole text is its first argument that is one.
      let number = number(in: other)
      variables[wholeName] = PluralText.Variable(
        forms: forms, conversion: number.conversion, position: number.position)
      let format = number.position.map { "%\($0)$#@\(wholeName)@" } ?? "%#@\(wholeName)@"
      return .plural(PluralText(format: format, variables: variables, language: language))
    }
    guard let value = unit(varied) else { return nil }
    return variables.isEmpty
      ? .plain(value) : .plural(PluralText(format: value, variables: variables, language: language))
  }

  /// The name of the variable of a text that varies as a whole.
  private static let wholeName = "whole text"

  /// Returns the localization for the device, or itself if it does not depend on it.
  private static func variation(of localization: [String: Any]) -> [String: Any] {
    var current = localization
    // Variations by device may be in those by plural, and the other way round.
    for _ in 0..<4 {
      guard let variations = current["variations"] as? [String: Any] else { return current }
      if let devices = variations["device"] as? [String: Any],
        let device = TextDevice.best(of: devices) as? [String: Any]
      {
        current = device
      } else {
        return current.merging(variations) { own, _ in own }
      }
    }
    return current
  }

  /// Returns the text of a string unit, whatever its state, unless it is new and empty.
  private static func unit(_ value: [String: Any]) -> String? {
    guard let unit = value["stringUnit"] as? [String: Any], let text = unit["value"] as? String else {
      return nil
    }
    return text.isEmpty && unit["state"] as? String == "new" ? nil : text
  }

  /// Returns the texts by category of an object with variations.
  private static func forms(_ value: [String: Any]) -> [PluralCategory: String] {
    let varied = variation(of: value)
    let plural = varied["plural"] as? [String: Any] ?? varied
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      if let form = plural[category.rawValue] as? [String: Any] {
        forms[category] = unit(variation(of: form))
      }
    }
    return forms
  }

  /// Returns the conversion and the position of the first number in a format.
  private static func number(in format: String) -> (conversion: String, position: Int?) {
    var index = 0
    for piece in FormatPiece.pieces(of: format) {
      guard case .argument(let placeholder) = piece else { continue }
      index += 1
      if !"@sS".contains(placeholder.conversion.last ?? "@") {
        let isFirst = index == 1 && placeholder.position == nil
        return (placeholder.conversion, isFirst ? nil : placeholder.position ?? index)
      }
    }
    return ("lld", nil)
  }
}
