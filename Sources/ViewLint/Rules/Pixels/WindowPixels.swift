internal import Escaping
internal import Foundation
internal import LayoutCore

extension PixelRules {
  /// Returns the findings in a tree whose root is between the pixels of its window, in points of the window.
  ///
  /// The result is nil if the root is on pixels, so that its own pixels are those of the screen.
  static func findingsInWindow(of tree: LintTree) -> [Finding]? {
    guard let window = tree.root.window, window !== tree.root else { return nil }
    let origin = tree.root.convert(tree.root.bounds.origin, to: window)
    let scale = CGFloat(tree.scale)
    guard !(origin.x * scale).isWholePixel || !(origin.y * scale).isWholePixel else { return nil }
    let scene = PixelScene(LintTree(of: window, scale: tree.scale))
    // A rotated root has no pixels of its own anyway.
    guard let root = scene.tree.index(of: tree.root), scene.frames[root] != nil else { return nil }
    let path = scene.tree.path(of: root)
    func inside(_ other: ViewPath) -> ViewPath? { other.moved(from: path, to: tree.path(of: 0)) }
    return findings(in: scene).compactMap { finding in
      guard let view = inside(finding.view) else { return nil }
      var finding = finding
      finding.view = view
      finding.others = finding.others.map { inside($0) ?? $0 }
      for index in finding.marks.indices {
        finding.marks[index].rect = finding.marks[index].rect.offsetBy(dx: -origin.x, dy: -origin.y)
      }
      return finding
    }
  }
}
