import DiagnosticCore
import LayerCore
import StyleCore

extension UIView {
  /// An update of the constraints of one view.
  private struct ConstraintUpdate {
    let layer: CALayer
    /// Whether or not a call of `updateConstraints()` reached `UIView`.
    var reachedSuper = false
  }

  /// The update that is running.
  private static var update: ConstraintUpdate?

  /// Updates the constraints of the view in the pass, by way of the controller for a controller's view.
  ///
  /// An override that does not call its superclass is reported, once for each view.
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

  /// Marks that a call of `updateConstraints()` reached `UIView`.
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

  /// The traits.
  ///
  /// A view that reads them to update its constraints is marked, since other traits will require other constraints
  /// (B.4).
  var observedTraits: UITraitCollection {
    if UIView.update?.layer === backing { backing.flags.insert(.constraintsDependOnTraits) }
    followMainScreen()
    return unsafe storedTraits
  }
}
