import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewSpec

/// Canvases that become so high that lists show all of their rows.
@MainActor
@Suite struct WholeContentSpecTests {
  private func canvas(rows: Int, content: String) throws -> SpecCanvas {
    let row = #"{ "view": { "intrinsicContentSize": { "height": 40 } } }"#
    let json = """
      {
        "canvas": { "width": 100, "height": 90, "content": "\(content)" },
        "views": [{
          "id": "list", "type": "table", "separatorStyle": "none",
          "sections": [{ "rows": [\(Array(repeating: row, count: rows).joined(separator: ", "))] }]
        }],
        "constraints": ["H:|[list]|", "V:|[list]|"]
      }
      """
    let spec = try LayoutSpec(parsing: Array(json.utf8), file: "list.json")
    return try spec.makeView(traits: UITraitCollection(displayScale: 2))
  }

  @Test func `a canvas is as high as its list, or as it says`() throws {
    let whole = try canvas(rows: 9, content: "whole")
    _ = try whole.layOut()
    #expect(whole.bounds.size == CGSize(width: 100, height: 9 * 40))
    let visible = try canvas(rows: 9, content: "visible")
    _ = try visible.layOut()
    #expect(visible.bounds.size == CGSize(width: 100, height: 90))
  }

  @Test func `a content that is too high is an error at the canvas`() throws {
    let canvas = try canvas(rows: 300, content: "whole")
    let error = try #require(throws: SpecError.self) { _ = try canvas.layOut() }
    #expect("\(error)".contains("more than the limit of 8192"))
    #expect(error.line == 2)
  }
}
