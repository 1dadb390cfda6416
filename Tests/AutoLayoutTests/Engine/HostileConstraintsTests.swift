import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

/// Numbers that are none, in all that constraints count on: reported and not taken.
@MainActor
struct HostileConstraintsTests {
  private nonisolated static let none: [CGFloat] = [.nan, .infinity, -.infinity]

  /// A view 50 wide and 40 high, with the margins, alignment insets, baselines and content that a test gives it.
  final class OddView: UIView {
    var insets = UIEdgeInsets.zero
    var content = CGSize(width: 50, height: 40)
    var priority = UILayoutPriority.defaultHigh

    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { content }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { priority }
    override func contentCompressionResistancePriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { priority }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = OddView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
  }

  @Test("A constant that is no number is not taken, wherever it is asked for", arguments: none)
  func constant(number: CGFloat) {
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    let reports = LayoutDiagnostics.collect {
      width.constant = number
      #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 60)
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    #expect(view.frame == CGRect(x: 7, y: 9, width: 60, height: 40))
  }

  @Test("Nor is a target size", arguments: none)
  func target(number: CGFloat) {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: number, height: 30), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    #expect(size == CGSize(width: 50, height: 30))
  }

  @Test("Nor the size of a content", arguments: none)
  func content(number: CGFloat) {
    view.content = CGSize(width: number, height: 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 9, width: 0, height: 40))
  }

  @Test("A constraint that counts on one is left out, told once, and comes back", arguments: none)
  func insets(number: CGFloat) {
    view.insets.left = number
    view.insets.top = 5
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let edge = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3)
    edge.identifier = "edge"
    edge.isActive = true
    let reports = LayoutDiagnostics.collect {
      root.layoutIfNeeded()
      edge.constant = 4
      root.layoutIfNeeded()
      _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let told = reports.filter {
      if case .constraint(.numbersOutOfBounds(let name)) = $0 { name.contains("edge") } else { false }
    }
    #expect(told.count == 1)
    view.insets.left = 6
    view.bounds.origin.x += 1
    view.bounds.origin.x -= 1
    edge.constant = 3
    root.layoutIfNeeded()
    // The alignment rectangle begins 6 points inside of the view, and the view 3 points before that.
    #expect(inner.frame.minX == 9)
  }

  @Test("Priorities of contents beyond the greatest are required, and none beneath one is none")
  func priorities() {
    for (priority, width) in [(Float.infinity, 50), (1001, 50), (0, 0), (-5, 0), (.nan, 0)] {
      view.priority = UILayoutPriority(priority)
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(width), "\(priority)")
    }
  }

  @Test("A chain of multiples that leads beyond all numbers is told and places nothing")
  func overflow() {
    var last: UIView = view
    var views: [UIView] = []
    for _ in 0..<40 {
      let next = UIView()
      next.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(next)
      next.widthAnchor.constraint(equalTo: last.widthAnchor, multiplier: 1e30).isActive = true
      views.append(next)
      last = next
    }
    let reports = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    #expect(
      reports.contains { if case .constraint(.placeNotFinite) = $0 { true } else { false } })
    #expect(views.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
    #expect(view.frame == CGRect(x: 7, y: 9, width: 50, height: 40))
    #expect(last.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width.isFinite)
  }
}
