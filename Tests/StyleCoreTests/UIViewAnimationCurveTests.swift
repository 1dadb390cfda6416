import StyleCore
import Testing

struct UIViewAnimationCurveTests {
  @Test func `every number is a curve, such as the keyboard's`() {
    #expect(UIViewAnimationCurve(rawValue: 2) == .easeOut && UIViewAnimationCurve(rawValue: 3) == .linear)
    #expect(UIViewAnimationCurve(rawValue: 7) == .easeInOut && UIViewAnimationCurve(rawValue: 123) != nil)
  }
}
