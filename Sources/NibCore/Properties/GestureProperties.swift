import ControlCore
import Foundation
import LayoutCore
import StyleCore

/// The properties of gesture recognizers.
@MainActor
enum GestureProperties {
  static let all = [PropertyReading(UIGestureRecognizer.self, read)]

  private static func read(_ recognizer: UIGestureRecognizer, _ values: NibValues, _ context: NibContext) {
    if let enabled = values.bool("enabled") { recognizer.isEnabled = enabled }
    if let cancels = values.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
    if let delays = values.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = values.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let count = values.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = values.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
    case let press as UILongPressGestureRecognizer:
      if let count = values.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
      if let count = values.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
      if let duration = values.number("minimumPressDuration") { press.minimumPressDuration = duration }
      if let movement = values.number("allowableMovement") { press.allowableMovement = movement }
    case let swipe as UISwipeGestureRecognizer:
      if let direction = values.choice("direction", directions) { swipe.direction = direction }
      if let count = values.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
    case let edge as UIScreenEdgePanGestureRecognizer:
      for (name, value) in edges where values.bool(name) == true { edge.edges.formUnion(value) }
    case let pan as UIPanGestureRecognizer:
      if let count = values.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
      if let count = values.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
    default: break
    }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
  private static let edges: [(String, UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]
}
