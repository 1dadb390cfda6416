extension UIView {
  /// What the pass over the constraints does for one view.
  /// Updates the constraints; those of a controller's view by way of the controller.
  func updateConstraintsInPass() {
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
}
