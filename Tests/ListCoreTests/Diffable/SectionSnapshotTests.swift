import DiagnosticCore
import Foundation
import TestSupport
import Testing

@testable import ListCore

/// Outlines of the items of a section.
struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// An item with its children: the plain form of an outline.
  private final class Node {
    let item: Int
    weak var parent: Node?
    var children: [Node] = []
    var isExpanded = false

    init(_ item: Int, in parent: Node?) {
      self.item = item
      self.parent = parent
    }

    /// Calls a function for the descendants, or only those that show.
    func visit(onlyVisible: Bool, _ body: (Node) -> Void) {
      for child in children {
        body(child)
        if child.isExpanded || !onlyVisible { child.visit(onlyVisible: onlyVisible, body) }
      }
    }

    func items(onlyVisible: Bool) -> [Int] {
      var items: [Int] = []
      visit(onlyVisible: onlyVisible) { items.append($0.item) }
      return items
    }

    func find(_ item: Int) -> Node? {
      var found: Node?
      visit(onlyVisible: false) { if $0.item == item { found = $0 } }
      return found
    }

    var level: Int { parent.map { $0.parent == nil ? 0 : $0.level + 1 } ?? 0 }
  }

  @Test(arguments: TestEffort.seeds(150))
  func `an outline equals a tree after random changes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var outline = Outline()
    let root = Node(-1, in: nil)
    var next = 0
    for _ in 0..<30 {
      let items = outline.items
      let chosen = items.isEmpty ? nil : items[random.index(below: items.count)]
      let node = chosen.flatMap(root.find)
      let new = [next, next + 1]
      switch (random.index(below: 8), chosen, node) {
      case (0, let item?, let node?):
        outline.delete([item])
        let parent = try #require(node.parent)
        parent.children.removeAll { $0 === node }
      case (1, let item?, let node?):
        outline.expand([item])
        node.isExpanded = true
      case (2, let item?, let node?):
        outline.collapse([item])
        node.isExpanded = false
      case (3, let item?, let node?), (4, let item?, let node?):
        let isBefore = random.index(below: 2) == 0
        if isBefore { outline.insert(new, before: item) } else { outline.insert(new, after: item) }
        let parent = try #require(node.parent)
        let index = try #require(parent.children.firstIndex { $0 === node })
        parent.children.insert(contentsOf: new.map { Node($0, in: parent) }, at: index + (isBefore ? 0 : 1))
        next += 2
      case (5, let item?, let node?), (6, let item?, let node?):
        outline.append(new, to: item)
        node.children += new.map { Node($0, in: node) }
        next += 2
      default:
        outline.append(new)
        root.children += new.map { Node($0, in: root) }
        next += 2
      }
      #expect(outline.items == root.items(onlyVisible: false))
      #expect(outline.visibleItems == root.items(onlyVisible: true))
    }
    let visible = Set(outline.visibleItems)
    root.visit(onlyVisible: false) { node in
      #expect(outline.level(of: node.item) == node.level)
      #expect(outline.parent(of: node.item) == (node.parent === root ? nil : node.parent?.item))
      #expect(outline.isVisible(node.item) == visible.contains(node.item))
      #expect(outline.isExpanded(node.item) == node.isExpanded)
      #expect(outline.snapshot(of: node.item).items == node.items(onlyVisible: false))
      #expect(outline.snapshot(of: node.item, includingParent: true).rootItems == [node.item])
    }
    #expect(outline.rootItems == root.children.map(\.item))
  }

  private func outline() -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    return outline
  }

  @Test func `children are visible while all ancestors are expanded`() {
    var outline = outline()
    #expect(outline.visibleItems == [1, 2])
    outline.expand([11])
    #expect(outline.visibleItems == [1, 2])
    #expect(!outline.isVisible(111))
    outline.expand([1])
    #expect(outline.visibleItems == [1, 11, 111, 12, 2])
    outline.collapse([1])
    #expect(outline.visibleItems == [1, 2])
    #expect(outline.isExpanded(11))
  }

  @Test func `the children of an item are replaced by another outline, with its expansions`() {
    var outline = outline()
    var children = Outline()
    children.append([13])
    children.append([131], to: 13)
    children.expand([13])
    outline.replace(childrenOf: 1, using: children)
    #expect(outline.items == [1, 13, 131, 2])
    #expect(outline.level(of: 131) == 2)
    outline.expand([1])
    #expect(outline.visibleItems == [1, 13, 131, 2])
    outline.insert(Outline(), after: 2)
    #expect(outline.items.count == 4)
  }

  @Test func `an outline is described in indented lines`() {
    var outline = outline()
    outline.expand([1])
    #expect(outline.visualDescription() == "- 1\n    + 11\n        + 111\n    + 12\n+ 2")
  }

  @Test func `repeated and unknown items are reported, and have no effect`() {
    var outline = outline()
    let repeated = LayoutDiagnostics.collect { outline.append([12, 3, 3]) }.map(\.description)
    #expect(
      repeated == ["Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(12, 3)}"])
    #expect(outline.rootItems == [1, 2, 3])
    let unknown = LayoutDiagnostics.collect {
      outline.append([4], to: 99)
      outline.insert([4], before: 99)
      _ = outline.level(of: 99)
    }
    #expect(unknown.count == 3)
    #expect(outline.items.count == 6)
    outline.delete([99])
    outline.expand([99])
    #expect(!outline.isExpanded(99))
  }
}
