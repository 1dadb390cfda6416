import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

/// The accessibility properties of objects that are no views.
@MainActor
struct UIAccessibilityObjectTests {
  /// A screen that handles the gesture that leaves it.
  private final class Screen: UIViewController {
    override func accessibilityPerformEscape() -> Bool { true }
  }

  /// An element with a label of its own.
  private final class Bar: UIAccessibilityElement {
    override var accessibilityLabel: String? {
      get { "three of five" }
      set {}
    }
  }

  @Test func `images and bar items store their properties`() {
    let (image, item, other) = (UIImage(), UIBarButtonItem(), UIBarButtonItem())
    image.accessibilityLabel = "Sun"
    item.accessibilityHint = "Adds a card"
    item.accessibilityIdentifier = "add"
    #expect(image.accessibilityLabel == "Sun")
    #expect(item.accessibilityHint == "Adds a card")
    #expect((item as any UIAccessibilityIdentification).accessibilityIdentifier == "add")
    #expect(other.accessibilityHint == nil)
    #expect(other.accessibilityTraits == .none)
    #expect(!other.isAccessibilityElement)
  }

  @Test func `an object that is a view has the properties of the view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    let object: NSObject = view
    object.accessibilityLabel = "Card"
    object.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "Card")
    #expect(view.isAccessibilityElement)
    #expect(object.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(object.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
  }

  @Test func `overrides are called through the base class`() {
    let (screen, bar): (NSObject, NSObject) = (Screen(), Bar(accessibilityContainer: UIView()))
    #expect(screen.accessibilityPerformEscape())
    #expect(!UIViewController().accessibilityPerformEscape())
    #expect(bar.accessibilityLabel == "three of five")
  }

  @Test func `an attributed label is a label, until another one is set`() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Hola", attributes: [.kern: 2])
    #expect(view.accessibilityLabel == "Hola")
    #expect(
      unsafe view.accessibilityAttributedLabel?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    view.accessibilityLabel = "Hello"
    #expect(view.accessibilityAttributedLabel?.string == "Hello")
    #expect(unsafe view.accessibilityAttributedLabel?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `elements are counted and found`() {
    let (container, elements) = (UIView(), [UIView(), UIView()])
    container.accessibilityElements = elements
    #expect(container.accessibilityElementCount() == 2)
    #expect(container.accessibilityElement(at: 1) as? UIView === elements[1])
    #expect(container.accessibilityElement(at: 2) == nil)
    #expect(container.index(ofAccessibilityElement: elements[1]) == 1)
    #expect(container.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func `the frame of an element follows its container`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 55, y: 65, width: 10, height: 10))
    view.frame.origin.x = 0
    #expect(element.accessibilityFrame == CGRect(x: 5, y: 65, width: 10, height: 10))
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a custom action has a name and a function`() {
    var names: [String] = []
    let action = UIAccessibilityCustomAction(name: "Delete") { action in
      names.append(action.name)
      return true
    }
    #expect(action.actionHandler?(action) == true)
    #expect(names == ["Delete"])
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first === action)
  }

  @Test func `a path is converted to the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    window.addSubview(view)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
    #expect(converted.bounds == CGRect(x: 51, y: 62, width: 3, height: 4))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
