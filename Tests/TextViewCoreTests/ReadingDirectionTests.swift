import Foundation
import LayoutCore
import StackCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// E.5: what flips with the reading direction, and what does not.
@MainActor
struct ReadingDirectionTests {
  nonisolated static let directions: [(UISemanticContentAttribute, UITraitEnvironmentLayoutDirection, Bool)] =
    [
      (.unspecified, .leftToRight, false), (.unspecified, .rightToLeft, true),
      (.forceRightToLeft, .leftToRight, true), (.forceLeftToRight, .rightToLeft, false),
      (.playback, .rightToLeft, false), (.spatial, .rightToLeft, false),
    ]

  private func host(
    _ view: UIView, _ attribute: UISemanticContentAttribute, _ direction: UITraitEnvironmentLayoutDirection
  ) -> UIView {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    host.hostTraits = UITraitCollection(traitsFrom: [
      .headless, UITraitCollection(layoutDirection: direction),
    ])
    view.semanticContentAttribute = attribute
    host.addSubview(view)
    host.layoutIfNeeded()
    return host
  }

  @Test("E.1, E.2", arguments: directions)
  func effective(
    attribute: UISemanticContentAttribute, direction: UITraitEnvironmentLayoutDirection, isFlipped: Bool
  ) {
    let view = UIView()
    let host = host(view, attribute, direction)
    #expect(view.effectiveUserInterfaceLayoutDirection == (isFlipped ? .rightToLeft : .leftToRight))
    withExtendedLifetime(host) {}
  }

  @Test("E.5: the order of a row", arguments: directions)
  func stacks(
    attribute: UISemanticContentAttribute, direction: UITraitEnvironmentLayoutDirection, isFlipped: Bool
  ) {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
    let host = host(stack, attribute, direction)
    #expect(views.map(\.frame.minX) == (isFlipped ? [60, 30, 0] : [0, 30, 60]))
    stack.axis = .vertical
    host.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 0, 0])
  }

  @Test("E.5: natural text begins where reading does; left and right stay", arguments: directions)
  func labels(
    attribute: UISemanticContentAttribute, direction: UITraitEnvironmentLayoutDirection, isFlipped: Bool
  ) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.font = .boxes(20)
    // Two letters of 10 points.
    label.text = "ab"
    let host = host(label, attribute, direction)
    func starts() -> [CGFloat] { label.layer.drawnAreas.map(\.rect.minX) }
    #expect(starts() == [isFlipped ? 80 : 0])
    for (alignment, x) in [(.left, 0), (.right, 80), (.center, 40)] as [(NSTextAlignment, CGFloat)] {
      label.textAlignment = alignment
      #expect(starts() == [x])
    }
    withExtendedLifetime(host) {}
  }

  @Test("E.5, D.6: directional margins", arguments: directions)
  func margins(
    attribute: UISemanticContentAttribute, direction: UITraitEnvironmentLayoutDirection, isFlipped: Bool
  ) {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let host = host(view, attribute, direction)
    #expect(view.layoutMargins == (isFlipped ? UIEdgeInsets(1, 4, 3, 2) : UIEdgeInsets(1, 2, 3, 4)))
    view.layoutMargins = UIEdgeInsets(5, 6, 7, 8)
    let (leading, trailing): (CGFloat, CGFloat) = isFlipped ? (8, 6) : (6, 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: leading, bottom: 7, trailing: trailing))
    withExtendedLifetime(host) {}
  }

  @Test("E.5, E.6: offsets, frames and centers do not flip", arguments: directions)
  func unflipped(
    attribute: UISemanticContentAttribute, direction: UITraitEnvironmentLayoutDirection, isFlipped: Bool
  ) {
    let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.contentSize = CGSize(width: 400, height: 100)
    view.contentOffset.x = 30
    let host = host(view, attribute, direction)
    #expect(view.contentOffset == CGPoint(x: 30, y: 0))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 60, y: 70))
    withExtendedLifetime(host) {}
  }
}
