import DiagnosticCore
import LayerCore
import StyleCore

extension UIView {
  /// An update of the constraints of one view.
  private struct ConstraintUpdate {
    let layer: CALayer
    /// Whether `updateConstraints()` came as far as `UIView`.
    var reachedSuper = false
  }

  /// The one under way at this moment.
  private static var update: ConstraintUpdate?

  /// What the pass over the constraints does for one view: updates them, those of a controller's view by way of
  /// the controller. An override that keeps the update from its superclass is reported, once for each view.
  func updateConstraintsInPass() {
    let outer = UIView.update
    UIView.update = ConstraintUpdate(layer: backing)
    defer { UIView.update = outer }
    backing.flags.remove(.constraintsDependOnTraits)
    if let controller = storedState.viewController {
      controller.controller.reachedUpdateConstraints = false
      controller.updateViewConstraints()
      guard controller.controller.reachedUpdateConstraints else {
        return reportMissingSuper("\(type(of: controller)).updateViewConstraints()")
      }
    } else {
      updateConstraints()
    }
    if UIView.update?.reachedSuper != true { reportMissingSuper("updateConstraints()") }
  }

  /// `updateConstraints()` came as far as `UIView`.
  func reachedUpdateConstraints() {
    if UIView.update?.layer === backing { UIView.update?.reachedSuper = true }
  }

  private func reportMissingSuper(_ method: String) {
    guard backing.flags.insert(.reportedMissingSuper).inserted else { return }
    LayoutDiagnostics.report(.missingSuperCall(method: method, layer: backing.diagnosticName))
  }

  func updateConstraintsOfTree() {
    followMainScreen()
    var pass = ConstraintPass()
    pass.run(from: backing)
  }

  /// The traits, with a note where the view asks for them in order to update its constraints: other traits will
  /// need other constraints (B.4).
  var observedTraits: UITraitCollection {
    if UIView.update?.layer === backing { backing.flags.insert(.constraintsDependOnTraits) }
    followMainScreen()
    return unsafe storedTraits
  }
}
