import Testing
import UIKit

// `import UIKit` brings no name of ManualLayout along: all of these are declared here as another library might, with
// members of the same names on UIKit's types, and nothing is ambiguous.

private protocol Alignable {}
private protocol ScaleFactorProviding {}
private protocol LayoutDirectionProviding {}
private protocol ViewDistributionSpecifying {}
private struct AlignmentContext {}
private struct InsetAlignmentProxy {}
private struct RectAlignmentProxy {}
private struct AspectRatio {}
private struct Angle {}
private struct Interpolation {}
private enum Position { case topLeft }
private enum Clamp {}
private enum DirectionalEdge {}
private enum TargetAlignmentBehavior {}
private enum ViewDistributionItem {}
private enum ViewDistributionAxis {}

extension UIView: Alignable, ScaleFactorProviding, ViewDistributionSpecifying {
  fileprivate struct SizingConstraints {}
  fileprivate var untransformedFrame: String { "ours" }
  fileprivate var layoutMarginsAlignmentProxy: String { "ours" }
  fileprivate var pixelsPerPoint: String { "ours" }
  fileprivate func align(_ position: Position, with view: UIView, _ other: Position) -> String { "ours" }
  fileprivate func align(withSuperview position: Position) -> String { "ours" }
  fileprivate func sizeToFit(_ size: CGSize, constraints: [SizingConstraints] = []) -> String { "ours" }
  fileprivate func applyVerticalSubviewDistribution(_ items: [UIView]) -> String { "ours" }
}

extension CGFloat {
  fileprivate func roundedToPixel(in scale: CGFloat) -> String { "ours" }
  fileprivate var fixed: String { "ours" }
}

extension CGRect {
  fileprivate func outset(by insets: UIEdgeInsets) -> String { "ours" }
  fileprivate func inset(left: CGFloat = 0) -> String { "ours" }
}

@MainActor
struct ManualLayoutApartTests {
  @Test("A user's own verbs of the same names are the only ones") func ownVerbs() {
    let view = UIView()
    let said = [
      view.untransformedFrame, view.layoutMarginsAlignmentProxy, view.pixelsPerPoint,
      view.align(.topLeft, with: view, .topLeft), view.align(withSuperview: .topLeft), view.sizeToFit(.zero),
      view.applyVerticalSubviewDistribution([]), CGFloat(1).roundedToPixel(in: 2), CGFloat(1).fixed,
      CGRect.zero.outset(by: .zero), CGRect.zero.inset(left: 1),
    ]
    #expect(said.allSatisfy { $0 == "ours" })
    #expect((view as Any) is any Alignable)
  }
}
