import Foundation
import GraphicsCore

/// The values that a layer shows at an instant: those of the model, with its animations applied in order.
struct PresentedValues {
  private let layer: CALayer
  private(set) var changed: [(key: AnimatableKey, value: AnimatableValue)] = []
  /// The values of properties that the layer's class declares itself.
  private(set) var keyed: [(key: String, value: AnimatableValue)] = []
  /// The additive changes of model values, for each property those that add up.
  private var modelChanges:
    [(key: AnimatableKey, old: AnimatableValue, new: AnimatableValue, progress: Double)] =
      []
  /// The rotation of a layer along a path, in radians about the anchor point.
  var pathTurn: Double?
  /// The old look of the layer and the progress of its replacement.
  var transition: (drawing: Drawing, progress: Double)?

  init(_ layer: CALayer) {
    self.layer = layer
  }

  /// Whether or not the layer shows the values of its model.
  var isEmpty: Bool { changed.isEmpty && keyed.isEmpty && transition == nil }

  /// Returns the value of a property after the animations so far; nil if the layer has no such property.
  func value(_ key: AnimatableKey) -> AnimatableValue? {
    changed.first { $0.key == key }?.value ?? key.value(of: layer)
  }

  /// Replaces a value or a component of it by the result of `change`.
  mutating func change(_ path: AnimatablePath, _ change: (AnimatableValue) -> AnimatableValue?) {
    guard let all = value(path.key), let part = path.part(of: all), let new = change(part) else { return }
    set(path.key, path.replacing(all, with: new))
  }

  /// Replaces the value that is shown of a property, and discards its pending model changes.
  mutating func replace(_ path: AnimatablePath, _ change: (AnimatableValue) -> AnimatableValue?) {
    modelChanges.removeAll { $0.key == path.key }
    self.change(path, change)
  }

  /// Replaces the value of a property that the layer's class declares itself by the result of `change`.
  mutating func change(_ key: String, _ change: (AnimatableValue) -> AnimatableValue?) {
    let index = keyed.firstIndex { $0.key == key }
    guard let base = index.map({ keyed[$0].value }) ?? layer.ownAnimatableValue(key), let new = change(base)
    else { return }
    if let index { keyed[index].value = new } else { keyed.append((key, new)) }
  }

  private mutating func set(_ key: AnimatableKey, _ value: AnimatableValue) {
    if let index = changed.firstIndex(where: { $0.key == key }) {
      changed[index].value = value
    } else {
      changed.append((key, value))
    }
  }

  /// Sets the position of content to a share of a turn.
  mutating func turn(_ share: Double) {
    set(.contentPosition, .number(share))
  }

  /// Adds a change of the model's value, later than those before.
  mutating func addModelChange(
    _ key: AnimatableKey, from old: AnimatableValue, to new: AnimatableValue, progress: Double
  ) {
    modelChanges.append((key, old, new, progress))
  }

  /// Adds up the changes of the model's values.
  ///
  /// The latest is applied first: one that has just begun then shows exactly the value from before it, and a single one
  /// that leads to the model interpolates directly between its two values.
  mutating func applyModelChanges() {
    for change in modelChanges.reversed() {
      guard let value = value(change.key) else { continue }
      if value == change.new {
        set(change.key, change.old.towards(change.new, change.progress))
      } else if let way = change.old.subtracting(change.new) {
        set(change.key, way.towards(way.zero, change.progress).adding(value))
      }
    }
    modelChanges = []
    guard let pathTurn, case .transform(let transform)? = value(.transform) else { return }
    let turn = CATransform3DMakeRotation(CGFloat(pathTurn), 0, 0, 1)
    set(.transform, .transform(CATransform3DConcat(turn, transform)))
  }
}
