import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

// Proxies are for the whole process, so each test has classes of its own.

@MainActor
struct UIAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("A proxy is one object, and sets what a view has not set itself, when it comes into a window")
  func labels() {
    final class Caption: UILabel {}
    #expect(Caption.appearance() === Caption.appearance())
    Caption.appearance().textColor = .red
    Caption.appearance().font = .systemFont(ofSize: 11)
    Caption.appearance().backgroundColor = .green
    let (plain, own) = (Caption(), Caption())
    own.textColor = .blue
    #expect(plain.textColor == .label)
    for view in [plain, own] { window.addSubview(view) }
    #expect(plain.textColor == .red && plain.font.pointSize == 11 && plain.backgroundColor == .green)
    #expect(own.textColor == .blue && own.font.pointSize == 11)
    let other = UILabel()
    window.addSubview(other)
    #expect(other.textColor == .label && other.backgroundColor == nil)
  }

  @Test("The nearer class goes before; what it does not say comes from the one above") func classes() {
    class Base: UIView {}
    final class Derived: Base {}
    Base.appearance().backgroundColor = .red
    Base.appearance().tintColor = .green
    Derived.appearance().backgroundColor = .blue
    let (base, derived) = (Base(), Derived())
    for view in [base, derived] { window.addSubview(view) }
    #expect(base.backgroundColor == .red && base.tintColor == .green)
    #expect(derived.backgroundColor == .blue && derived.tintColor == .green)
  }

  @Test("Containers are views or controllers, the innermost first; more of them go before") func containers()
  {
    final class Mark: UIView {}
    final class Box: UIView {}
    final class Controller: UIViewController {}
    Mark.appearance().backgroundColor = .red
    Mark.appearance(whenContainedInInstancesOf: [Box.self]).backgroundColor = .green
    Mark.appearance(whenContainedInInstancesOf: [Box.self, Controller.self]).backgroundColor = .blue
    let marks = [Mark(), Mark(), Mark(), Mark()]
    let (box, boxInController, controller) = (Box(), Box(), Controller())
    window.rootViewController = controller
    window.isHidden = false
    window.addSubview(marks[0])
    window.addSubview(box)
    box.addSubview(marks[1])
    controller.view.addSubview(boxInController)
    boxInController.addSubview(marks[2])
    controller.view.addSubview(marks[3])
    #expect(marks.map(\.backgroundColor) == [.red, .green, .blue, .red])
  }

  @Test("A proxy for traits is for views that have them") func traits() {
    final class Mark: UIView {}
    Mark.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .red
    let (light, dark) = (Mark(), Mark())
    dark.traitOverrides.userInterfaceStyle = .dark
    dark.updateTraitsIfNeeded()
    for view in [light, dark] { window.addSubview(view) }
    #expect(light.backgroundColor == nil && dark.backgroundColor == .red)
  }

  @Test("Bars have attributes and looks, also those that were changed in place; controls have colours")
  func bars() {
    final class Bar: UINavigationBar {}
    final class Tabs: UITabBar {}
    final class Toggle: UISwitch {}
    final class Button: UIButton {}
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    Bar.appearance().standardAppearance.backgroundColor = .green
    Tabs.appearance().unselectedItemTintColor = .red
    Toggle.appearance().onTintColor = .red
    Button.appearance().setTitleColor(.green, for: .normal)
    let (bar, tabs, toggle, button) = (Bar(), Tabs(), Toggle(), Button())
    for view in [bar, tabs, toggle, button] { window.addSubview(view) }
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(bar.standardAppearance.backgroundColor == .green)
    #expect(tabs.unselectedItemTintColor == .red && toggle.onTintColor == .red)
    #expect(button.currentTitleColor == .green)
  }

  @Test("Items in bars have text attributes and colours") func items() {
    final class Bar: UINavigationBar {}
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self]).tintColor = .red
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = UIBarButtonItem(title: "ab")
    bar.items = [item]
    window.addSubview(bar)
    bar.layoutIfNeeded()
    let button = bar.subviews.compactMap { $0 as? UIControl }.first { !$0.isHidden }
    #expect((button?.subviews.first as? UILabel)?.textColor == .red)
  }
}
