import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

/// Names that code of apps uses in passing: what they stand for is Apple's documentation of each.
@MainActor
struct SystemNamesTests {
  /// Observers of one must not hear another.
  @Test func everyNotificationHasItsOwnName() {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      UIDevice.orientationDidChangeNotification, UIScreen.didConnectNotification,
      UIScreen.didDisconnectNotification, UIScreen.brightnessDidChangeNotification,
      UIContentSizeCategory.didChangeNotification, UIWindow.didBecomeVisibleNotification,
      UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    #expect(Set(names).count == names.count)
  }

  /// An app that observes the keyboard's frame receives the frame that a test posts.
  @Test func keyboardFrameOfAPostedNotification() {
    let frame = CGRect(x: 0, y: 500, width: 393, height: 352)
    var heard: CGRect?
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      MainActor.assumeIsolated { heard = value?.cgRectValue }
    }
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    NotificationCenter.default.removeObserver(observer)
    #expect(heard == frame)
  }

  @Test func largestNumbers() {
    #expect(HUGE == MAXFLOAT && MAXFLOAT == 3.402_823_466_385_288_6e38)
    #expect(HUGE_VAL == .infinity && HUGE_VALF == .infinity)
    #expect(NSIntegerMax == 9_223_372_036_854_775_807 && NSIntegerMin == -NSIntegerMax - 1)
  }

  /// The pop recognizer is always the same object, since apps read it and set its delegate.
  @Test func popRecognizerStays() {
    let navigation = UINavigationController()
    #expect(navigation.interactivePopGestureRecognizer != nil)
    #expect(navigation.interactivePopGestureRecognizer === navigation.interactivePopGestureRecognizer)
  }
}
