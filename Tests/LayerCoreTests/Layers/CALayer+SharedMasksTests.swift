import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing
import ViewTestSupport

/// Masks that have more than one place: shared, of masks, in circles, in trees as well, and left alone.
@MainActor
struct SharedMasksTests: NotesLayers {
  let log = CallbackLog()

  // MARK: Shared masks

  @Test("A mask that two layers share is laid out once, for whoever comes first") func shared() {
    let made = layers("A", "B", "M")
    let (a, b, mask) = (made[0], made[1], made[2])
    a.mask = mask
    b.mask = mask
    settle(a, b)
    mask.setNeedsLayout()
    #expect(a.waitsForLayout && b.waitsForLayout)
    b.layoutIfNeeded()
    #expect(log.take() == ["M"] && !waits(b))
    a.layoutIfNeeded()
    #expect(log.take() == [] && !waits(a))
    a.mask = nil
    mask.setNeedsLayout()
    #expect(!a.waitsForLayout && b.waitsForLayout, "the other has it still")
  }

  @Test("A shared mask comes once in a sweep; what it asks for meanwhile is done in the next")
  func sharedSweeps() {
    let made = layers("R", "A", "B", "M")
    let (root, mask) = (made[0], made[3])
    for layer in made[1...2] {
      root.addSublayer(layer)
      layer.mask = mask
    }
    settle(root)
    var asks = 1
    mask.onLayout = { layer in
      if asks > 0 { layer.setNeedsLayout() }
      asks -= 1
    }
    mask.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["M", "M"] && !waits(root))
    mask.onDisplay = { $0.setNeedsDisplay() }
    mask.setNeedsDisplay()
    for _ in 0..<2 {
      root.displayTree()
      #expect(log.take() == ["M display"] && root.waitsForDisplay, "as any layer that always asks")
    }
    mask.onLayout = { $0.setNeedsLayout() }
    mask.setNeedsLayout()
    let reports = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    #expect(log.take().count == 100 && reports.count == 1, "B.11")
  }

  // MARK: Masks in masks, trees and themselves

  @Test("Masks of masks wait and are laid out, however many they are") func chains() {
    let root = NotingLayer("R", log)
    var last: CALayer = root
    for _ in 0..<10_000 {
      let mask = CALayer()
      last.mask = mask
      last = mask
    }
    let deepest = NotingLayer("M", log)
    last.mask = deepest
    root.layoutIfNeeded()
    #expect(log.take() == ["R", "M"] && !waits(root))
    deepest.setNeedsDisplay()
    root.displayTree()
    #expect(log.take() == ["M display"] && !waits(root))
  }

  @Test("A mask that masks itself, in whatever way, is laid out once") func circles() {
    let made = layers("R", "A", "M", "N")
    let (root, child) = (made[0], made[1])
    root.addSublayer(child)
    child.mask = root
    (made[2].mask, made[3].mask) = (made[3], made[2])
    settle(root, made[2])
    root.setNeedsLayout()
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["R", "A"] && !waits(root))
    made[3].setNeedsLayout()
    made[2].setNeedsDisplay()
    #expect(made[2].pendingLayers.map(\.layer.name) == ["M", "N"])
    made[2].layoutIfNeeded()
    made[2].displayTree()
    #expect(log.take() == ["N", "M display"] && !waits(made[2]) && !waits(made[3]))
    // One that never rests ends, too.
    root.onLayout = { $0.setNeedsLayout() }
    root.setNeedsLayout()
    let reports = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    #expect(log.take().count == 100 && reports.count == 1)
    (child.mask, made[2].mask) = (nil, nil)
  }

  @Test("A mask that is in a tree as well is laid out in both") func inTree() {
    let made = layers("R", "X", "A", "Y", "M")
    let (root, x, a, mask) = (made[0], made[1], made[2], made[4])
    made[3].mask = x
    a.mask = mask
    x.addSublayer(a)
    root.addSublayer(x)
    root.addSublayer(made[3])
    settle(root)
    var asks = 1
    mask.onLayout = { layer in
      if asks > 0 { layer.setNeedsLayout() }
      asks -= 1
    }
    mask.setNeedsLayout()
    #expect(made[3].waitsForLayout && root.waitsForLayout)
    root.layoutIfNeeded()
    // The walk comes to X twice, and takes back what M has said meanwhile.
    #expect(log.take() == ["M", "M"] && !mask.needsLayout() && !waits(root))
    x.setNeedsLayout()
    made[3].layoutIfNeeded()
    #expect(log.take() == ["X"])
  }

  // MARK: Ends

  @Test("A layer that dies is told nothing, and its mask stays where else it is") func ends() {
    let (tree, mask) = (NotingLayer("R", log), NotingLayer("M", log))
    var layer: CALayer? = CALayer()
    layer?.addSublayer(CALayer())
    layer?.mask = mask
    tree.addSublayer(mask)
    settle(tree)
    weak let old = layer
    layer = nil
    #expect(old == nil && mask.superlayer === tree && !mask.flags.contains(.isMask))
    mask.setNeedsLayout()
    tree.layoutIfNeeded()
    #expect(log.take() == ["M"])
    var other: CALayer? = CALayer()
    let survivor = CALayer()
    for layer in [other, survivor] { layer?.mask = mask }
    settle(survivor)
    other = nil
    mask.setNeedsLayout()
    #expect(survivor.waitsForLayout && mask.flags.contains(.isMask))
    weak var view: UIView?
    do {
      let masked = UIView()
      let strong = UIView()
      view = strong
      masked.mask = strong
      masked.mask = nil
    }
    #expect(view == nil, "nobody keeps a view that was a mask")
  }

  @Test("A copy of a mask is none") func copies() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    let copy = CALayer(layer: mask)
    copy.setNeedsLayout()
    #expect(mask.flags.contains(.isMask) && !copy.flags.contains(.isMask) && !waits(layer))
    mask.allowsEdgeAntialiasing = true
    #expect(CALayer(layer: mask).allowsEdgeAntialiasing && !copy.allowsEdgeAntialiasing)
  }
}
