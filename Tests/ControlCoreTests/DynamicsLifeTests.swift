import Foundation
import LayoutCore
import Testing

@testable import DynamicsCore
@testable import LayerCore

/// The ends of dynamic animators.
@MainActor
struct DynamicsLifeTests {
  @Test("The display link of an animator ends with it, though no frame comes") func links() {
    let before = AnimationTimeline.main.links.count
    weak var gone: UIDynamicAnimator?
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    do {
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      gone = animator
      #expect(animator.isRunning && AnimationTimeline.main.links.count == before + 1)
    }
    #expect(gone == nil && AnimationTimeline.main.links.count == before)
  }
}
