import Foundation
import Testing
import UIKit
import ViewLint
import ViewSession

/// The views of a session as values and as text.
@MainActor @Suite struct NodeTests {
  private func session() throws -> ViewSession { try ViewSession(CardView.source, as: SessionVariant()) }

  @Test func `nodes have paths as findings, frames, boxes, texts and words of VoiceOver`() throws {
    let nodes = try session().nodes(withLines: false)
    #expect(nodes.map(\.id) == Array(nodes.indices))
    #expect(nodes[0].path == "CardView")
    let title = try #require(nodes.first { $0.identifier == "title" })
    #expect(title.path == "CardView/UILabel#title")
    #expect(title.parent == 0 && title.depth == 1)
    #expect(title.frame == InspectedNode.Rect(x: 16, y: 10.3, width: 168, height: 22))
    #expect(title.box == title.frame)
    #expect(title.text == "Hello" && title.properties["text"] == "Hello" && title.spoken == "Hello")
    #expect(title.isEnabled == nil && !title.isHidden)
    let button = try #require(nodes.first { $0.type == "UIButton" })
    #expect(button.text == "Save" && button.isEnabled == true && button.spoken == "Save, button")
  }

  @Test func `constraints are told in words, at the views that they place`() throws {
    let nodes = try session().nodes(withLines: false)
    let field = try #require(nodes.first { $0.type == "UITextField" })
    #expect(
      field.constraints
        == [
          "leading == superview.leading + 16", "width == 150 (priority 999)", "top == UIButton[1].bottom",
        ].sortedAs(field.constraints))
    #expect(Set(field.constraints).count == 3)
    #expect(nodes[0].constraints == [])
  }

  @Test func `a frame has the line that set it last, and none if UIKit did`() throws {
    let session = try session()
    let nodes = session.nodes()
    let title = nodes.first { $0.identifier == "title" }
    #expect(title?.setBy?.line == CardView.titleLine)
    #expect(title?.setBy?.file.hasSuffix("Fixtures.swift") == true)
    #expect(nodes.first { $0.type == "UITextField" }?.setBy == nil)
    // An action that moves nothing leaves the lines.
    try session.perform(.wait(seconds: 0.1))
    #expect(session.nodes().first { $0.identifier == "title" }?.setBy?.line == CardView.titleLine)
  }

  @Test func `views are found by text, identifier and class, exact ones first`() throws {
    let session = try session()
    #expect(session.nodes(matching: "Hello").map(\.identifier) == ["title"])
    #expect(session.nodes(matching: "TIT").map(\.identifier) == ["title"])
    #expect(session.nodes(matching: "UITextField").count == 1)
    #expect(session.nodes(matching: "save").first?.text == "Save")
    #expect(session.nodes(matching: "nothing") == [] && session.nodes(matching: "") == [])
  }

  @Test func `a tree as text has pages`() throws {
    let nodes = (0..<5).map { index in
      InspectedNode(
        id: index, parent: index == 0 ? nil : 0, depth: index == 0 ? 0 : 1, type: "UIView", path: "",
        frame: InspectedNode.Rect(x: 0, y: 0.5, width: 10, height: 20.25))
    }
    #expect(
      nodes.treeText(maxNodes: 2)
        == "[0] UIView 0 0.5 10 20.25\n  [1] UIView 0 0.5 10 20.25\n… 3 more of 5 views: ask from 2")
    #expect(nodes.treeText(maxNodes: 9, from: 4) == "  [4] UIView 0 0.5 10 20.25\n5 views in all")
    #expect(nodes.treeText(maxNodes: 9, from: 5) == "5 views, numbered from 0: there is none from 5")
    #expect(
      nodes.treeText(maxNodes: 9, maxDepth: 0)
        == "[0] UIView 0 0.5 10 20.25 (+4 inside)\n5 views in all: ask without a depth to see those inside")
    #expect(nodes.treePart(maxNodes: 2).next == 2 && nodes.treePart(maxNodes: 9, from: 4).next == nil)
    #expect(nodes.treePart(maxNodes: 1, maxDepth: 0).next == nil, "What is deeper is no further part.")
    #expect(nodes.treeText(maxNodes: -1, from: -7).hasPrefix("[0]"))
    #expect([InspectedNode]().treeText(maxNodes: 5).hasPrefix("0 views"))
  }

  @Test func `a text of a program stays on the line of its node`() {
    let node = InspectedNode(
      id: 0, type: "UILabel", identifier: "a\nb", path: "",
      frame: InspectedNode.Rect(x: 0, y: 0, width: 1, height: 1),
      text: String(repeating: "x\n", count: 500), isHidden: true, isEnabled: false)
    #expect(!node.line.contains("\n"))
    #expect(node.line.contains("…") && node.line.hasSuffix("hidden disabled"))
  }
}

extension [String] {
  /// The same texts in the order of another list.
  fileprivate func sortedAs(_ others: [String]) -> [String] {
    sorted { (others.firstIndex(of: $0) ?? .max) < (others.firstIndex(of: $1) ?? .max) }
  }
}
