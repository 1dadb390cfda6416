internal import Escaping
internal import Foundation
internal import LayerCore
@_spi(Plumb) internal import LayoutCore

/// A probe that gives views the size that they ask for, and examines whether their content fits.
///
/// A subview that extends beyond a larger view, too, is meant to, as a badge on a corner. A subview that extends only
/// beyond the size that the view asked for was forgotten in it.
@MainActor
enum FittingProbe {
  static func findings(in tree: LintTree) -> [Finding] {
    tree.nodes.compactMap { node in
      guard !node.view.isOfSystem, node.isShown, !node.view.bounds.isEmpty, !node.view.subviews.isEmpty,
        !(node.view is UIScrollView), !node.view.isPlacedByConstraints
      else { return nil }
      return finding(node, tree)
    }
  }

  private static func finding(_ node: LintTree.Node, _ tree: LintTree) -> Finding? {
    let view = node.view
    let bounds = view.bounds
    let center = view.center
    let asked = ownFittingSize(of: view, in: CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    guard let asked, asked.width > 0, asked.height > 0, asked.width < 1e6, asked.height < 1e6 else {
      return nil
    }
    defer {
      view.bounds = bounds
      view.center = center
      view.layoutIfNeeded()
    }
    let tight = missing(in: view, at: asked)
    guard !tight.isEmpty else { return nil }
    // A view that asks for all of the available width may be content with any.
    let more = CGSize(width: bounds.width + 200, height: .greatestFiniteMagnitude)
    let limitsWidth = asked.width < bounds.width || view.tracedSizeThatFits(more).width == asked.width
    let roomy = missing(
      in: view, at: CGSize(width: asked.width + (limitsWidth ? 200 : 0), height: asked.height + 200))
    guard
      let (child, lack) = tight.first(where: { child, lack in
        lack > 1 / CGFloat(tree.scale) && (roomy.first { $0.0 === child }?.1 ?? 0) < lack - 1e-6
      })
    else { return nil }
    let name = node.name
    let missing = PointText.of(lack)
    let other = tree.path(of: child) ?? ViewPath(names: [])
    var finding = Finding(
      .insufficientSize, view: tree.path(of: node),
      message:
        "sizeThatFits of \(name) returns \(PointText.of(asked)), which is \(missing) "
        + "\(missing == "1" ? "point" : "points") too small for \(other.last)",
      fix: "Include everything that layoutSubviews places, with its margins, in sizeThatFits")
    finding.others = [other]
    finding.values = [
      FindingValue("width", points: asked.width), FindingValue("height", points: asked.height),
      FindingValue("missing", points: lack),
    ]
    return finding
  }

  /// Returns the size that a view asks for; nil for the answer of UIKit, which is its present size (C.1).
  private static func ownFittingSize(of view: UIView, in size: CGSize) -> CGSize? {
    var answer = CGSize.zero
    let (trace, subject) = UpdateTrace.recordDetails { answer = view.tracedSizeThatFits(size) }
    let number = subject(view.layer)
    let isOfSystem = trace.events.contains {
      $0.kind == .reachedSystem(.sizeThatFits) && $0.subject == number
    }
    return isOfSystem ? nil : answer
  }

  /// Returns the subviews that do not fit at a size, with the missing length.
  private static func missing(in view: UIView, at size: CGSize) -> [(UIView, CGFloat)] {
    view.bounds.size = size
    // Only the descendants are laid out: a layout of the ancestors would resize the view.
    var pass = LayoutPass()
    pass.run(from: view.layer)
    let bounds = view.bounds
    return view.subviews.compactMap { child in
      guard !child.isHidden, child.alpha > 0 else { return nil }
      if child.isShownTextTruncated {
        let fitting = child.sizeThatFits(
          CGSize(width: child.bounds.width, height: .greatestFiniteMagnitude))
        return (child, max(fitting.height - child.bounds.height, fitting.width - child.bounds.width, 1.5))
      }
      let frame = child.layer.untransformedFrame
      let lack = max(
        bounds.minX - frame.minX, frame.maxX - bounds.maxX, bounds.minY - frame.minY, frame.maxY - bounds.maxY
      )
      return lack > 1e-6 ? (child, lack) : nil
    }
  }
}
