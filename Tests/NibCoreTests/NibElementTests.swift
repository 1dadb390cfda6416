import Foundation
import LayoutCore
import Testing

@testable import NibCore

@MainActor
struct NibElementTests {
  @Test("An element is read when the reader of the one around it looked at it")
  func readElements() throws {
    let text = Nibs.text(
      """
      <view id="a"><rect key="frame" width="1" height="2"/><hologram key="depth" id="b"><layer id="c"/>
      </hologram><subviews><label text="x" id="d"/></subviews></view>
      """)
    let document = try NibDocument(Data(text.utf8), file: "nib", bundle: nil, notesReading: true)
    #expect(document.element("b")?.isRead == false)
    #expect(NibFile(document, nil).instantiate(owner: nil, externalObjects: [:]).count == 1)
    let unread = document.root.tree.filter { !$0.isRead }
    #expect(unread.map(\.name) == ["hologram", "layer"])
    let label = try #require(document.element("d"))
    #expect(label.readAttributes.contains("text") && !label.readAttributes.contains("textMystery"))
  }

  @Test("Only documents that a test reads note what is asked for")
  func readingIsNotNotedOtherwise() throws {
    let document = try NibDocument(Data(Nibs.text("<view id=\"a\"/>").utf8), file: "nib", bundle: nil)
    _ = NibFile(document, nil).instantiate(owner: nil, externalObjects: [:])
    #expect(document.root.tree.allSatisfy { !$0.isRead && $0.readAttributes.isEmpty })
  }
}
