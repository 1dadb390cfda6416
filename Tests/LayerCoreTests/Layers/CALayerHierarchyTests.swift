import Foundation
import LayerCore
import LayoutCore
import Testing
import ViewTestSupport

struct CALayerHierarchyTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).compactMap(\.name) }

  @Test func inserting() {
    let (root, a, b, c) = (named("root"), named("a"), named("b"), named("c"))
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    #expect(names(root) == ["b", "c", "a"])
    root.insertSublayer(a, below: b)
    #expect(names(root) == ["a", "b", "c"])
    root.insertSublayer(a, at: 99)
    #expect(names(root) == ["b", "c", "a"])
    root.insertSublayer(b, above: named("stranger"))
    #expect(names(root) == ["c", "a", "b"])
    let d = named("d")
    root.replaceSublayer(a, with: d)
    #expect(names(root) == ["c", "d", "b"] && a.superlayer == nil && d.superlayer === root)
    root.insertSublayer(b, below: named("stranger"))
    #expect(names(root) == ["b", "c", "d"], "behind all")
    root.insertSublayer(b, above: nil)
    #expect(names(root) == ["c", "d", "b"])
    d.removeFromSuperlayer()
    #expect(names(root) == ["c", "b"] && d.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil && b.superlayer == nil)
  }

  @Test func aLayerHasOneSuperlayer() {
    let (one, other, child) = (named("one"), named("other"), named("child"))
    one.addSublayer(child)
    other.addSublayer(child)
    #expect(one.sublayers == nil && child.superlayer === other)
  }

  @Test func aDyingLayerLetsGo() {
    let child = named("child")
    weak var forgotten: CALayer?
    do {
      let root = named("root")
      root.addSublayer(child)
      let other = named("other")
      root.addSublayer(other)
      forgotten = other
    }
    #expect(child.superlayer == nil && forgotten == nil)
  }

  @Test("A tree far deeper than the stack is laid out and released") func deepTree() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        weak var last: CALayer?
        do {
          let root = CALayer()
          var leaf = root
          for _ in 0..<100_000 {
            let layer = CALayer()
            leaf.addSublayer(layer)
            leaf = layer
          }
          last = leaf
          root.layoutIfNeeded()
          #expect(!leaf.needsLayout())
        }
        #expect(last == nil)
        done.resume()
      }
      thread.stackSize = 256 * 1024
      thread.start()
    }
  }

  @Test("The delegate of a view's layer lays out instead of the view, as long as there is one") @MainActor
  func delegatesOfViews() {
    final class Delegate: NSObject, CALayerDelegate {
      var layouts = 0
      func layoutSublayers(of layer: CALayer) { layouts += 1 }
    }
    let (view, delegate) = (RecordingView("view", CallbackLog()), Delegate())
    view.layer.delegate = delegate
    view.layoutIfNeeded()
    #expect(delegate.layouts == 1)
    #expect(view.log.take() == [])
    view.layer.delegate = nil
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(delegate.layouts == 1)
    #expect(view.log.take().count == 1)
  }

  @Test func delegatesLayOut() {
    final class Delegate: NSObject, CALayerDelegate {
      var layouts = 0
      func layoutSublayers(of layer: CALayer) { layouts += 1 }
    }
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(delegate.layouts == 1 && !layer.needsLayout())
  }
}
