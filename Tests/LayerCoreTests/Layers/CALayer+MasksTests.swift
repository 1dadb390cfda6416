import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// Masks are in no tree; the passes reach them all the same, and nothing else lays them out or displays them.
@MainActor
struct CALayerMasksTests: NotesLayers {
  let log = CallbackLog()

  /// Draws a layer into a context.
  private func record(_ layer: CALayer) -> Drawing {
    let context = CGContext(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
    layer.render(in: context)
    return context.drawing
  }

  // MARK: Passes

  @Test("B.2: a mask is laid out and displayed after the sublayers, with all in it") func order() {
    let made = layers("R", "A", "A1", "M", "M1", "B")
    let (root, a, mask) = (made[0], made[1], made[3])
    root.addSublayer(a)
    root.addSublayer(made[5])
    a.addSublayer(made[2])
    mask.addSublayer(made[4])
    a.mask = mask
    root.layoutIfNeeded()
    #expect(log.take() == ["R", "A", "A1", "M", "M1", "B"])
    for layer in made { layer.setNeedsDisplay() }
    root.displayTree()
    #expect(log.take() == ["R", "A", "A1", "M", "M1", "B"].map { "\($0) display" })
    root.layoutIfNeeded()
    root.displayTree()
    #expect(log.take() == [] && !waits(root))
  }

  @Test("A mask that asks by itself has the tree of the layer that it masks wait") func invalidation() {
    let made = layers("R", "A", "M", "M1")
    let (root, mask) = (made[0], made[2])
    root.addSublayer(made[1])
    made[1].mask = mask
    mask.addSublayer(made[3])
    settle(root)
    made[3].setNeedsLayout()
    #expect(root.waitsForLayout && !root.needsLayout() && !root.waitsForDisplay)
    #expect(root.pendingLayers.map(\.layer.name) == ["M1"])
    root.layoutIfNeeded()
    #expect(log.take() == ["M1"] && !waits(root))
    mask.setNeedsDisplay()
    #expect(root.waitsForDisplay && !root.waitsForLayout)
    root.displayTree()
    #expect(log.take() == ["M display"] && !waits(root))
    mask.bounds.size.width += 1
    root.layoutIfNeeded()
    #expect(log.take() == ["M"], "a new size asks as well, and not for layout of the layer")
  }

  @Test("A mask that waits when it is set is laid out; one that was taken off is not") func setting() {
    let made = layers("R", "M", "N")
    let (root, first, second) = (made[0], made[1], made[2])
    settle(root)
    first.setNeedsLayout()
    root.mask = first
    root.layoutIfNeeded()
    #expect(log.take() == ["M"])
    second.setNeedsLayout()
    root.mask = second
    first.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["N"])
    first.setNeedsLayout()
    #expect(!waits(root))
    root.mask = nil
    second.setNeedsLayout()
    #expect(!waits(root) && [first, second].allSatisfy { !$0.flags.contains(.isMask) })
  }

  @Test("A mask that a layout sets or places is laid out in the same pass") func settingWithinLayout() {
    let made = layers("R", "A", "M")
    made[0].addSublayer(made[1])
    settle(made[0])
    made[1].onLayout = { layer in
      layer.mask = made[2]
      made[2].frame = layer.bounds
    }
    made[1].bounds.size.width = 30
    made[0].layoutIfNeeded()
    #expect(log.take().suffix(2) == ["A", "M"] && made[2].frame.width == 30 && !waits(made[0]))
  }

  @Test("A turn of the main loop reaches masks, and waits for them") func turns() {
    let loop = MainLoop()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, mask) = (UIView(), CycleView("M", log, frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    window.addSubview(view)
    loop.attach(window)
    view.mask = mask
    loop.runUntilIdle()
    #expect(log.take().suffix(2) == ["M", "M draw"])
    mask.setNeedsUpdateConstraints()
    #expect(!loop.isIdle)
    loop.turn()
    #expect(log.take() == ["M constraints"] && loop.isIdle)
    mask.setNeedsDisplay()
    mask.setNeedsLayout()
    loop.turn()
    #expect(log.take() == ["M", "M draw"] && loop.isIdle)
    withExtendedLifetime(window) {}
  }

  // MARK: Drawing

  @Test("Drawing lays out nothing, masks neither") func drawing() {
    let made = layers("R", "M", "M1")
    for layer in made { layer.backgroundColor = CGColor(gray: 0, alpha: 1) }
    made[1].addSublayer(made[2])
    made[0].mask = made[1]
    settle(made[0])
    made[1].setNeedsLayout()
    made[2].setNeedsLayout()
    _ = record(made[0])
    #expect(log.take() == [] && made[0].waitsForLayout, "what waits for layout goes on waiting")
    made[2].setNeedsDisplay()
    _ = record(made[0])
    #expect(log.take() == ["M1 display"], "before the drawing")
    let context = CGContext(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
    made[2].setNeedsDisplay()
    made[0].renderTree(in: context)
    #expect(log.take() == [] && !context.drawing.steps.isEmpty)
  }

  // MARK: Views

  @Test("Constraints beneath a mask are updated and solved in the passes of the views that it masks")
  func constraints() {
    let root = CycleView("R", log, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    mask.addSubview(inner)
    root.mask = mask
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalTo: mask.heightAnchor, constant: -8),
      inner.leftAnchor.constraint(equalTo: mask.leftAnchor),
      inner.bottomAnchor.constraint(equalTo: mask.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 8, width: 10, height: 32))
    width.constant = 12
    #expect(root.layer.waitsForConstraints)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 12 && !root.layer.waitsForConstraints && !root.layer.waitsForLayout)
    // What measures the view solves nothing, and forgets nothing.
    width.constant = 14
    _ = root.systemLayoutSizeFitting(.zero)
    root.layoutIfNeeded()
    #expect(inner.frame.width == 14)
    let other = CycleView("M", log)
    root.mask = other
    settle(root.layer)
    for view in [root, other] { view.setNeedsUpdateConstraints() }
    root.updateConstraintsIfNeeded()
    #expect(log.take() == ["M constraints", "R constraints"], "B.1")
  }

  @Test("A mask takes on its traits as it did: its own, and those of the main screen (H.20)") func traits()
    throws
  {
    final class Listener: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
    let (root, masked, mask) = (UIView(), UIView(), Listener())
    root.addSubview(masked)
    masked.mask = mask
    root.layoutIfNeeded()
    mask.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(mask.styles == [.dark])
    mask.overrideUserInterfaceStyle = .unspecified
    // The root's traits do not change with the screen's, and those of the mask do.
    root.hostTraits = root.traitCollection
    root.layoutIfNeeded()
    mask.styles = []
    UIScreen.main.become(
      .standard, .portrait, traits: Device.standard.traits().modifyingTraits { $0.userInterfaceStyle = .dark }
    )
    defer { UIScreen.main.become(.standard, .portrait, traits: Device.standard.traits()) }
    let other = Listener()
    root.layoutIfNeeded()
    #expect(mask.styles == [.dark])
    UIScreen.main.become(.standard, .portrait, traits: Device.standard.traits())
    masked.mask = other
    root.layoutIfNeeded()
    #expect(other.styles == [.light], "set after the screen had changed")
  }
}
