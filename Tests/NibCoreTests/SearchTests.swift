import Foundation
import GraphicsCore
import LayoutCore
import NibCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// The search of nibs, and what they get from the caller.
@MainActor
@Suite(.serialized) struct SearchTests {
  /// Returns the result of a closure while a folder belongs to the main bundle.
  private func withMain<Result>(_ files: Nibs.Files, _ body: () throws -> Result) rethrows -> Result {
    AppResources.add(files.bundle.bundleURL)
    defer { AppResources.remove(files.bundle.bundleURL) }
    return try body()
  }

  @Test func withoutABundleFoldersOfTheProgramAreSearched() {
    let files = Nibs.files(["Views/Deep/Leaf.xib": Nibs.text("<view tag=\"4\" id=\"v\"/>")])
    let problems = Nibs.problems {
      withMain(files) {
        for bundle in [nil, Bundle.main, Bundle(for: Helper.self)] {
          let made = UINib(nibName: "Leaf", bundle: bundle).instantiate(withOwner: nil)
          #expect((made.first as? UIView)?.tag == 4)
        }
      }
    }
    #expect(problems == [])
    #expect(
      Nibs.problems { _ = UINib(nibName: "Leaf", bundle: nil).instantiate(withOwner: nil) }.count == 1,
      "the folder was removed")
  }

  @Test func folderThatWasAddedFirstIsFoundFirst() {
    let one = Nibs.files(["Leaf.xib": Nibs.text("<view tag=\"1\" id=\"v\"/>")])
    let two = Nibs.files(["Leaf.xib": Nibs.text("<view tag=\"2\" id=\"v\"/>")])
    let tag = withMain(one) {
      withMain(two) { (Bundle.main.loadNibNamed("Leaf", owner: nil)?.first as? UIView)?.tag }
    }
    #expect(tag == 1)
  }

  /// The owner gets its outlets; placeholders are the objects of the options.
  @Test func ownerAndExternalObjects() throws {
    let text = Nibs.text(
      """
      <placeholder placeholderIdentifier="brewer" id="p" customClass="CardOwner">
      <connections><outlet property="card" destination="a" id="3"/></connections></placeholder>
      <view id="a" customClass="Card" customModule="NibCoreTests"><subviews><button id="b"><connections>
      <action selector="tapped" destination="p" eventType="touchUpInside" id="1"/></connections></button></subviews></view>
      <label text="second" id="z"/>
      """
    ).replacingOccurrences(
      of: "userLabel=\"File's Owner\"/>",
      with: "><connections><outlet property=\"card\" destination=\"a\" id=\"9\"/></connections></placeholder>"
    )
    let files = Nibs.files(["Card.xib": text])
    let (owner, brewer) = (CardOwner(), CardOwner())
    let made = try #require(
      files.bundle.loadNibNamed(
        "Card", owner: owner, options: [.externalObjects: ["brewer": brewer]]))
    #expect(made.count == 2 && (made.last as? UILabel)?.text == "second")
    let card = try #require(made.first as? Card)
    #expect(owner.card === card && brewer.card === card)
    (card.subviews.first as? UIControl)?.sendActions(for: .touchUpInside)
    #expect((owner.taps, brewer.taps) == (0, 1))
  }

  @Test func missingExternalObjectIsReported() {
    let files = Nibs.files([
      "Card.xib": Nibs.text(
        """
        <placeholder placeholderIdentifier="brewer" id="p"/>
        <button id="b"><connections>
        <action selector="tapped" destination="p" eventType="touchUpInside" id="1"/></connections></button>
        """)
    ])
    let problems = Nibs.problems { _ = files.bundle.loadNibNamed("Card", owner: CardOwner()) }
    #expect(problems.count == 1 && problems.first?.contains("<action id=\"1\">") == true)
  }
}
