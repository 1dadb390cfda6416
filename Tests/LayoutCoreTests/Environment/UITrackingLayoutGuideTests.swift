import Foundation
import LayoutCore
import StyleCore
import Testing

/// The constraints of a tracking guide, active while the guide is near an edge, or away from edges.
///
/// The rules are those of UIKit's documentation of `UITrackingLayoutGuide`. The keyboard, which never comes here,
/// waits beneath the lower edge.
@MainActor
struct UITrackingLayoutGuideTests {
  private let view = UIView()
  private let child = UIView()

  init() {
    view.addSubview(child)
  }

  private func constraints(_ count: Int) -> [NSLayoutConstraint] {
    (0..<count).map { child.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat($0)) }
  }

  @Test("Constraints for the lower edge are active, those for another or none of them are not") func edges() {
    let guide = view.keyboardLayoutGuide
    let (near, far, away, elsewhere) = (constraints(2), constraints(1), constraints(1), constraints(2))
    guide.setConstraints(near, activeWhenNearEdge: .bottom)
    guide.setConstraints(far, activeWhenNearEdge: .top)
    guide.setConstraints(away, activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints(elsewhere, activeWhenAwayFrom: [.top, .bottom])
    #expect((near + away).allSatisfy(\.isActive) && !(far + elsewhere).contains(where: \.isActive))
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == near)
    #expect(guide.constraints(activeWhenNearEdge: .top) == far)
    #expect(guide.constraints(activeWhenAwayFrom: [.trailing, .leading]) == away)
    #expect(guide.constraints(activeWhenAwayFrom: .leading).isEmpty)
  }

  @Test("What is set anew takes the place of what was set for the same edges") func replacing() {
    let guide = view.keyboardLayoutGuide
    let (old, new, other) = (constraints(1), constraints(1), constraints(1))
    guide.setConstraints(old, activeWhenNearEdge: .bottom)
    guide.setConstraints(other, activeWhenAwayFrom: .top)
    guide.setConstraints(new, activeWhenNearEdge: .bottom)
    #expect(!old[0].isActive && new[0].isActive && guide.constraints(activeWhenNearEdge: .bottom) == new)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!new[0].isActive && other[0].isActive)
    guide.removeAllTrackedConstraints()
    #expect(!other[0].isActive && guide.constraints(activeWhenAwayFrom: .top).isEmpty)
  }
}
