import Foundation
import LayoutCore
import StyleCore
import Testing

/// Laws that hold for every tree of constraints.
@MainActor
struct AutoLayoutLawsTests {
  nonisolated static let seeds = Array(UInt64(0)..<60)

  @Test("Solving again changes nothing", arguments: seeds) func idempotent(seed: UInt64) {
    let tree = RandomConstraints(seed: seed, scale: 3)
    tree.root.layoutIfNeeded()
    let frames = tree.frames
    for view in [tree.root] + tree.views { view.setNeedsLayout() }
    tree.root.layoutIfNeeded()
    #expect(tree.frames == frames)
    NSLayoutConstraint.deactivate(tree.constraints)
    NSLayoutConstraint.activate(tree.constraints)
    tree.root.layoutIfNeeded()
    #expect(tree.frames == frames, "made anew")
  }

  @Test("Adding constraints and removing them in another order restores all frames", arguments: seeds)
  func restored(seed: UInt64) {
    var tree = RandomConstraints(seed: seed, scale: 2)
    tree.root.layoutIfNeeded()
    let frames = tree.frames
    let removed = tree.constraints[Int(seed) % tree.constraints.count]
    removed.priority = .defaultHigh
    tree.root.layoutIfNeeded()
    var extras = (0..<6).map { _ in tree.extra() }
    for extra in extras {
      extra.isActive = true
      tree.root.layoutIfNeeded()
    }
    extras.shuffle()
    for extra in extras {
      extra.constant += 1
      tree.root.layoutIfNeeded()
      extra.isActive = false
      tree.root.layoutIfNeeded()
    }
    removed.priority = .required
    tree.root.layoutIfNeeded()
    #expect(tree.frames == frames)
  }

  @Test("E.4: read from right to left, the same constraints give the mirror image", arguments: seeds)
  func mirrored(seed: UInt64) {
    // So fine that rounding does not show.
    let one = RandomConstraints(seed: seed, scale: 0x1p24)
    let other = RandomConstraints(seed: seed, scale: 0x1p24)
    for view in [other.root] + other.views { view.semanticContentAttribute = .forceRightToLeft }
    one.root.layoutIfNeeded()
    other.root.layoutIfNeeded()
    for (view, mirrored) in zip(one.views, other.views) {
      let width = view.superview?.bounds.width ?? 0
      #expect(abs(mirrored.frame.minX - (width - view.frame.maxX)) < 1e-5)
      #expect(abs(mirrored.frame.width - view.frame.width) < 1e-5)
      #expect(mirrored.frame.minY == view.frame.minY && mirrored.frame.height == view.frame.height)
    }
  }

  @Test(
    "I.15, I.16: moved by whole pixels, a tree keeps its frames; by parts of pixels, its edges find the pixels",
    arguments: seeds)
  func translated(seed: UInt64) {
    var tree = RandomConstraints(seed: seed, scale: 3)
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 2048, height: 2048))
    window.hostTraits = UITraitCollection(displayScale: 3)
    window.addSubview(tree.root)
    window.layoutIfNeeded()
    let frames = tree.frames
    let (x, y) = (tree.number(0...300).rounded() / 3, tree.number(0...300).rounded() / 3)
    tree.root.frame.origin = CGPoint(x: x, y: y)
    window.layoutIfNeeded()
    for (view, frame) in zip(tree.views, frames) {
      #expect(abs(view.frame.minX - frame.minX) < 1e-9 && abs(view.frame.maxX - frame.maxX) < 1e-9)
      #expect(abs(view.frame.minY - frame.minY) < 1e-9 && abs(view.frame.maxY - frame.maxY) < 1e-9)
    }
    tree.root.frame.origin = CGPoint(x: x + 0.1, y: y + 0.2)
    // Another origin alone lays nothing out (B.4).
    for view in [tree.root] + tree.views { view.setNeedsLayout() }
    window.layoutIfNeeded()
    for view in tree.views {
      let rect = view.convert(view.bounds, to: window)
      for edge in [rect.minX, rect.maxX, rect.minY, rect.maxY] {
        #expect(abs(edge * 3 - (edge * 3).rounded()) < 1e-6)
      }
    }
  }
}
