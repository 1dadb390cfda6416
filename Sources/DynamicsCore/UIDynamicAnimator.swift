public import Foundation
import GraphicsCore
import LayerCore
public import LayoutCore

/// A type that is notified when an animator pauses and goes on.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Tells the delegate that the animator is about to move items again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Tells the delegate that all items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The animator of items that behaviors move: it makes a step for each frame, until all items are at rest.
///
/// Differs from UIKit: the ways of items are those of this package, near UIKit's and the same on every machine; items move
/// while a clock runs, as all animations do.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private var list: [UIDynamicBehavior] = []
  let world = DynamicWorld()
  private var link: CADisplayLink?
  private var lastFrame: TimeInterval?
  private var rest = 0.0
  private var timeLeft = 0.0
  private var elapsed: TimeInterval = 0

  /// The time, in seconds, after which items at rest let the animator pause.
  private static let pause = 0.3
  /// The longest time, in seconds, that a frame moves items by.
  private static let longestFrame = 0.1

  /// Creates an animator of items in the coordinates of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of items without a view.
  public override init() {
    super.init()
  }

  isolated deinit {
    link?.invalidate()
  }

  /// The view in whose coordinates items move.
  open private(set) weak var referenceView: UIView?

  /// The rectangle of the reference; a collection's is that of its content.
  package var referenceArea: (() -> CGRect)?
  /// The closure that is called after each frame.
  package var onFrame: (() -> Void)?

  var referenceBounds: CGRect? { referenceArea?() ?? referenceView?.bounds }

  /// The delegate.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The behaviors that were added, without those in them.
  open var behaviors: [UIDynamicBehavior] { list }

  /// Adds a behavior, which then moves its items.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !list.contains(where: { $0 === behavior }) else { return }
    list.append(behavior)
    behavior.move(to: self)
    resume()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = list.firstIndex(where: { $0 === behavior }) else { return }
    list.remove(at: index)
    behavior.move(to: nil)
    world.keep(items)
    if list.isEmpty { stop() } else { resume() }
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in list { removeBehavior(behavior) }
  }

  /// Whether or not items move.
  open var isRunning: Bool { link != nil }

  /// The time for which the animator has moved items, in seconds.
  open var elapsedTime: TimeInterval { elapsed }

  /// Takes place and rotation of an item, which the program has changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = world.knownBody(of: item) else { return }
    body.readItem()
    resume()
  }

  /// Returns the items whose bounds intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    items.filter { item in
      let size = item.bounds.size
      return rect.intersects(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  private var tree: [UIDynamicBehavior] { list.flatMap(\.tree) }

  package var items: [any UIDynamicItem] {
    var items = DynamicItems()
    for behavior in tree {
      for item in behavior.movedItems { items.add(item) }
    }
    return items.all
  }

  // MARK: Frames

  /// Moves items again, after a change.
  func resume() {
    rest = 0
    guard link == nil, !list.isEmpty else { return }
    lastFrame = nil
    let link = CADisplayLink(handler: { [weak self] link in self?.frame(link) })
    self.link = link
    link.add(to: .main, forMode: .common)
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func stop() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frame(_ link: CADisplayLink) {
    let duration = max(0, min(Self.longestFrame, link.timestamp - (lastFrame ?? link.timestamp)))
    lastFrame = link.timestamp
    advance(by: duration)
  }

  /// Moves all items by a time, in seconds, in steps of equal length.
  func advance(by duration: TimeInterval) {
    timeLeft += duration
    elapsed += duration
    world.keep(items)
    while timeLeft >= DynamicWorld.interval - 1e-9 {
      timeLeft -= DynamicWorld.interval
      world.step(tree)
    }
    for body in world.bodies { body.writeItem() }
    for behavior in tree { behavior.action?() }
    onFrame?()
    rest = world.isAtRest ? rest + duration : 0
    if rest >= Self.pause { stop() }
  }
}
