import Foundation
import LayerCore
import LayoutCore
import StyleCore

/// The animation of an image view: its images take turns, as a function of the time since its start.
extension UIImageView {
  /// The images of the animation in the present state; nil if there is none.
  private var frames: [UIImage]? {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let frames = own ?? image?.images
    return frames?.isEmpty == false ? frames : nil
  }

  /// Starts the cycles of the animation, if there is one.
  func startTurning() {
    guard let frames else { return }
    let isOwn = animationImages != nil || (isHighlighted && highlightedAnimationImages != nil)
    let ownDuration = isOwn ? animationDuration : image?.duration ?? 0
    let duration = ownDuration > 0 && ownDuration.isFinite ? ownDuration : Double(frames.count) / 30
    let isLimited = isOwn && animationRepeatCount > 0
    backing.startTurning(period: duration, count: isLimited ? Double(animationRepeatCount) : .infinity)
  }

  /// Returns the image of the animation at a share of its cycle, 0…1; nil without an animation.
  func frame(at share: Double) -> UIImage? {
    guard let frames else { return nil }
    // At the very beginning of an image, the share may be rounded down by a unit in its last place.
    let place = Int((share * Double(frames.count) + 1e-6).rounded(.down))
    return frames[max(0, min(place, frames.count - 1))]
  }
}
