internal import Escaping
internal import Foundation
internal import LayoutCore
internal import ListCore

/// The views of a laid-out tree, with the facts that rules need of each.
@MainActor
struct LintTree {
  /// A view of the tree.
  struct Node {
    let view: UIView
    /// The last name of its path.
    let name: String
    let parent: Int?
    /// Whether or not code outside of UIKit has placed the view: it is no part that a button or a bar creates for
    /// itself.
    let isPlacedByUser: Bool
    /// Whether or not the view and all its ancestors are visible.
    let isShown: Bool
    /// Whether or not a table, a collection view or one of their cells has placed the view.
    var isPlacedByList = false
  }

  let root: UIView
  /// The number of pixels per point.
  let scale: Int
  /// The nodes, each after its parent.
  let nodes: [Node]
  /// The views whose layout code has read their own margins, by their identities; empty without a recording.
  var marginReaders: Set<ObjectIdentifier> = []
  private let indices: [ObjectIdentifier: Int]
  let memory = Memory()

  /// The facts that several rules need, cached.
  final class Memory {
    var texts: [VisibleText]?
    var textsByOwner: [Int: [VisibleText]] = [:]
    /// The nodes by their names and parents.
    var steps: [Step: Int]?
    /// The number of views that were examined for hiding others.
    var work = 0
  }

  /// Creates the present tree of `root`.
  init(of root: UIView, scale: Int) {
    self.root = root
    self.scale = scale
    var nodes = [
      Node(
        view: root, name: root.pathName(place: nil), parent: nil, isPlacedByUser: false,
        isShown: !root.isHidden && root.alpha > 0)
    ]
    var next = 0
    // The walk is by level: the tree may be deeper than the stack.
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
            isShown: parent.isShown && !view.isHidden && view.alpha > 0,
            isPlacedByList: parent.view.placesAsListPart(view)))
      }
      next += 1
    }
    self.nodes = nodes
    indices = Dictionary(
      nodes.enumerated().map { (ObjectIdentifier($0.element.view), $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// Returns the index of a view among `nodes`.
  func index(of view: UIView) -> Int? { indices[ObjectIdentifier(view)] }

  /// Returns the path of a view as in `Finding.view`; nil if it is not in the tree.
  func path(of view: UIView) -> ViewPath? { index(of: view).map { path(of: $0) } }

  /// Returns the path of a node.
  ///
  /// Only names are stored: the paths of all nodes would take the square of the depth.
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

  /// Returns the first node with a path.
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

  /// Returns the first node of each name in each node, or in an earlier one of the same path.
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

  /// A name with the parent node.
  struct Step: Hashable {
    let parent: Int?
    let name: ExactText
  }
}
