import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ViewLint

/// A view of 120 × 100 points at the root, and what rules say of what is in it.
@MainActor
struct PixelLayout {
  let root: UIView

  init(_ subviews: [UIView]) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    for view in subviews { root.addSubview(view) }
  }

  /// Returns the findings of a code, at a scale.
  func findings(_ code: FindingCode, at scale: Int) -> [Finding] {
    findings(at: scale).filter { $0.code == code }
  }

  /// Returns the findings at a scale.
  func findings(at scale: Int) -> [Finding] {
    root.hostTraits = UITraitCollection(displayScale: CGFloat(scale))
    root.layoutIfNeeded()
    return PixelRules.findings(in: LintTree(of: root, scale: scale))
  }

  /// The names of edges that lie between pixels, of each view that has one.
  func unsnapped(at scale: Int) -> [[String]] {
    findings(.unsnappedEdge, at: scale).map { $0.values.map(\.name) }
  }
}

/// A view with a background.
@MainActor
func tile(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
  tile(CGRect(x: x, y: y, width: width, height: height))
}

/// A view with a background.
@MainActor
func tile(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
  let view = UIView(frame: frame)
  view.backgroundColor = .red
  superview?.addSubview(view)
  return view
}

/// A view without any look.
@MainActor
func container(_ frame: CGRect) -> UIView { UIView(frame: frame) }
