extension UIView {
  final func across(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintTerm(constraintItem, attribute))
  }

  final func down(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintTerm(constraintItem, attribute))
  }

  final func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(constraintItem, attribute))
  }
}

extension UILayoutGuide {
  final func across(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintTerm(constraintItem, attribute))
  }

  final func down(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintTerm(constraintItem, attribute))
  }

  final func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(constraintItem, attribute))
  }
}
