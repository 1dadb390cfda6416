import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StackCore
import StyleCore
import Testing
import TextViewCore

/// The descriptions of objects in logs.
///
/// The forms are those of logs of phones; see `UIKitRules.md`.
@MainActor
struct DescriptionTests {
  private final class Badge: UILabel {}
  private final class Screen: UIViewController {}
  private final class Tap: UITapGestureRecognizer {}

  /// `0x…`, the address.
  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  private let own = "LayoutCoreTests.DescriptionTests"

  @Test func `L.1: a view says class, address, frame, text and layer`() {
    let label = UILabel(frame: CGRect(x: 16, y: 20, width: 288, height: 20.5))
    label.text = "Title"
    label.isUserInteractionEnabled = true
    let layer = "layer = <CALayer: \(address(label.layer))>"
    #expect(
      "\(label)" == "<UILabel: \(address(label)); frame = (16 20; 288 20.5); text = 'Title'; \(layer)>")
    label.isUserInteractionEnabled = false
    label.frame.size.height = 61.0 / 3
    label.text = "Lorem Ipsum is simply dummy text"
    #expect(
      label.debugDescription
        == "<UILabel: \(address(label)); frame = (16 20; 288 20.3333); text = 'Lorem Ipsum is simply dum...'; "
        + "userInteractionEnabled = NO; \(layer)>")
  }

  @Test func `L.1: a class of the program's own has its module, and what it is made from`() {
    let badge = Badge()
    #expect(
      badge.description
        == "<\(own).Badge: \(address(badge)); baseClass = UILabel; frame = (0 0; 0 0); "
        + "userInteractionEnabled = NO; layer = <CALayer: \(address(badge.layer))>>")
    let screen = Screen()
    #expect("\(screen)" == "<\(own).Screen: \(address(screen))>")
    let plain = UIViewController()
    #expect(plain.description == "<UIViewController: \(address(plain))>" && !plain.isViewLoaded)
  }

  @Test func `L.1: what is special about a view comes in UIKit's order`() {
    let view = UIView(frame: CGRect(x: 0, y: 8, width: 320, height: 56))
    view.transform = CGAffineTransform(translationX: 0, y: -12)
    view.clipsToBounds = true
    view.isHidden = true
    view.alpha = 0.5
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin, .flexibleBottomMargin]
    view.isUserInteractionEnabled = false
    view.tag = 7
    view.tintColor = .red
    view.backgroundColor = .systemBackground
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let ground = address(UIColor.systemBackground)
    let background = "<UIDynamicSystemColor: \(ground); name = systemBackgroundColor>"
    #expect(
      view.description
        == "<UIView: \(address(view)); frame = (0 -4; 320 56); transform = [1, 0, 0, 1, 0, -12]; "
        + "clipsToBounds = YES; hidden = YES; alpha = 0.5; opaque = NO; autoresize = W+RM+BM; "
        + "userInteractionEnabled = NO; tag = 7; tintColor = UIExtendedSRGBColorSpace 1 0 0 1; "
        + "gestureRecognizers = <NSArray: \(address(tap))>; backgroundColor = \(background); "
        + "layer = <CALayer: \(address(view.layer))>>")
  }

  @Test func `L.1: scroll views, stack views and guides say what they are set to`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 414, height: 0)
    #expect(
      scrollView.description.hasSuffix(
        "layer = <CALayer: \(address(scrollView.layer))>; contentOffset: {0, 0}; contentSize: {414, 0}; "
          + "adjustedContentInset: {0, 0, 0, 0}>"))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    #expect(stack.description.hasSuffix(">> axis=vert distribution=fillEqually alignment=fill"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 596))
    let guide = view.safeAreaLayoutGuide
    #expect(
      guide.description
        == "<UILayoutGuide: \(address(guide)) - \"UIViewSafeAreaLayoutGuide\", "
        + "layoutFrame = {{0, 0}, {375, 596}}, owningView = \(view)>")
  }

  @Test func `L.2: a recognizer says its state, view and targets`() {
    let (tap, view, target) = (Tap(), UIView(), Screen())
    tap.addTarget(target, action: "tapped:")
    tap.numberOfTapsRequired = 2
    #expect(
      tap.description
        == "<\(own).Tap: \(address(tap)); baseClass = UITapGestureRecognizer; state = Possible; view = (null); "
        + "target= <(action=tapped:, target=<\(own).Screen \(address(target))>)>; numberOfTapsRequired = 2>")
    let pan = UIPanGestureRecognizer()
    (pan.name, pan.isEnabled, pan.cancelsTouchesInView) = ("pull", false, false)
    view.addGestureRecognizer(pan)
    #expect(
      "\(pan)"
        == "<UIPanGestureRecognizer: \(address(pan)) (pull); state = Possible; enabled = NO; "
        + "cancelsTouchesInView = NO; view = <UIView: \(address(view))>>")
  }

  @Test func `L.3: colours say their spaces and components, images their points`() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect("\(UIColor(white: 0, alpha: 0.35))" == "UIExtendedGrayColorSpace 0 0.35")
    let dynamic = UIColor { _ in .red }
    #expect(dynamic.description == "<UIDynamicProviderColor: \(address(dynamic))>")
    let pixels = CGImage(width: 6, height: 3, pixels: Array(repeating: 255, count: 72))
    let image = UIImage(cgImage: pixels, scale: 3, orientation: .up)
    #expect(image.description == "<UIImage:\(address(image)) CGImage anonymous; (2 1)@3>")
  }

  @Test func `F.30: a constraint says addresses, the text of labels, and what a bar stands for`() {
    let (root, label, other) = (UIView(), UILabel(), UIView())
    root.addSubview(label)
    root.addSubview(other)
    let leading = label.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 16)
    leading.isActive = true
    let (constraint, view) = (address(leading), "UIView:\(address(other))")
    #expect(
      "\(leading)"
        == "<NSLayoutConstraint:\(constraint) UILabel:\(address(label)).leading == \(view).leading + 16   (active)>"
    )
    label.text = "Title"
    leading.isActive = false
    leading.identifier = "start"
    #expect(
      leading.debugDescription
        == "<NSLayoutConstraint:\(constraint) 'start' UILabel:\(address(label))'Title'.leading == "
        + "\(view).leading + 16   (inactive)>")
    let top = other.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 6)
    top.isActive = true
    #expect(
      top.description
        == "<NSLayoutConstraint:\(address(top)) V:|-(>=6)-[\(view)]   (active, names: '|':UIView:\(address(root)) )>"
    )
    other.accessibilityIdentifier = "BLUE"
    let guide = root.safeAreaLayoutGuide
    let middle = other.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
    #expect(
      middle.description
        == "<NSLayoutConstraint:\(address(middle)) BLUE.centerX == "
        + "UILayoutGuide:\(address(guide))'UIViewSafeAreaLayoutGuide'.centerX   "
        + "(inactive, names: BLUE:\(address(other)) )>")
    let anchor = label.rightAnchor
    #expect(
      "\(anchor)" == "<NSLayoutXAxisAnchor:\(address(anchor)) \"UILabel:\(address(label))'Title'.right\">")
  }

  @Test func `G.31: a layer is short, and says more to a debugger`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 736))
    let inner = CALayer()
    view.layer.addSublayer(inner)
    #expect(inner.description == "<CALayer: \(address(inner))>")
    #expect(
      view.layer.debugDescription
        == "<CALayer:\(address(view.layer)); position = CGPoint (207 368); bounds = CGRect (0 0; 414 736); "
        + "delegate = \(view); sublayers = (<CALayer: \(address(inner))>); opaque = YES; "
        + "allowsGroupOpacity = YES>")
  }

  @Test func `what reports say of constraints is the same in every run`() {
    let label = UILabel()
    let found = LayoutDiagnostics.collect {
      label.widthAnchor.constraint(equalToConstant: 1).constant = .nan
    }
    #expect(found.count == 1 && found.allSatisfy { !$0.description.contains("0x") })
  }
}
