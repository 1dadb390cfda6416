import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

/// Constraints that give a root a size for which they give it another one.
@MainActor
struct ConstraintLoopTests {
  /// Below the upper view, which shares in the root's height, lies the lower one, whose place is fixed.
  @Test("B.11: a root that never finds its size is left, and told of", arguments: [250, 1000])
  func rootWithoutSize(priority: Float) {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    let upper = UIView(frame: CGRect(x: 152, y: 206, width: 138, height: 79))
    upper.autoresizingMask = [.flexibleHeight, .flexibleBottomMargin]
    let lower = UIView(frame: CGRect(x: 322, y: 22, width: 197, height: 194))
    root.addSubview(upper)
    root.addSubview(lower)
    let distance = lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 297)
    distance.priority = UILayoutPriority(priority)
    distance.isActive = true
    let reports = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    #expect(reports.contains { if case .layoutLoop(_, 100, _) = $0 { true } else { false } }, "\(reports)")
  }
}
