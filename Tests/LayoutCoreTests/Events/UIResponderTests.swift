import Foundation
import GraphicsCore
import LayoutCore
import Testing

@MainActor
struct UIResponderTests {
  private final class Field: UIView {
    var stays = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !stays }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("One responder of a window is the first") func oneFirstResponder() {
    let (first, second) = (Field(), Field())
    window.addSubview(first)
    window.addSubview(second)
    #expect(!first.isFirstResponder)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
    #expect(second.resignFirstResponder() && !second.isFirstResponder)
  }

  @Test("A responder keeps its activity") func activity() {
    let (view, activity) = (UIView(), NSUserActivity(activityType: "a"))
    #expect(view.userActivity == nil)
    view.userActivity = activity
    #expect(view.userActivity === activity)
    view.userActivity = nil
    #expect(view.userActivity == nil)
  }

  @Test("Who may not resign stays") func stubborn() {
    let (first, second) = (Field(), Field())
    window.addSubview(first)
    window.addSubview(second)
    first.becomeFirstResponder()
    first.stays = true
    #expect(!first.resignFirstResponder() && !second.becomeFirstResponder() && first.isFirstResponder)
    #expect(!window.endEditing(false) && first.isFirstResponder)
    #expect(window.endEditing(true) && !first.isFirstResponder)
  }

  @Test("A view must be able and in a window") func conditions() {
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.becomeFirstResponder() && !Field().becomeFirstResponder())
  }

  @Test("A view that leaves its window is no longer first, with what it is in, too") func leaving() {
    let (field, box) = (Field(), UIView())
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    window.addSubview(box)
    #expect(!field.isFirstResponder)
  }

  @Test("A first responder that leaves is told to resign") func resigningOnLeaving() {
    final class Counting: UIView {
      var resignations = 0
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        resignations += 1
        return super.resignFirstResponder()
      }
    }
    let (field, box) = (Counting(), UIView())
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(field.resignations == 1 && !field.isFirstResponder)
  }

  @Test func endEditingOfAnotherViewChangesNothing() {
    let (field, other) = (Field(), UIView())
    window.addSubview(field)
    window.addSubview(other)
    field.becomeFirstResponder()
    #expect(other.endEditing(true) && field.isFirstResponder)
    #expect(field.endEditing(false) && !field.isFirstResponder)
  }

  @Test("The first in the chain that performs an action is its target") func targets() {
    final class Able: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("save")
      }
    }
    let (able, inner) = (Able(), UIView())
    able.addSubview(inner)
    #expect(inner.target(forAction: "save", withSender: nil) as AnyObject === able)
    #expect(inner.target(forAction: "open", withSender: nil) == nil)
  }
}
