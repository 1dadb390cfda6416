internal import Foundation
internal import GraphicsCore
internal import LayerCore
@_spi(Plumb) internal import LayoutCore
internal import Raster
internal import ViewAccessibility
package import ViewDifference
internal import ViewLint
internal import ViewSpec

extension ViewSession {
  /// Returns the views from back to front, each after its parent.
  ///
  /// Without lines, `setBy` is nil but for specs. The first look-up of lines in a program takes seconds.
  package func nodes(withLines: Bool = true) -> [InspectedNode] {
    let (layers, tree) = recordedTree()
    let paths = ViewPaths(of: view)
    let constraints = ConstraintWords(in: window ?? view)
    let spoken = spokenWords()
    var nodes: [InspectedNode] = []
    /// The nodes of the layers, or those of the nearest views around them.
    var places: [Int?] = []
    for (layer, node) in zip(layers, tree.nodes) {
      let parent = node.parent.flatMap { places[$0] }
      guard let view = layer.hostView else {
        places.append(parent)
        continue
      }
      places.append(nodes.count)
      let scale = tree.scale
      nodes.append(
        InspectedNode(
          id: nodes.count, parent: parent, depth: parent.map { nodes[$0].depth + 1 } ?? 0, type: node.type,
          identifier: node.identifier, path: (paths.path(of: view) ?? paths.root).description,
          frame: InspectedNode.Rect(node.frame ?? .zero),
          box: node.box.map { InspectedNode.Rect($0, dividedBy: scale) },
          text: node.properties["text"] ?? view.shownContent.text.flatMap { $0.isEmpty ? nil : $0 },
          properties: node.properties,
          constraints: constraints.words(of: view), setBy: frameSource(of: view, withLines),
          isHidden: node.box == nil,
          isEnabled: (view as? UIControl)?.isEnabled, spoken: spoken[ObjectIdentifier(view)]))
    }
    return nodes
  }

  /// Returns the views whose text, identifier or class contains a text; exact matches first.
  package func nodes(matching text: String) -> [InspectedNode] { nodes(withLines: false).matching(text) }

  /// Returns the tree as text: at most `maxNodes` lines of nodes, and a line that tells how to get the rest.
  package func treeText(maxNodes: Int, from: Int = 0, maxDepth: Int? = nil) -> String {
    nodes(withLines: false).treeText(maxNodes: maxNodes, from: from, maxDepth: maxDepth)
  }

  /// Returns what VoiceOver reads, a line for each element.
  package func spokenText() -> String { AccessibilityReading(of: view).text }

  /// Returns the layout tree of the present state.
  package func layoutTree() -> LayoutTree { recordedTree().tree }

  /// Returns the layers of the present state, each after its superlayer, and their tree.
  private func recordedTree() -> (layers: [CALayer], tree: LayoutTree) {
    view.layoutIfNeeded()
    let tree = drawing { recordTree().tree }
    var layers: [CALayer] = []
    var waiting: [CALayer] = [view.layer]
    while let layer = waiting.popLast() {
      layers.append(layer)
      waiting += layer.children.reversed()
    }
    return (layers, tree)
  }

  /// Returns the display list and the tree of the present state.
  func recordTree() -> (list: DisplayList, tree: LayoutTree) {
    let declared = canvas?.declaredDependencies ?? DeclaredDependencies()
    let (list, tree) = LayoutTree.recording(
      view.layer, scale: CGFloat(variant.scale), observation, declared: declared)
    return (list, tree)
  }

  private func spokenWords() -> [ObjectIdentifier: String] {
    var words: [ObjectIdentifier: String] = [:]
    for element in AccessibilityReading(of: view).elements {
      words[ObjectIdentifier(element.object)] = ([element.shownWords] + element.notes).joined(separator: "; ")
    }
    return words
  }

  /// Returns the line that set the frame of a view last, or the place of a spec's view.
  private func frameSource(of view: UIView, _ withLines: Bool) -> FindingSource? {
    if let canvas { return canvas.place(of: view).map { FindingSource($0) } }
    guard withLines else { return nil }
    for recording in recordings.reversed() {
      switch recording.source(of: view) {
      case .unchanged: continue
      case .system: return nil
      case .line(let source): return source
      }
    }
    return nil
  }
}

extension InspectedNode.Rect {
  /// Creates a rectangle of finite numbers, rounded to millionths of a point; others are 0.
  fileprivate init(_ rect: CGRect, dividedBy scale: Double = 1) {
    func number(_ value: CGFloat) -> Double {
      value.isFinite ? (Double(value) / scale * 1e6).rounded() / 1e6 : 0
    }
    self.init(
      x: number(rect.origin.x), y: number(rect.origin.y), width: number(rect.size.width),
      height: number(rect.size.height))
  }
}
