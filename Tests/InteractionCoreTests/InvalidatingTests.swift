import Foundation
import InteractionCore
import LayoutCore
import Testing

@MainActor
struct InvalidatingTests {
  private final class Badge: UIView {
    @Invalidating(.layout, .intrinsicContentSize) var thickness = 2
    @Invalidating(.display) var isDashed = false
    @Invalidating(.layout, .display, .constraints) var name = "a"
    var layouts = 0
    var sizeRequests = 0
    override func layoutSubviews() { layouts += 1 }
    override func invalidateIntrinsicContentSize() { sizeRequests += 1 }
  }

  @Test func `a change requests the updates, and the same value none`() {
    let badge = Badge(frame: .zero)
    badge.layoutIfNeeded()
    let layouts = badge.layouts
    badge.thickness = 2
    badge.layoutIfNeeded()
    #expect(badge.layouts == layouts && badge.sizeRequests == 0)
    badge.thickness = 3
    badge.layoutIfNeeded()
    #expect(badge.layouts == layouts + 1 && badge.sizeRequests == 1 && badge.thickness == 3)
    badge.isDashed = true
    badge.layoutIfNeeded()
    #expect(badge.layouts == layouts + 1)
    badge.name = "b"
    badge.layoutIfNeeded()
    #expect(badge.layouts == layouts + 2 && badge.name == "b")
  }
}
