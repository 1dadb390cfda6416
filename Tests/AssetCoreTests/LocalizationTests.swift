import AssetCore
import Foundation
import Plumb
import TestSupport
import Testing
import UIKit

@MainActor
struct LocalizationTests {
  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>%d files in %d folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>no files</string><key>one</key><string>a file</string>
        <key>other</key><string>%d files</string>
      </dict>
      <key>folders</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d folder</string><key>other</key><string>%d folders</string>
      </dict>
    </dict>
    <key>nested</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$@ has %2$#@n@</string>
      <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>%2$ld cat</string><key>other</key><string>%2$ld cats</string>
      </dict>
    </dict>
    </dict></plist>
    """

  private func makeAssets() throws -> TestAssets {
    let assets = try TestAssets()
    try assets.write(
      "\"hello\" = \"Hello\";\n\"greet\" = \"Hello, %@!\";\n\"en only\" = \"English\";",
      to: "en.lproj/Localizable.strings")
    try assets.write("\"hello\" = \"Hallo\";\n\"greet\" = \"Hallo %@!\";", to: "de.lproj/Localizable.strings")
    try assets.write("\"hello\" = \"مرحبا\";", to: "ar.lproj/Localizable.strings")
    try assets.write("\"title\" = \"Titel\";", to: "de.lproj/Other.strings")
    try assets.write(Self.dictionary, to: "en.lproj/Localizable.stringsdict")
    return assets
  }

  @Test func languageIsTheDevelopmentLanguageAtFirst() throws {
    let assets = try makeAssets()
    #expect(NSLocalizedString("hello", bundle: assets.bundle, comment: "") == "Hello")
    #expect(assets.bundle.preferredLocalizations == ["en"])
    try assets.write(
      "<plist><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>", to: "Info.plist")
    AppResources.remove(assets.folder.url)
    #expect(NSLocalizedString("hello", bundle: assets.bundle, comment: "") == "Hallo")
  }

  @Test func chosenLanguageHasItsTexts() throws {
    let assets = try makeAssets()
    Localization.withLanguage("de") {
      #expect(NSLocalizedString("hello", bundle: assets.bundle, comment: "") == "Hallo")
      #expect(NSLocalizedString("title", tableName: "Other", bundle: assets.bundle, comment: "") == "Titel")
      #expect(assets.bundle.localizedString(forKey: "hello", value: nil, table: nil) == "Hallo")
      #expect(assets.bundle.preferredLocalizations == ["de"])
      // As on a phone, a key without a translation has no text of another language.
      #expect(NSLocalizedString("en only", bundle: assets.bundle, comment: "") == "en only")
    }
    Localization.withLanguage("de-CH") {
      #expect(NSLocalizedString("hello", bundle: assets.bundle, comment: "") == "Hallo")
    }
    Localization.withLanguage("fr") {
      #expect(NSLocalizedString("hello", bundle: assets.bundle, comment: "") == "Hello")
    }
  }

  @Test func keyOrValueStandsForAMissingText() throws {
    let assets = try makeAssets()
    #expect(NSLocalizedString("none", bundle: assets.bundle, comment: "") == "none")
    #expect(NSLocalizedString("none", bundle: assets.bundle, value: "Value", comment: "") == "Value")
    let problems = Diagnostic.collect {
      _ = NSLocalizedString("none", bundle: assets.bundle, comment: "")
      _ = NSLocalizedString("none", tableName: "Othr", bundle: assets.bundle, comment: "")
    }
    #expect(problems.map(\.kind) == [.missingAsset])
    #expect(problems.first?.description.hasSuffix("did you mean 'Other'?") == true)
  }

  @Test func everyFormOfTheCallCompiles() {
    AppResources.add(URL(filePath: "/nowhere"))
    defer { AppResources.remove(URL(filePath: "/nowhere")) }
    let name: String? = nil
    #expect(NSLocalizedString("k", comment: "") == "k")
    #expect(NSLocalizedString("k", tableName: nil, comment: "") == "k")
    #expect(NSLocalizedString("k", tableName: name, bundle: .main, value: "v", comment: "") == "v")
    #expect(NSLocalizedString("k", bundle: .main, comment: "") == "k")
    #expect(NSLocalizedString("k", value: "v", comment: "") == "v")
    #expect(["k"].map { NSLocalizedString($0, comment: "") } == ["k"])
    #expect(String(localized: "k") == "k")
    #expect(String(localized: "k", table: nil, bundle: nil, comment: "note") == "k")
    #expect(String(localized: "k", defaultValue: "v", bundle: .main) == "v")
    #expect(String(localized: LocalizedStringResource("k", defaultValue: "v \(3)")) == "v 3")
    #expect(String(localized: "k" as LocalizedStringResource) == "k")
    #expect(String(AttributedString(localized: "k").characters) == "k")
    #expect(String(format: "%d", 1) == "1")
    #expect(String(format: "%d %@ %.1f", 1, "a", 2.5) == "1 a 2.5")
    #expect(String(format: "%@", locale: Locale(identifier: "de"), "a") == "a")
    #expect(String(format: "none") == "none")
    #expect(String(format: "%d", arguments: [2]) == "2")
    #expect(String.localizedStringWithFormat("%d", 3) == "3")
  }

  @Test func numbersChooseTheirForms() throws {
    let assets = try makeAssets()
    let format = NSLocalizedString("%d files in %d folders", bundle: assets.bundle, comment: "")
    let (none, one, two, five) = (0, 1, 2, 5)
    #expect(String.localizedStringWithFormat(format, one, one) == "a file in 1 folder")
    #expect(String.localizedStringWithFormat(format, none, two) == "no files in 2 folders")
    #expect(String(format: format, five, one) == "5 files in 1 folder")
    // So the rewriter of sources leaves arrays of arguments and literals.
    #expect(String(format: format, __arguments: [five, one]) == "5 files in 1 folder")
    #expect(String(format: format, locale: nil, __arguments: [none, two]) == "no files in 2 folders")
    #expect(String(format: format, 5 as Int, 1 as Int) == "5 files in 1 folder")
    #expect(String(format: format, locale: Locale(identifier: "en"), five, one) == "5 files in 1 folder")
    let name = "Ann"
    let nested = NSLocalizedString("nested", bundle: assets.bundle, comment: "")
    #expect(String.localizedStringWithFormat(nested, name, one) == "Ann has 1 cat")
    #expect(String.localizedStringWithFormat(nested, name, five) == "Ann has 5 cats")
  }

  @Test func textsWithTheSameFormatStayApart() throws {
    let assets = try TestAssets()
    func entry(_ one: String) -> String {
      """
      <dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>%d</string></dict></dict>
      """
    }
    try assets.write(
      "<plist><dict><key>a</key>\(entry("an apple"))<key>b</key>\(entry("a ball"))</dict></plist>",
      to: "en.lproj/Localizable.stringsdict")
    let a = NSLocalizedString("a", bundle: assets.bundle, comment: "")
    let b = NSLocalizedString("b", bundle: assets.bundle, comment: "")
    #expect(String(format: a, 1) == "an apple")
    #expect(String(format: b, 1) == "a ball")
  }

  @Test func interpolationsAreKeys() throws {
    let assets = try TestAssets()
    try assets.write(
      """
      "%@ has %lld points" = "%2$lld Punkte für %1$@";
      "%lf of 100%%" = "%.1f von 100 %%";
      "%d small %u" = "klein %d %u";
      "%.2f" = "<%.2f>";
      """, to: "de.lproj/Localizable.strings")
    let small: (Int32, UInt16) = (3, 4)
    Localization.withLanguage("de") {
      #expect(String(localized: "\("Ann") has \(7) points", bundle: assets.bundle) == "7 Punkte für Ann")
      #expect(String(localized: "\(2.5) of 100%", bundle: assets.bundle) == "2,5 von 100 %")
      #expect(String(localized: "\(small.0) small \(small.1)", bundle: assets.bundle) == "klein 3 4")
      #expect(String(localized: "\(1.5, specifier: "%.2f")", bundle: assets.bundle) == "<1,50>")
      #expect(String(localized: "no \(7) key 100%", bundle: assets.bundle) == "no 7 key 100%")
    }
  }

  @Test func catalogHasAllLanguages() throws {
    let assets = try TestAssets()
    try assets.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Cancel": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}},
        "%lld apples": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld jabłko"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld jabłek"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld jabłka"}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tap the phone"}},
          "other": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}},
        "%lld birds, %lld cats": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@birds@ and %#@cats@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}},
            "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%arg cat"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg cats"}}}}}}}}},
        "new": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
        "%@ ate %lld": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%1$@ ate one"}},
            "other": {"stringUnit": {"state": "translated", "value": "%1$@ ate %2$lld"}}}}}}}
      }}
      """, to: "Localizable.xcstrings")
    let bundle = assets.bundle
    #expect(String(localized: "Cancel", bundle: bundle) == "Cancel")
    #expect(String(localized: "\(1) apples", bundle: bundle) == "1 apple")
    #expect(String(localized: "\(2) apples", bundle: bundle) == "2 apples")
    #expect(String(localized: "tap", bundle: bundle) == "Tap the phone")
    #expect(String(localized: "\(1) birds, \(2) cats", bundle: bundle) == "1 bird and 2 cats")
    #expect(String(localized: "\("Ann") ate \(1)", bundle: bundle) == "Ann ate one")
    #expect(String(localized: "\("Ann") ate \(4)", bundle: bundle) == "Ann ate 4")
    Localization.withLanguage("de") {
      #expect(NSLocalizedString("Cancel", bundle: bundle, comment: "") == "Abbrechen")
      #expect(NSLocalizedString("new", bundle: bundle, comment: "") == "new")
      // A language without a translation has the text of the source language, by its rules.
      #expect(String(localized: "\(1) apples", bundle: bundle) == "1 apple")
    }
    Localization.withLanguage("pl") {
      let format = NSLocalizedString("%lld apples", bundle: bundle, comment: "")
      #expect(
        [1, 3, 5, 22].map { String.localizedStringWithFormat(format, $0) } == [
          "1 jabłko", "3 jabłka", "5 jabłek", "22 jabłka",
        ])
    }
    #expect(Set(Bundle(path: bundle.bundlePath)!.preferredLocalizations) == ["en"])
  }

  @Test func directionFollowsTheLanguage() {
    #expect(UIScreen.main.traitCollection.layoutDirection == .leftToRight)
    Localization.withLanguage("ar") {
      #expect(UIScreen.main.traitCollection.layoutDirection == .rightToLeft)
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
      let window = UIWindow(device: Device(named: "iphone-se-3")!)
      #expect(window.traitCollection.layoutDirection == .rightToLeft)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }
    #expect(UIScreen.main.traitCollection.layoutDirection == .leftToRight)
    Localization.withLanguage("he-IL") {
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    Localization.withLanguage("az-Arab") {
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    Localization.withLanguage("de") {
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test func mainBundleHasAddedFilesAndValues() throws {
    let assets = try TestAssets()
    try assets.write("text", to: "Deep/file.txt")
    try assets.write(
      """
      <plist><dict><key>CFBundleDisplayName</key><string>My App</string>
      <key>CFBundleShortVersionString</key><string>1.2</string></dict></plist>
      """, to: "Deep/Info.plist")
    try assets.write("\"added key\" = \"Added\";", to: "en.lproj/Localizable.strings")
    AppResources.add(assets.folder.url)
    defer { AppResources.remove(assets.folder.url) }
    let url = try #require(Bundle.main.url(forResource: "file", withExtension: "txt"))
    #expect(try String(contentsOf: url, encoding: .utf8) == "text")
    #expect(Bundle.main.path(forResource: "file.txt", ofType: nil) == url.path)
    #expect(Bundle.main.path(forResource: "missing", ofType: "txt") == nil)
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "My App")
    #expect(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String == "1.2")
    #expect(NSLocalizedString("added key", comment: "") == "Added")
    #expect(Bundle(for: UIView.self).localizedString(forKey: "added key", value: nil, table: nil) == "Added")
  }

  @Test func damagedFilesAreReportedWithTheirPlace() throws {
    let assets = try TestAssets()
    try assets.write("\"a\" = \"A\";\n\"b\" = ", to: "en.lproj/Localizable.strings")
    try assets.write("<plist><dict>", to: "en.lproj/Localizable.stringsdict")
    try assets.write("{\"strings\": {\n \"a\": }", to: "Localizable.xcstrings")
    let problems = Diagnostic.collect {
      #expect(NSLocalizedString("a", bundle: assets.bundle, comment: "") == "A")
    }.map(\.description)
    #expect(problems.contains { $0.contains("Localizable.strings, line 2, column 7: the file ends where") })
    #expect(problems.contains { $0.contains("Localizable.stringsdict: the property list is damaged") })
    #expect(
      problems.contains {
        $0.contains("Localizable.xcstrings, line 2, column 7: it is no JSON: invalid value")
      })
    #expect(problems.allSatisfy { !$0.contains("\n") })
  }
}
