import ControlCore
import Foundation
import LayoutCore
import StyleCore

/// The insets of controllers' views by the platters of sidebars that float over them (26.B.17).
@MainActor
enum FloatingInsets {
  /// Insets, which end when the controller moves to another parent.
  private struct Value {
    var insets: UIEdgeInsets
    weak var parent: UIViewController?
  }

  private static let values = AttachedValue<Value>()
  /// Whether or not any controller has had insets.
  private static var isUsed = false

  /// Returns the insets of a controller.
  static func of(_ controller: UIViewController) -> UIEdgeInsets {
    guard isUsed, let value = values[controller], let parent = value.parent, parent === controller.parent
    else { return .zero }
    return value.insets
  }

  /// Sets the insets of a controller in its parent, whose safe area follows.
  static func set(_ insets: UIEdgeInsets, of controller: UIViewController) {
    guard insets != of(controller) else { return }
    isUsed = true
    values[controller] = Value(insets: insets, parent: controller.parent)
    controller.updateEnvironment()
  }
}
