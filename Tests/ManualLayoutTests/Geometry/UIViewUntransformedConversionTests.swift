import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ManualLayout
import Testing

@MainActor
struct UIViewUntransformedConversionTests {
  /// root ▸ scrolled ▸ inner ▸ leaf, and root ▸ other; with fractions, anchors and scrolled bounds.
  @MainActor private struct Tree {
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 400, height: 300))
    let scrolled = UIView(frame: CGRect(x: 10.25, y: 20.5, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 7, width: 80, height: 60))
    let leaf = UIView(frame: CGRect(x: 1.5, y: 2.5, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 300, y: 30, width: 50, height: 40))

    init() {
      root.addSubview(scrolled)
      root.addSubview(other)
      scrolled.addSubview(inner)
      inner.addSubview(leaf)
      scrolled.bounds.origin = CGPoint(x: 30, y: 40)
      other.bounds.origin = CGPoint(x: -8, y: 0)
    }

    var all: [UIView] { [root, scrolled, inner, leaf, other] }
  }

  @Test("Without transforms it is the usual conversion, whatever the anchors (A.14)")
  func withoutTransforms() throws {
    let tree = Tree()
    tree.inner.layer.anchorPoint = CGPoint(x: 0, y: 1)
    for source in tree.all {
      for target in tree.all {
        let point = try target.untransformedConvert(CGPoint(x: 11, y: -2), from: source)
        let usual = target.convert(CGPoint(x: 11, y: -2), from: source)
        #expect(point.distance(to: usual) < 1e-9)
        #expect(try source.untransformedConvert(CGPoint(x: 11, y: -2), to: target) == point)
      }
    }
  }

  @Test("Transforms anywhere on the way play no part, and sizes stay")
  func transforms() throws {
    let (plain, transformed) = (Tree(), Tree())
    for view in transformed.all {
      view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 0.5)
    }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    for (source, sourceTwin) in zip(plain.all, transformed.all) {
      for (target, targetTwin) in zip(plain.all, transformed.all) {
        let expected = try target.untransformedConvert(rect, from: source)
        #expect(try targetTwin.untransformedConvert(rect, from: sourceTwin) == expected)
        #expect(try sourceTwin.untransformedConvert(rect, to: targetTwin) == expected)
        #expect(expected.size == rect.size)
      }
    }
  }

  @Test("A vector: up through a scrolled view") func vector() throws {
    let tree = Tree()
    // inner at (5, 7) in scrolled, whose bounds begin at (30, 40) and whose frame begins at (10.25, 20.5).
    #expect(
      try tree.root.untransformedConvert(CGPoint.zero, from: tree.inner)
        == CGPoint(x: 5 - 30 + 10.25, y: 7 - 40 + 20.5))
  }

  @Test func viewsOfDifferentTrees() {
    let (here, there) = (Tree(), Tree())
    #expect(throws: AlignmentError.noCommonSuperview) {
      try here.leaf.untransformedConvert(CGPoint.zero, from: there.leaf)
    }
  }
}
