internal import Escaping
internal import Foundation
internal import LayoutCore

/// The views of a tree that was laid out, and what rules on it want to know of each.
@MainActor
struct LintTree {
  /// A view.
  struct Node {
    let view: UIView
    /// The last name of its path.
    let name: String
    let parent: Int?
    /// Whether code outside of UIKit has placed the view: it is no part that a button or a bar makes for itself.
    let isPlacedByUser: Bool
    /// Whether it, and everything above it, is shown.
    let isShown: Bool
  }

  let root: UIView
  /// Pixels per point.
  let scale: Int
  /// Each after what it is in.
  let nodes: [Node]
  /// The views whose layout code has read their own margins, by their identities; empty where nobody watched.
  var marginReaders: Set<ObjectIdentifier> = []
  private let indices: [ObjectIdentifier: Int]
  let memory = Memory()

  /// What several rules want to know, kept once it was found.
  final class Memory {
    var texts: [SeenText]?
    var textsByOwner: [Int: [SeenText]] = [:]
    /// Nodes by their names and what they are in.
    var steps: [Step: Int]?
    /// How many views were looked at for what they hide.
    var work = 0
  }

  /// The tree beneath `root` as it is now.
  init(of root: UIView, scale: Int) {
    self.root = root
    self.scale = scale
    var nodes = [
      Node(
        view: root, name: root.pathName(place: nil), parent: nil, isPlacedByUser: false,
        isShown: !root.isHidden && root.alpha > 0)
    ]
    var next = 0
    // Level by level: the tree may be deeper than the stack.
    while next < nodes.count {
      let parent = nodes[next]
      let opensUp =
        parent.view.opensUpToUsers
        && (next == 0 || parent.isPlacedByUser || !parent.view.isOfSystem || parent.view.holdsUserContent)
      for (place, view) in parent.view.subviews.enumerated() {
        nodes.append(
          Node(
            view: view, name: view.pathName(place: place), parent: next,
            isPlacedByUser: opensUp && !view.isSystemPart(of: parent.view),
            isShown: parent.isShown && !view.isHidden && view.alpha > 0))
      }
      next += 1
    }
    self.nodes = nodes
    indices = Dictionary(
      nodes.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// The place of a view among `nodes`.
  func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

  /// The path of a view as `Finding.view` has it; nil for one that is not in the tree.
  func path(of view: UIView) -> ViewPath? { index(of: view).map { path(of: $0) } }

  /// The path of a node. Only names are kept: the paths of all nodes would take the square of the depth.
  func path(of index: Int) -> ViewPath { path(of: nodes[index]) }

  func path(of node: Node) -> ViewPath {
    var names = [node.name]
    var next = node.parent
    while let index = next {
      names.append(nodes[index].name)
      next = nodes[index].parent
    }
    return ViewPath(names: names.reversed())
  }

  /// The first node that has a path.
  func index(at path: ViewPath) -> Int? {
    let steps = memory.steps ?? makeSteps()
    memory.steps = steps
    var index: Int?
    for name in path.names {
      guard let next = steps[Step(parent: index, name: ExactText(name))] else { return nil }
      index = next
    }
    return index
  }

  /// The first node of each name in each node, or in one of the same path before it.
  private func makeSteps() -> [Step: Int] {
    var steps: [Step: Int] = [:]
    var first: [Int] = []
    for (index, node) in nodes.enumerated() {
      let step = Step(parent: node.parent.map { first[$0] }, name: ExactText(node.name))
      first.append(steps[step] ?? index)
      if steps[step] == nil { steps[step] = index }
    }
    return steps
  }

  /// A name in a node.
  struct Step: Hashable {
    let parent: Int?
    let name: ExactText
  }
}
