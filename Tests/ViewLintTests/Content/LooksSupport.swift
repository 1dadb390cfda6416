import Foundation
import LayoutCore
import StyleCore
import TextViewCore
import ViewLint
import ViewTestSupport

/// A label in 20 points of boxes: a letter is 10 wide and 10.527 high, a space 5 wide; a line is 23.867 high, its
/// baseline 19.043 below its top.
@MainActor
func boxLabel(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
  let label = UILabel(frame: frame)
  label.font = .boxes(20)
  label.text = text
  label.numberOfLines = lines
  return label
}

@MainActor
func box(_ frame: CGRect, _ color: UIColor? = nil, _ subviews: UIView...) -> UIView {
  let view = UIView(frame: frame)
  view.backgroundColor = color
  for subview in subviews { view.addSubview(subview) }
  return view
}

/// Findings of a code in a view of 300 × 300 points that has the subviews, laid out at one scale.
@MainActor
func findings(_ code: FindingCode, at scale: Int = 1, in subviews: UIView...) -> [Finding] {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  for view in subviews { root.addSubview(view) }
  return findings(code, at: scale, of: root)
}

@MainActor
func findings(_ code: FindingCode, at scale: Int = 1, of root: UIView) -> [Finding] {
  root.hostTraits = UITraitCollection.headless.modifyingTraits { $0.displayScale = CGFloat(scale) }
  root.layoutIfNeeded()
  return LayoutLinter().findings(inLayoutOf: root, scale: scale).filter { $0.code == code }
}

extension Finding {
  func points(_ name: String) -> Double? { values.first { $0.name == name }?.points }
}
