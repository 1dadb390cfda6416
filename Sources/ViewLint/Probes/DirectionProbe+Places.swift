internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore
internal import StyleCore

extension DirectionProbe {
  /// Where the views of a tree are.
  @MainActor
  struct Places {
    private var frames: [ObjectIdentifier: CGRect] = [:]
    private var areas: [ObjectIdentifier: CGRect] = [:]

    init(in root: UIView) {
      for view in Self.views(in: root) {
        // A frame under a transform says little (A.7).
        if view.transform == .identity { frames[ObjectIdentifier(view)] = view.frame }
        areas[ObjectIdentifier(view)] = Self.area(of: view)
      }
    }

    /// The frame of a view; nil under a transform, and for a view that was not there.
    func frame(of view: UIView) -> CGRect? { frames[ObjectIdentifier(view)] }

    /// What subviews of a view are mirrored in; nil where there is no telling.
    func area(in view: UIView) -> CGRect? { areas[ObjectIdentifier(view)] }

    private static func area(of view: UIView) -> CGRect? {
      guard let scroll = view as? UIScrollView else { return view.bounds }
      guard scroll.contentSize.width <= scroll.bounds.width else { return nil }
      // The content may be moved; it is as wide as what is seen of it.
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

  /// The geometry of a tree, to go back to.
  @MainActor
  struct Snapshot {
    private let states: [(view: UIView, bounds: CGRect, center: CGPoint)]

    init(of root: UIView) {
      states = Places.views(in: root).map { ($0, $0.bounds, $0.center) }
    }

    /// Puts views back that another layout has left elsewhere.
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

  /// Whether two views may change places unseen: they are of one class, and say the same.
  static func areAlike(_ one: UIView, _ other: UIView) -> Bool {
    type(of: one) == type(of: other) && words(of: one) == words(of: other)
  }

  private static func words(of view: UIView) -> [String] {
    Places.views(in: view).compactMap(\.shownTitle)
  }
}

extension UIView {
  /// Whether the view's place is meant to be the same in both directions.
  var meansLeftAndRight: Bool {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: true
    default: false
    }
  }
}
