extension UIView {
  /// The edge that reading starts from.
  public var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The edge that reading goes to.
  public var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { down(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { down(.bottom) }
  /// The width of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { size(.height) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { down(.centerY) }
  /// The baseline of the first line of text; the lower edge where there is none (F.21).
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { down(.firstBaseline) }
  /// The baseline of the last line of text; the lower edge where there is none (F.21).
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { down(.lastBaseline) }

  private func across(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintTerm(constraintItem, attribute))
  }

  private func down(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintTerm(constraintItem, attribute))
  }

  private func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(constraintItem, attribute))
  }
}

extension UILayoutGuide {
  /// The edge that reading starts from.
  public var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The edge that reading goes to.
  public var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { down(.top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { down(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { size(.height) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { down(.centerY) }

  private func across(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintTerm(constraintItem, attribute))
  }

  private func down(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintTerm(constraintItem, attribute))
  }

  private func size(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintTerm(constraintItem, attribute))
  }
}
