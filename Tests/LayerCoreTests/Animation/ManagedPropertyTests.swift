import Foundation
import Synchronization
import Testing
import ViewTestSupport

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// A ring as packages write it: what `@NSManaged` declares has the accessors that the rewriter of sources gives it.
private final class RingLayer: CAShapeLayer {
  static let drawn = Mutex<[CGFloat]>([])
  var animates = false
  var title = "untitled"

  var progress: CGFloat {
    get { ObjectiveCRuntime.managed(self, "progress") }
    set { ObjectiveCRuntime.setManaged(newValue, of: self, "progress") }
  }
  var isOpen: Bool {
    get { ObjectiveCRuntime.managed(self, "isOpen") }
    set { ObjectiveCRuntime.setManaged(newValue, of: self, "isOpen") }
  }
  var knob: CGPoint {
    get { ObjectiveCRuntime.managed(self, "knob") }
    set { ObjectiveCRuntime.setManaged(newValue, of: self, "knob") }
  }
  var label: String? {
    get { ObjectiveCRuntime.managed(self, "label") }
    set { ObjectiveCRuntime.setManaged(newValue, of: self, "label") }
  }

  var track: NSNumber {
    get { ObjectiveCRuntime.managed(self, "track") }
    set { ObjectiveCRuntime.setManaged(newValue, of: self, "track") }
  }
  var caption: String {
    get { ObjectiveCRuntime.managed(self, "caption") }
    set { ObjectiveCRuntime.setManaged(newValue, of: self, "caption") }
  }
  var owner: NSObject? {
    get { ObjectiveCRuntime.managed(self, "owner") }
    set { ObjectiveCRuntime.setManagedWeakly(newValue, of: self, "owner") }
  }

  init(title: String) {
    self.title = title
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? RingLayer { title = ring.title }
  }

  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress", animates else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress
    animation.duration = 2
    return animation
  }

  override func draw(in ctx: CGContext) { Self.drawn.withLock { $0.append(progress) } }
}

@MainActor @Suite(.serialized)
struct ManagedPropertyTests {
  private func inScene(_ body: (AnimatingWindow, RingLayer) -> Void) {
    AnimatingWindow.run { scene in
      let ring = RingLayer(title: "ring")
      ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      scene.layer.addSublayer(ring)
      scene.loop.turn()
      RingLayer.drawn.withLock { $0 = [] }
      body(scene, ring)
    }
  }

  @Test func valuesBeginAtZeroAndAreKept() {
    let ring = RingLayer(title: "ring")
    #expect(ring.progress == 0 && !ring.isOpen && ring.knob == .zero && ring.label == nil)
    ring.progress = 0.5
    ring.isOpen = true
    ring.knob = CGPoint(x: 1, y: 2)
    ring.label = "half"
    let copy = RingLayer(layer: ring)
    #expect(copy.progress == 0.5 && copy.isOpen && copy.knob == CGPoint(x: 1, y: 2) && copy.label == "half")
    ring.label = nil
    #expect(ring.label == nil && copy.label == "half")
  }

  @Test func objectsAreHeldAsTheyAreDeclared() {
    inScene { _, ring in
      #expect(ring.caption.isEmpty)
      ring.track = 4
      #expect(ring.track == 4)
      var owner: NSObject? = NSObject()
      ring.owner = owner
      #expect(ring.owner === owner && ring.owner != nil)
      owner = nil
      #expect(ring.owner == nil)
    }
  }

  /// A layer that is no shape, with a property that is named as one of shapes.
  private final class Bar: CALayer {
    var lineWidth: CGFloat {
      get { ObjectiveCRuntime.managed(self, "lineWidth") }
      set { ObjectiveCRuntime.setManaged(newValue, of: self, "lineWidth") }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "lineWidth" }
    override func draw(in ctx: CGContext) { _ = presentation()?.lineWidth }
  }

  @Test("A property may have the name of another class's, and a drawing may ask for what is shown")
  func names() {
    AnimatingWindow.run { scene in
      let bar = Bar()
      bar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      bar.lineWidth = 8
      scene.layer.addSublayer(bar)
      scene.loop.turn()
      let animation = CABasicAnimation(keyPath: "lineWidth")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 8, 2)
      bar.add(animation, forKey: nil)
      scene.loop.run(for: 0.5)
      #expect((bar.shown(at: scene.now) as? Bar)?.lineWidth == 2)
    }
  }

  @Test("Numbers that were set by key are converted") func keys() {
    let ring = RingLayer(title: "ring")
    ring.setValue(NSNumber(value: 0.25), forKey: "progress")
    #expect(ring.progress == 0.25)
  }

  @Test("A quarter of two seconds from 0 to 1 is 0.25; the model stays") func animated() {
    inScene { scene, ring in
      ring.progress = 1
      let animation = CABasicAnimation(keyPath: "progress")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
      ring.add(animation, forKey: "grow")
      scene.loop.run(for: 0.5)
      #expect(ring.presentation()?.progress == 0.25 && ring.presentation()?.title == "ring")
      #expect(ring.progress == 1)
      RingLayer.drawn.withLock { $0 = [] }
      _ = ring.shown(at: scene.now)
      #expect(RingLayer.drawn.withLock { $0 } == [0.25])
      scene.loop.run(for: 2)
      #expect(ring.presentation()?.progress == 1)
    }
  }

  @Test("A change runs the action, from what is shown") func implicit() {
    inScene { scene, ring in
      ring.animates = true
      ring.progress = 1
      scene.loop.run(for: 1)
      #expect(ring.presentation()?.progress == 0.5)
      // From 0.5 to 0 in two seconds.
      ring.progress = 0
      scene.loop.run(for: 1)
      #expect(ring.presentation()?.progress == 0.25)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ring.removeAllAnimations()
      ring.progress = 0.75
      CATransaction.commit()
      #expect(ring.presentation()?.progress == 0.75 && ring.animationKeys() == nil)
    }
  }

  @Test("A change displays the layer") func displayed() {
    inScene { scene, ring in
      ring.progress = 0.5
      scene.loop.turn()
      #expect(RingLayer.drawn.withLock { $0 } == [0.5])
      ring.isOpen = true
      scene.loop.turn()
      #expect(RingLayer.drawn.withLock { $0 } == [0.5])
    }
  }
}
