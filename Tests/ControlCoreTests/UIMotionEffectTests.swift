import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing

/// Effects of the motion of the device.
@MainActor
struct UIMotionEffectTests {
  @Test func `a value is between the two for the greatest tilts`() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 30)
    func value(_ tilt: CGFloat) -> CGFloat? {
      effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: tilt, vertical: 1))?["center.x"]
        as? CGFloat
    }
    #expect(value(-1) == -10)
    #expect(value(0) == 10)
    #expect(value(1) == 30)
    #expect(value(7) == 30)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero)?.count == 1)
  }

  @Test func `views hold their effects`() {
    let (view, effect, other) = (UIView(), UIMotionEffect(), UIMotionEffect())
    view.addMotionEffect(effect)
    view.addMotionEffect(other)
    view.removeMotionEffect(effect)
    #expect(view.motionEffects == [other])
    #expect(UIView().motionEffects == [])
  }
}
