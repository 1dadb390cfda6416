import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import NibCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// Texts of nibs and storyboards in the languages of the program.
@MainActor
struct TranslationTests {
  private static let storyboard = Nibs.storyboardText(
    """
    <scene sceneID="s"><objects><viewController title="Tea" id="c" sceneMemberID="viewController">
    <view key="view" id="v"><subviews><label text="Hello" id="l"/>
    <button id="b"><state key="normal" title="Go"/></button><textField placeholder="Name" id="f"/>
    <segmentedControl id="s"><segments><segment title="Hot"/><segment title="Cold"/></segments></segmentedControl>
    </subviews></view><navigationItem key="navigationItem" title="Tea" id="n"/></viewController></objects></scene>
    """, initial: "c")

  private static let strings = """
    /* Class = "UILabel"; text = "Hello"; ObjectID = "l"; */
    "l.text" = "Hallo";
    "b.normalTitle" = "Los";
    "f.placeholder" = "Name des Tees";
    "s.segmentTitles[0]" = "Heiß";
    "n.title" = "Tee";
    """

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "l.text": {"extractionState": "stale", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Hello"}},
        "de": {"stringUnit": {"state": "translated", "value": "Servus"}}}}}}
    """

  /// Returns the texts of a storyboard's views in a language.
  private func texts(_ files: Nibs.Files, _ language: String?) throws -> [String?] {
    try Localization.withLanguage(language) {
      let controller = try #require(files.storyboard("Main").instantiateInitialViewController())
      let views = try #require(controller.view).subviews
      return [
        (views[0] as? UILabel)?.text, (views[1] as? UIButton)?.title(for: .normal),
        (views[2] as? UITextField)?.placeholder, (views[3] as? UISegmentedControl)?.titleForSegment(at: 0),
        controller.navigationItem.title,
      ]
    }
  }

  @Test func stringsOfALanguageReplaceTextsOfTheBase() throws {
    let files = Nibs.files([
      "Base.lproj/Main.storyboard": Self.storyboard, "de.lproj/Main.strings": Self.strings,
    ])
    let english = ["Hello", "Go", "Name", "Hot", "Tea"]
    #expect(try texts(files, nil) == english)
    #expect(try texts(files, "de") == ["Hallo", "Los", "Name des Tees", "Heiß", "Tee"])
    #expect(try texts(files, "de-AT").first == "Hallo")
    #expect(try texts(files, "fr") == english)
  }

  @Test func catalogHasAllLanguages() throws {
    let files = Nibs.files([
      "Base.lproj/Main.storyboard": Self.storyboard, "mul.lproj/Main.xcstrings": Self.catalog,
    ])
    #expect(try texts(files, "de").prefix(2) == ["Servus", "Go"])
    #expect(try texts(files, "en").first == "Hello")
    let loose = Nibs.files(["Main.storyboard": Self.storyboard, "Main.xcstrings": Self.catalog])
    #expect(try texts(loose, "de").first == "Servus")
  }

  @Test func storyboardOfALanguageIsTakenWhole() throws {
    let german = Self.storyboard.replacingOccurrences(of: "Hello", with: "Grüß Gott")
    let files = Nibs.files(["en.lproj/Main.storyboard": Self.storyboard, "de.lproj/Main.storyboard": german])
    #expect(try texts(files, "de").first == "Grüß Gott")
    #expect(try texts(files, "en").first == "Hello")
  }

  @Test func textsOfNibsAreTranslated() throws {
    let files = Nibs.files([
      "Base.lproj/Cell.xib": Nibs.text("<label text=\"Steep\" id=\"x\"/>"),
      "de.lproj/Cell.strings": "\"x.text\" = \"Ziehen\";",
    ])
    let label = Localization.withLanguage("de") {
      UINib(nibName: "Cell", bundle: files.bundle).instantiate(withOwner: nil).first as? UILabel
    }
    #expect(label?.text == "Ziehen")
  }
}
