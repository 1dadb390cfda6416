public import LayoutCore
public import StyleCore

/// The anchors of views and layout guides that are looked up in any object.
extension ObjectiveCAnyObject {
  @MainActor
  private func anchor<Anchor>(_ ofView: (UIView) -> Anchor, _ ofGuide: (UILayoutGuide) -> Anchor) -> Anchor? {
    if let view = object as? UIView { return ofView(view) }
    return (object as? UILayoutGuide).map(ofGuide)
  }

  /// The anchor of the upper edge.
  @preconcurrency @MainActor public var topAnchor: NSLayoutYAxisAnchor! {
    anchor({ $0.topAnchor }, { $0.topAnchor })
  }
  /// The anchor of the lower edge.
  @preconcurrency @MainActor public var bottomAnchor: NSLayoutYAxisAnchor! {
    anchor({ $0.bottomAnchor }, { $0.bottomAnchor })
  }
  /// The anchor of the leading edge.
  @preconcurrency @MainActor public var leadingAnchor: NSLayoutXAxisAnchor! {
    anchor({ $0.leadingAnchor }, { $0.leadingAnchor })
  }
  /// The anchor of the trailing edge.
  @preconcurrency @MainActor public var trailingAnchor: NSLayoutXAxisAnchor! {
    anchor({ $0.trailingAnchor }, { $0.trailingAnchor })
  }
  /// The anchor of the left edge.
  @preconcurrency @MainActor public var leftAnchor: NSLayoutXAxisAnchor! {
    anchor({ $0.leftAnchor }, { $0.leftAnchor })
  }
  /// The anchor of the right edge.
  @preconcurrency @MainActor public var rightAnchor: NSLayoutXAxisAnchor! {
    anchor({ $0.rightAnchor }, { $0.rightAnchor })
  }
  /// The anchor of the width.
  @preconcurrency @MainActor public var widthAnchor: NSLayoutDimension! {
    anchor({ $0.widthAnchor }, { $0.widthAnchor })
  }
  /// The anchor of the height.
  @preconcurrency @MainActor public var heightAnchor: NSLayoutDimension! {
    anchor({ $0.heightAnchor }, { $0.heightAnchor })
  }
  /// The anchor of the horizontal middle.
  @preconcurrency @MainActor public var centerXAnchor: NSLayoutXAxisAnchor! {
    anchor({ $0.centerXAnchor }, { $0.centerXAnchor })
  }
  /// The anchor of the vertical middle.
  @preconcurrency @MainActor public var centerYAnchor: NSLayoutYAxisAnchor! {
    anchor({ $0.centerYAnchor }, { $0.centerYAnchor })
  }
}
