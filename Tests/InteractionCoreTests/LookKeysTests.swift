import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import InteractionCore
import LayoutCore
import StyleCore
import Testing

/// The properties of iOS 18 and 26 by their names.
@MainActor
struct LookKeysTests {
  @Test func `effects, glass, tabs and titles are found by their names`() {
    let scrollView = UIScrollView()
    scrollView.bottomEdgeEffect.isHidden = true
    let effect = KeyValueCoding.value(of: scrollView, forKey: "bottomEdgeEffect") as? UIScrollEdgeEffect
    #expect(effect === scrollView.bottomEdgeEffect)
    let isHidden = effect.flatMap { KeyValueCoding.value(of: $0, forKey: "hidden") }
    #expect((isHidden as? NSNumber)?.boolValue ?? (isHidden as? Bool) == true)

    let glass = UIGlassContainerEffect()
    KeyValueCoding.set(CGFloat(12), of: glass, forKey: "spacing")
    #expect(glass.spacing == 12)

    let accessory = UITabAccessory(contentView: UIView())
    #expect(
      KeyValueCoding.value(of: accessory, forKey: "contentView") as? UIView === accessory.contentView)
    let tabs = UITabBarController()
    KeyValueCoding.set(accessory, of: tabs, forKey: "bottomAccessory")
    #expect(tabs.bottomAccessory === accessory)

    let item = UINavigationItem(title: "Title")
    KeyValueCoding.set("Below", of: item, forKey: "subtitle")
    #expect(item.subtitle == "Below")
    let button = UIBarButtonItem()
    KeyValueCoding.set(true, of: button, forKey: "hidesSharedBackground")
    #expect(button.hidesSharedBackground)
  }

  @Test func `a view has its corners by name`() {
    let view = UIView()
    view.cornerConfiguration = .capsule()
    #expect(KeyValueCoding.value(of: view, forKey: "cornerConfiguration") is UICornerConfiguration)
  }
}
