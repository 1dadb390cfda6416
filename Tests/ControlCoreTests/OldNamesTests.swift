import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

/// Names of old programs that only keep what they are given, and requirements that a class may leave out.
@MainActor
struct OldNamesTests {
  /// An animator that takes no changes.
  private final class Animator: NSObject, UIViewImplicitlyAnimating {
    var state: UIViewAnimatingState { .inactive }
    var isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() { isRunning = true }
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() { isRunning = false }
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  }

  @Test func `an animator needs none of the methods for changes`() {
    let animator = Animator()
    animator.addAnimations {}
    animator.addCompletion { _ in }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(animator.isRunning)
  }

  @Test func `a bar button keeps its old looks by state and metrics`() {
    let (image, small) = (UIImage(), UIImage())
    let item = UIBarButtonItem(
      image: image, landscapeImagePhone: small, style: .done, target: nil, action: nil)
    #expect(item.image === image && item.landscapeImagePhone === small && item.style == .done)
    item.landscapeImagePhoneInsets.left = 3
    #expect(item.landscapeImagePhoneInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    item.setBackButtonBackgroundImage(small, for: .highlighted, barMetrics: .default)
    #expect(item.backButtonBackgroundImage(for: .highlighted, barMetrics: .default) === small)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .compact)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == UIOffset(horizontal: 1, vertical: 2))
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == .zero)
  }
}
