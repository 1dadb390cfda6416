extension UIView {
  /// The layer of the view that updates its constraints at this moment.
  private static var updating: CALayer?

  /// What the pass over the constraints does for one view: it updates them, those of a controller's view by way
  /// of the controller.
  func updateConstraintsInPass() {
    let outer = UIView.updating
    UIView.updating = backing
    defer { UIView.updating = outer }
    backing.flags.remove(.constraintsDependOnTraits)
    if let controller = storedState.viewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
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
