import Foundation
import GraphicsCore

/// The values that a layer shows at an instant: those of the model, as animations change them one after the other.
struct PresentedValues {
  private let layer: CALayer
  private(set) var changed: [(key: AnimatableKey, value: AnimatableValue)] = []
  /// Flights from one value of the model to the next, for each property those that add up.
  private var flights: [(key: AnimatableKey, old: AnimatableValue, new: AnimatableValue, progress: Double)] =
    []
  /// A turn along a path, about the anchor point.
  var pathTurn: Double?
  /// The old look of the layer and how far the new one has replaced it.
  var transition: (drawing: Drawing, progress: Double)?

  init(_ layer: CALayer) {
    self.layer = layer
  }

  /// What a property is after the animations so far; nil where the layer has none such.
  func value(_ key: AnimatableKey) -> AnimatableValue? {
    changed.first { $0.key == key }?.value ?? key.value(of: layer)
  }

  /// Makes a value of the property or part of it what `change` makes of it.
  mutating func change(_ path: AnimatablePath, _ change: (AnimatableValue) -> AnimatableValue?) {
    guard let all = value(path.key), let part = path.part(of: all), let new = change(part) else { return }
    set(path.key, path.replacing(all, with: new))
  }

  /// Replaces what is shown of a property, whatever was on its way.
  mutating func replace(_ path: AnimatablePath, _ change: (AnimatableValue) -> AnimatableValue?) {
    flights.removeAll { $0.key == path.key }
    self.change(path, change)
  }

  private mutating func set(_ key: AnimatableKey, _ value: AnimatableValue) {
    if let index = changed.firstIndex(where: { $0.key == key }) {
      changed[index].value = value
    } else {
      changed.append((key, value))
    }
  }

  /// Where content that has turned for so many seconds is, in turns.
  mutating func turn(_ seconds: Double) {
    set(.contentPlace, .number(seconds - seconds.rounded(.down)))
  }

  /// Adds a flight, later than those before.
  mutating func fly(
    _ key: AnimatableKey, from old: AnimatableValue, to new: AnimatableValue, progress: Double
  ) {
    flights.append((key, old, new, progress))
  }

  /// Adds up the flights. The latest comes first: one that has just begun then shows exactly what was shown before it
  /// was, and one that goes to the model alone is a plain way from one value to the other.
  mutating func land() {
    for flight in flights.reversed() {
      guard let value = value(flight.key) else { continue }
      if value == flight.new {
        set(flight.key, flight.old.towards(flight.new, flight.progress))
      } else if let way = flight.old.subtracting(flight.new) {
        set(flight.key, way.towards(way.zero, flight.progress).adding(value))
      }
    }
    flights = []
    guard let pathTurn, case .transform(let transform)? = value(.transform) else { return }
    let turn = CATransform3DMakeRotation(CGFloat(pathTurn), 0, 0, 1)
    set(.transform, .transform(CATransform3DConcat(turn, transform)))
  }
}
