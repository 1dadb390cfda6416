import Foundation
import Testing

@testable import ViewDifference

/// The matching of views of which few or none have identifiers.
@Suite("Matching of trees")
struct TreeMatchingTests {
  /// A list of rows, each a view with a label in it, `y` points beneath the one before.
  private func list(_ texts: [String], ids: Bool = false) -> LayoutTree {
    var nodes = [LayoutNode(type: "List", frame: CGRect(x: 0, y: 0, width: 100, height: 200))]
    for (row, text) in texts.enumerated() {
      let parent = nodes.count
      nodes.append(
        LayoutNode(
          type: "UIView", parent: 0, frame: CGRect(x: 0, y: 20 * row, width: 100, height: 20),
          properties: ["background": "#ffffff"]))
      nodes.append(
        LayoutNode(
          type: "UILabel", parent: parent, frame: CGRect(x: 0, y: 0, width: 50, height: 20),
          properties: ["text": text]))
    }
    return LayoutTree(scale: 1, nodes: nodes)
  }

  private func matches(_ old: LayoutTree, _ new: LayoutTree) -> [Int?] {
    TreeMatching(TreeIndex(old), TreeIndex(new)).newOfOld
  }

  private func sentences(_ old: LayoutTree, _ new: LayoutTree) -> [String] {
    Explanation(from: old, to: new).changes.map(\.sentence)
  }

  @Test("Of rows without identifiers, the one is told that was removed, not the last, and the others move up")
  func removed() {
    let (old, new) = (list(["a", "b", "c"]), list(["b", "c"]))
    #expect(matches(old, new) == [0, nil, nil, 1, 2, 3, 4])
    #expect(
      sentences(old, new) == [
        "UIView[0] in List was removed with the view in it", "UIView[0] in List moved 20 pt (20 px) up",
        "UIView[1] in List moved 20 pt (20 px) up",
      ])
  }

  @Test("A row that is inserted is told as such")
  func inserted() {
    #expect(matches(list(["a", "b"]), list(["x", "a", "b"])) == [0, 3, 4, 5, 6])
  }

  @Test("Rows that change places keep what is in them")
  func swapped() {
    #expect(matches(list(["a", "b", "c"]), list(["c", "b", "a"])) == [0, 5, 6, 3, 4, 1, 2])
  }

  @Test("Another text in a row that stays is another text")
  func rewritten() {
    let (old, new) = (list(["a", "b", "c"]), list(["a", "x", "c"]))
    #expect(matches(old, new) == Array(0..<7))
    #expect(sentences(old, new) == ["UILabel “x” text changed “b” → “x”"])
  }

  @Test("A row that is moved and has another look is known by what is written in it")
  func content() {
    var new = list(["c", "a", "b"])
    for index in [1, 3, 5] { new.nodes[index].properties["background"] = "#000000" }
    new.nodes[2].properties["font"] = "Bold 12"
    #expect(matches(list(["a", "b", "c"]), new) == [0, 3, 4, 5, 6, 1, 2])
  }

  @Test("What is in another place, of another size and without a text is known by its looks")
  func looksAlone() {
    var new = boxes(["blue", "red"])
    for index in 1...2 { new.nodes[index].frame?.size.height = 30 }
    #expect(matches(boxes(["red", "blue"]), new) == [0, 2, 1])
  }

  /// Coloured boxes side by side.
  private func boxes(_ colors: [String], _ type: String = "UIView") -> LayoutTree {
    let root = LayoutNode(type: "Row", frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    return LayoutTree(
      scale: 1,
      nodes: [root]
        + colors.enumerated().map { place, color in
          LayoutNode(
            type: type, parent: 0, frame: CGRect(x: 20 * place, y: 0, width: 20, height: 20),
            properties: ["background": color])
        })
  }

  @Test("What has no text is known by its looks, and then by its place")
  func looks() {
    #expect(matches(boxes(["red", "green", "blue"]), boxes(["gold", "red", "blue"])) == [0, 2, 1, 3])
    #expect(
      sentences(boxes(["red", "red", "red"]), boxes(["red", "blue", "red"])) == [
        "UIView[1] in Row background recoloured red → blue"
      ])
  }

  @Test("A view of another class is the same view where it stands in the same place with the same in it")
  func type() {
    #expect(
      sentences(boxes(["red"]), boxes(["red"], "Box")) == ["Box[0] in Row is now of class Box, was UIView"])
  }

  @Test("The root is the root, whatever it is called")
  func root() {
    var new = list(["a"])
    new.nodes[0].type = "Table"
    new.nodes[0].frame?.size.height = 40
    #expect(matches(list(["a"]), new) == [0, 1, 2])
    new.nodes[0].identifier = "table"
    #expect(matches(list(["a"]), new) == [0, 1, 2])
  }

  @Test("A named number is not the view of that name")
  func number() {
    let view = LayoutNode(type: "UIView", identifier: "gap", frame: .zero)
    let number = LayoutNode(type: "metric", identifier: "gap", properties: ["metric": "8"])
    var new = number
    new.properties["metric"] = "9"
    let (old, changed) = (
      LayoutTree(scale: 1, nodes: [view, number]), LayoutTree(scale: 1, nodes: [view, new])
    )
    #expect(matches(old, changed) == [0, 1])
    #expect(sentences(old, changed) == ["gap 8 → 9"])
    #expect(matches(LayoutTree(scale: 1, nodes: [view]), LayoutTree(scale: 1, nodes: [number])) == [nil])
  }

  @Test("What is wrapped in a new view moved into it, and did not come with it")
  func wrapped() {
    let root = LayoutNode(
      type: "Root", frame: CGRect(x: 0, y: 0, width: 50, height: 50),
      box: CGRect(x: 0, y: 0, width: 50, height: 50))
    var child = LayoutNode(
      type: "UIView", identifier: "child", parent: 0, frame: CGRect(x: 10, y: 10, width: 5, height: 5),
      box: CGRect(x: 10, y: 10, width: 5, height: 5))
    let old = LayoutTree(scale: 1, nodes: [root, child])
    let wrapper = LayoutNode(
      type: "UIView", identifier: "wrapper", parent: 0, frame: CGRect(x: 10, y: 8, width: 5, height: 9))
    (child.parent, child.frame) = (1, CGRect(x: 0, y: 2, width: 5, height: 5))
    let new = LayoutTree(scale: 1, nodes: [root, wrapper, child])
    #expect(sentences(old, new) == ["wrapper was added", "child moved into wrapper"])
    #expect(sentences(new, old) == ["wrapper was removed", "child moved into Root"])
    // The root itself, into a new root.
    var top = LayoutTree(scale: 1, nodes: [child])
    top.nodes[0].parent = nil
    #expect(sentences(top, old).contains("child moved into Root"))
  }

  @Test("As few as can be went elsewhere, past what stands next to them")
  func reordered() {
    func moves(_ numbers: [Int]) -> [ReorderedPlaces.Move] { ReorderedPlaces(numbers).moves }
    #expect(moves([0, 1, 2]) == [])
    #expect(moves([1, 2, 0]) == [ReorderedPlaces.Move(place: 2, passed: 1, isInFront: true)])
    #expect(moves([2, 0, 1]) == [ReorderedPlaces.Move(place: 0, passed: 1, isInFront: false)])
    #expect(moves([3, 2, 1, 0]).map(\.place) == [0, 1, 2])
    #expect(moves([0, 5, 1, 2, 3]) == [ReorderedPlaces.Move(place: 1, passed: 2, isInFront: false)])
  }
}
