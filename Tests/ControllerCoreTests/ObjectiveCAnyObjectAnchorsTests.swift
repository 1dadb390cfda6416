import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

@MainActor
@Suite struct ObjectiveCAnyObjectAnchorsTests {
  @Test func `anchors of views and guides are found in any object`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let top = ObjectiveCRuntime.anyObject(view).topAnchor.constraint(equalTo: guide.topAnchor)
    #expect(top.firstItem === view && top.firstAttribute == .top)
    let width = ObjectiveCRuntime.anyObject(guide).widthAnchor.constraint(equalToConstant: 3)
    #expect(width.firstItem === guide && width.firstAttribute == .width)
    #expect(ObjectiveCRuntime.anyObject("text").centerXAnchor == nil)
  }

  @Test func `views and paths are found in any object`() {
    let (view, outer) = (UIView(), UIView())
    outer.addSubview(view)
    #expect(ObjectiveCRuntime.anyObject(view).superview === outer)
    ObjectiveCRuntime.anyObject("text").removeFromSuperview()
    ObjectiveCRuntime.anyObject(view).removeFromSuperview()
    #expect(view.superview == nil && ObjectiveCRuntime.anyObject("text").superview == nil)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(ObjectiveCRuntime.anyObject(path).contains(CGPoint(x: 2, y: 2)))
    #expect(!ObjectiveCRuntime.anyObject(path).contains(CGPoint(x: 5, y: 2)))
    #expect(ObjectiveCRuntime.anyObject("text").location(in: view) == .zero)
  }
}
