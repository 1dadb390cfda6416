internal import Escaping
internal import Foundation
internal import LayoutCore
internal import Plumb

/// A rule on layouts of invisible views: without a size, or wholly outside of the root.
///
/// Views that can be scrolled to are laid out in advance.
@MainActor
enum UnseenLayout {
  static func findings(in recording: LayoutRecording) -> [Finding] {
    var reported: Set<Int> = []
    return recording.runs(of: .layoutSubviews).compactMap { run in
      guard run.accesses.contains(where: { $0.written != nil }), let view = recording.view(run.subject),
        view !== recording.tree.root, reported.insert(run.subject).inserted
      else { return nil }
      return finding(view, recording.path(of: run.subject), recording.tree.root)
    }
  }

  private static func finding(_ view: UIView, _ path: ViewPath, _ root: UIView) -> Finding? {
    // A hidden view is meant to be invisible.
    guard !view.isHiddenInTree(to: root) else { return nil }
    let name = path.last
    let size = view.bounds.size
    if size.width == 0 || size.height == 0 {
      return Finding(
        .unseenLayout, view: path,
        message: "\(name) lays out its subviews at a size of \(PointText.of(size)) points",
        fix: "Hide \(name) while there is no space for it, or give it a size")
    }
    let place = view.convert(view.bounds, to: root)
    let seen = place.intersection(root.bounds)
    guard seen.isNull || seen.isEmpty, !view.isInScrollView else { return nil }
    return Finding(
      .unseenLayout, view: path,
      message: "\(name) lays out its subviews at \(PointText.of(place)), outside the root view",
      fix: "Hide \(name), or remove it from its superview, while it is off screen")
  }
}

extension UIView {
  fileprivate func isHiddenInTree(to root: UIView) -> Bool {
    sequence(first: self, next: { $0 === root ? nil : $0.superview }).contains {
      $0.isHidden || $0.alpha == 0
    }
  }

  fileprivate var isInScrollView: Bool {
    var next = superview
    while let view = next {
      if view is UIScrollView { return true }
      next = view.superview
    }
    return false
  }
}
