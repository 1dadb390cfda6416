internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore
internal import StyleCore

extension DirectionProbe {
  /// The frames of the views of a tree.
  @MainActor
  struct Places {
    private var frames: [ObjectIdentifier: CGRect] = [:]
    private var areas: [ObjectIdentifier: CGRect] = [:]

    init(in root: UIView) {
      for view in Self.views(in: root) {
        // The frame of a transformed view is not meaningful (A.7).
        if view.transform == .identity { frames[ObjectIdentifier(view)] = view.frame }
        areas[ObjectIdentifier(view)] = Self.area(of: view)
      }
    }

    /// Returns the frame of a view; nil under a transform, and for an unknown view.
    func frame(of view: UIView) -> CGRect? { frames[ObjectIdentifier(view)] }

    /// Returns the area in which subviews of a view are mirrored; nil if it is not known.
    func area(in view: UIView) -> CGRect? { areas[ObjectIdentifier(view)] }

    private static func area(of view: UIView) -> CGRect? {
      guard let scroll = view as? UIScrollView else { return view.bounds }
      guard scroll.contentSize.width <= scroll.bounds.width else { return nil }
      // The content can scroll; it is as wide as its visible part.
      return CGRect(x: 0, y: 0, width: scroll.bounds.width, height: scroll.contentSize.height)
    }

    static func views(in root: UIView) -> [UIView] {
      var views = [root]
      var next = 0
      while next < views.count {
        views += views[next].subviews
        next += 1
      }
      return views
    }
  }

  /// The geometry of a tree, to be restored.
  @MainActor
  struct Snapshot {
    private let states: [(view: UIView, bounds: CGRect, center: CGPoint)]

    init(of root: UIView) {
      states = Places.views(in: root).map { ($0, $0.bounds, $0.center) }
    }

    /// Restores the views.
    func restore() {
      for (view, bounds, center) in states {
        if view.bounds != bounds { view.bounds = bounds }
        if view.center != center { view.center = center }
      }
    }
  }

  static func isAt(_ mirror: CGRect, _ frame: CGRect) -> Bool {
    abs(mirror.minX - frame.minX) <= 1 && abs(mirror.maxX - frame.maxX) <= 1
      && abs(mirror.minY - frame.minY) <= 1 && abs(mirror.maxY - frame.maxY) <= 1
  }

  /// Returns whether an exchange of two views would be invisible: they have one class and the same text.
  static func areInterchangeable(_ one: UIView, _ other: UIView) -> Bool {
    type(of: one) == type(of: other) && words(of: one) == words(of: other)
  }

  private static func words(of view: UIView) -> [String] {
    Places.views(in: view).compactMap(\.shownTitle)
  }
}

extension UIView {
  /// Whether or not the view is meant to be at the same place in both directions.
  var meansLeftAndRight: Bool {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: true
    default: false
    }
  }
}
