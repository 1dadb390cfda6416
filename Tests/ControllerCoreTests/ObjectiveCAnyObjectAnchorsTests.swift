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
}
