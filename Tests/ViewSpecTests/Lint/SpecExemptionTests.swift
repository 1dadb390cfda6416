import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewSpec

@MainActor
@Suite struct SpecExemptionTests {
  private static let text = """
    { "canvas": { "width": 90, "height": 90 },
      "lint": { "allow": { "thin-hairline": "lines are thin" } },
      "views": [
        { "id": "a", "frame": "superview", "views": [
          { "id": "b", "type": "label", "text": "B", "frame": "superview",
            "lint": { "allow": { "truncated-text": "long", "clipped-text": "short" } } }] }] }
    """

  @Test func `what is meant is read with its place and its view`() throws {
    let spec = try LayoutSpec(parsing: Array(Self.text.utf8), file: "a.json")
    #expect(spec.exemptions.map(\.code) == ["thin-hairline", "truncated-text", "clipped-text"])
    #expect(spec.exemptions.map(\.reason) == ["lines are thin", "long", "short"])
    #expect(spec.exemptions.map(\.place.line) == [2, 6, 6])
    #expect(spec.exemptions.map(\.place.column) == [24, 30, 56])
    #expect(spec.exemptions.map(\.view.line) == [1, 5, 5])
    let canvas = try spec.makeView(traits: UITraitCollection(displayScale: 1))
    #expect(canvas.view(at: spec.exemptions[1].view) is UILabel)
  }

  @Test func `each view has its place`() throws {
    let spec = try LayoutSpec(parsing: Array(Self.text.utf8), file: "a.json")
    let canvas = try spec.makeView(traits: UITraitCollection(displayScale: 1))
    let content = canvas.subviews[0]
    let outer = content.subviews[0]
    let places = [canvas, content, outer, outer.subviews[0]].map { canvas.place(of: $0) }
    #expect(places.map { $0?.line } == [1, 1, 4, 5])
    #expect(places.map { $0?.column } == [1, 1, 5, 7])
    #expect(places.map { $0?.file } == Array(repeating: "a.json", count: 4))
    // The place of a view that another one makes for itself is the place of that other one.
    let part = UIView()
    outer.subviews[0].addSubview(part)
    #expect(canvas.place(of: part)?.line == 5)
    #expect(canvas.place(of: UIView()) == nil)
  }

  /// The place is counted in characters of the object, from 0.
  @Test(arguments: [
    (#"{ "allow": { "Thin": "x" } }"#, 13, "\"Thin\" is not the code of a finding"),
    (#"{ "allow": { "thin-": "x" } }"#, 13, "\"thin-\" is not the code of a finding"),
    (#"{ "allow": { "thin-hairline": "  " } }"#, 30, "the reason is empty"),
    (#"{ "allow": { "thin-hairline": 1 } }"#, 30, "found the number 1, expected a string"),
    (#"{ "alow": {} }"#, 2, "unknown key \"alow\""),
  ])
  func `what is wrong is told with its place`(lint: String, place: Int, message: String) throws {
    let head = #"{ "canvas": { "width": 9, "height": 9}, "lint":"#
    let error = #expect(throws: SpecError.self) {
      try LayoutSpec(parsing: Array("\(head)\(lint)}".utf8), file: "a.json")
    }
    #expect(error?.message == message)
    #expect(error?.line == 1 && error?.column == head.count + place + 1)
  }
}
