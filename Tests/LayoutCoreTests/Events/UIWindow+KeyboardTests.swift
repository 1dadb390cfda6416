import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The keyboard guide and the keyboard's notifications, by UIKit's documentation.
///
/// The heights are the table of `Device.keyboardHeight(_:)`: 336 on an iPhone 14 Pro upright, 209 on its side.
@MainActor
struct UIWindowKeyboardTests {
  /// A field and a box whose lower edge is the keyboard guide's upper one, in the view of a controller.
  @MainActor
  private final class Form: UIViewController {
    let first = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    let second = UITextField(frame: CGRect(x: 0, y: 140, width: 100, height: 30))
    let box = UIView()

    override func viewDidLoad() {
      [first, second, box].forEach(view.addSubview)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }

  private let form = Form()

  private func show(_ device: String = "iphone-14-pro") throws -> UIWindow {
    let window = try makeWindow(device)
    window.rootViewController = form
    window.isHidden = false
    MainLoop.main.runUntilIdle()
    return window
  }

  @Test("The guide is the safe area's lower end, then the keyboard, then the safe area's end again")
  func guide()
    throws
  {
    let window = try show()
    // 852 − 34.
    #expect(form.box.frame.maxY == 818 && window.keyboardFrame == nil)
    form.first.becomeFirstResponder()
    #expect(window.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(form.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    MainLoop.main.run(for: 1)
    #expect(form.box.frame.maxY == 516)
    form.first.resignFirstResponder()
    MainLoop.main.run(for: 1)
    #expect(form.box.frame.maxY == 818 && window.keyboardFrame == nil)
  }

  @Test("In a view that ends above the window's lower edge the guide begins where it does otherwise (D.20)")
  func shortView()
    throws
  {
    let window = try show()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
    form.view.addSubview(view)
    form.first.becomeFirstResponder()
    // It begins at 100, the keyboard at 516, and that ends with the window (D.20).
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 416, width: 393, height: 336))
    view.frame.origin.y = 0
    #expect(
      view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 500, width: 393, height: 352), "852 − 500")
    view.frame.origin.y = 600
    #expect(view.keyboardLayoutGuide.layoutFrame.height == 500, "no more than all of it")
    #expect(window.keyboardLayoutGuide.layoutFrame.minY == 516)
  }

  @Test("Programs hear of it before and after; from field to field the keyboard stays") func notifications()
    throws
  {
    let window = try show()
    let log = CallbackLog()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: window.screen, queue: nil) {
        notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let y = frame?.cgRectValue.minY ?? -1
        MainActor.assumeIsolated { log.note("\(text) \(y)") }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    form.first.becomeFirstResponder()
    #expect(log.take() == ["will show 516.0"])
    MainLoop.main.run(for: 0.2)
    #expect(log.take() == [])
    MainLoop.main.run(for: 0.1)
    #expect(log.take() == ["did show 516.0"])
    form.second.becomeFirstResponder()
    MainLoop.main.run(for: 1)
    #expect(form.second.isFirstResponder && log.take() == [])
    window.endEditing(true)
    MainLoop.main.run(for: 1)
    #expect(log.take() == ["will hide 852.0", "did hide 852.0"])
    // A keyboard that comes and goes at once posts both of its `will` notifications, and no `did show` later.
    form.first.becomeFirstResponder()
    form.first.removeFromSuperview()
    MainLoop.main.run(for: 1)
    #expect(log.take() == ["will show 516.0", "will hide 852.0", "did hide 852.0"])
  }

  @Test("Whoever takes no text, or brings a view of its own, gets no keyboard; nor does a hidden window")
  func unwanted() throws {
    final class Focus: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = try show()
    let focus = Focus()
    form.view.addSubview(focus)
    #expect(focus.becomeFirstResponder() && window.keyboardFrame == nil)
    form.first.inputView = UIView()
    #expect(form.first.becomeFirstResponder() && window.keyboardFrame == nil)
    #expect(form.second.becomeFirstResponder() && window.keyboardFrame != nil)
    window.isHidden = true
    #expect(window.keyboardFrame == nil)
    window.isHidden = false
    #expect(window.keyboardFrame != nil)
  }

  @Test("Where the device is turned, the keyboard is the one of that side; unless the controller refuses")
  func rotation() throws {
    let window = try show()
    form.first.becomeFirstResponder()
    #expect(window.rotate(to: .landscape))
    MainLoop.main.runUntilIdle()
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    // 393 − 209.
    #expect(window.keyboardFrame == CGRect(x: 0, y: 184, width: 852, height: 209))
    #expect(form.box.frame == CGRect(x: 0, y: 0, width: 852, height: 184))
    #expect(window.traitCollection.verticalSizeClass == .compact)

    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let upright = try makeWindow("iphone-14-pro")
    upright.rootViewController = Upright()
    upright.isHidden = false
    #expect(!upright.rotate(to: .landscape) && upright.bounds.width == 393)
  }

  @Test("Heights by device: those of tall screens have the home indicator's room in them") func heights()
    throws
  {
    func heights(_ name: String) throws -> [CGFloat] {
      let device = try #require(Device.named(name))
      return Device.Orientation.allCases.map(device.keyboardHeight)
    }
    #expect(try heights("iphone-se-3") == [260, 200])
    #expect(try heights("iphone-8-plus") == [270, 200])
    #expect(try heights("iphone-14-pro") == [336, 209])
    #expect(try heights("iphone-14-pro-max") == [346, 209])
    #expect(try heights("ipad-10") == [320, 408])
  }
}
