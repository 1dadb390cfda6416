extension UIView {
  /// The layer of the view that updates its constraints at this moment.
  private static var updating: CALayer?

  /// What the pass over the constraints does for one view: updates them, those of a controller's view by way of
  /// the controller. An override that keeps the update from its superclass is reported, once for each view.
  func updateConstraintsInPass() {
    let outer = UIView.updating
    UIView.updating = backing
    defer { UIView.updating = outer }
    backing.flags.subtract([.constraintsDependOnTraits, .reachedUpdateConstraints])
    if let controller = storedState.viewController {
      controller.controller.reachedUpdateConstraints = false
      controller.updateViewConstraints()
      guard controller.controller.reachedUpdateConstraints else {
        return reportMissingSuper("\(type(of: controller)).updateViewConstraints()")
      }
    } else {
      updateConstraints()
    }
    if !backing.flags.contains(.reachedUpdateConstraints) { reportMissingSuper("updateConstraints()") }
  }

  private func reportMissingSuper(_ method: String) {
    guard backing.flags.insert(.reportedMissingSuper).inserted else { return }
    LayoutDiagnostics.report(.missingSuperCall(method: method, layer: backing.diagnosticName))
  }

  func updateConstraintsOfTree() {
    var pass = ConstraintPass()
    pass.run(from: backing)
  }

  /// The traits, with a note where the view asks for them in order to update its constraints: other traits will
  /// need other constraints (B.4).
  var observedTraits: UITraitCollection {
    if UIView.updating === backing { backing.flags.insert(.constraintsDependOnTraits) }
    return unsafe storedTraits
  }
}
