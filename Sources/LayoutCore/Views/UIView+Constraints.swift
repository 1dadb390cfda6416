extension UIView {
  /// What the pass over the constraints does for one view.
  func updateConstraintsInPass() {
    updateConstraints()
  }

  func updateConstraintsOfTree() {
    var pass = ConstraintPass()
    pass.run(from: backing)
  }
}
