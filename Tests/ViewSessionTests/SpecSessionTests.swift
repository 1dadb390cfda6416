import Foundation
import Testing
import UIKit
import ViewLint
import ViewSession
import ViewSpec

/// Specs are sessions whose views have their lines of the file.
@MainActor @Suite struct SpecSessionTests {
  private static let text = """
    { "canvas": { "width": 120, "height": 80, "background": "#ffffff" }, "metrics": { "spare": 7 },
      "views": [
        { "id": "title", "type": "label", "text": "Title" },
        { "id": "save", "type": "button", "title": "Save" }],
      "constraints": [
        "title.leading == superview.leading + 8", "title.top == superview.top + 8.3",
        "save.leading == title.leading", "save.top == title.bottom + 10"
      ] }
    """

  private func session(_ change: (inout SessionVariant) -> Void = { _ in }) throws -> ViewSession {
    try ViewSession(try SpecSource(text: Self.text), as: SessionVariant(change))
  }

  @Test func `the canvas is that of the spec, of the variant, or of a device`() throws {
    #expect(try session().view.bounds.size == CGSize(width: 120, height: 80))
    #expect(try session { $0.width = 200 }.view.bounds.size == CGSize(width: 200, height: 80))
    #expect(
      try session { ($0.device, $0.isLandscape) = ("iphone-16", true) }.view.bounds.size
        == CGSize(width: 852, height: 393))
  }

  @Test func `each view has the line of its object, and its constraints in words`() throws {
    let nodes = try session().nodes()
    let title = try #require(nodes.first { $0.identifier == "title" })
    #expect(title.setBy == FindingSource(file: "card.json", line: 3, column: 5))
    #expect(title.constraints.contains("leading == superview.leading + 8"))
    #expect(nodes.first { $0.identifier == "save" }?.setBy?.line == 4)
  }

  @Test func `findings have the place in the file`() throws {
    let finding = try #require(try session().findings().first { $0.code == .unusedMetric })
    #expect(finding.source?.file == "card.json" && finding.source?.line == 1)
  }

  @Test func `a touch puts the spec into a window, and changes no pixel`() throws {
    let session = try session()
    let picture = try session.picture(maxSide: nil)
    #expect(session.window == nil)
    try session.perform(.wait(seconds: 0))
    #expect(session.window != nil)
    #expect(try session.explanation(comparedWith: picture.png) == [])
  }

  @Test func `an error of the spec keeps its line`() throws {
    let text = Self.text.replacing("\"width\": 120", with: "\"width\": 120000")
    #expect(throws: SpecError.self) {
      try ViewSession(try SpecSource(text: text), as: SessionVariant())
    }
  }
}
