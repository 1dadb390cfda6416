public import Foundation
import LayoutCore

/// An object that moves items: one of UIKit's behaviors, or several as one.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  /// The items of a behavior that has a list of them.
  var list = DynamicItems()
  weak var animator: UIDynamicAnimator?

  /// Creates a behavior without children.
  public override init() {
    super.init()
  }

  /// The closure that is called for each frame of the animator.
  open var action: (() -> Void)?

  /// The behaviors that belong to this one.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Adds a behavior, which belongs to this one from then on.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !children.contains(where: { $0 === behavior }) else { return }
    children.append(behavior)
    if let animator { behavior.move(to: animator) }
    didChange()
  }

  /// Removes a behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    behavior.move(to: nil)
    didChange()
  }

  /// The animator that the behavior was added to, by itself or with others.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Called before the behavior is added to an animator, or removed from one, which is nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The items that the behavior itself moves.
  var movedItems: [any UIDynamicItem] { list.all }

  final func add(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  final func remove(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// Changes the velocities of bodies by the forces of the behavior in an interval of time, in seconds.
  func push(_ world: DynamicWorld, _ interval: Double) {}

  /// Corrects the places of bodies for what the behavior holds together or apart.
  func hold(_ world: DynamicWorld, _ interval: Double) {}

  /// Sets the properties of bodies before a step.
  func prepare(_ world: DynamicWorld) {}

  /// The behavior and those in it, from the outside in.
  var tree: [UIDynamicBehavior] {
    var all: [UIDynamicBehavior] = []
    var rest = [self]
    while let behavior = rest.popLast() {
      // A behavior within itself is there once.
      guard !all.contains(where: { $0 === behavior }) else { continue }
      all.append(behavior)
      rest += behavior.children.reversed()
    }
    return all
  }

  func move(to animator: UIDynamicAnimator?) {
    for behavior in tree {
      behavior.willMove(to: animator)
      behavior.animator = animator
    }
  }

  /// Lets the animator run again after a change.
  func didChange() { animator?.resume() }
}

/// A list of the items of a behavior.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem] = []) { all = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
