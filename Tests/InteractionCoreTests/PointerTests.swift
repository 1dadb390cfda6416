import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import Testing

@testable import InteractionCore

/// The pointer above views.
@MainActor
@Suite(.serialized) struct PointerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  @Test func `a recognizer of hovering begins, changes and ends with the pointer`() throws {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    var log: [String] = []
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    hover.addHandler { log.append("\($0.state.rawValue) \(Int($0.location(in: $0.view).x))") }
    view.addGestureRecognizer(hover)
    let user = HeadlessUser(of: window)
    user.hover(at: CGPoint(x: 5, y: 5))
    #expect(log.isEmpty)
    user.hover(at: CGPoint(x: 30, y: 30))
    user.hover(at: CGPoint(x: 40, y: 30))
    user.hover(at: CGPoint(x: 40, y: 30))
    user.hover(at: nil)
    #expect(log == ["1 10", "2 20", "3 20"])
    try user.tap(on: view)
    #expect(log.count == 3, "a touch is no pointer")
    user.hover(at: CGPoint(x: 50, y: 30))
    #expect(log.last == "1 30", "it begins again")
  }

  private final class Regions: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100), identifier: isLeft ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
      -> UIPointerStyle?
    { UIPointerStyle(shape: .verticalBeam(length: 20)) }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("enter \(region.identifier.map { "\($0)" } ?? "")") }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(region.identifier.map { "\($0)" } ?? "")") }
  }

  @Test func `the delegate of a pointer interaction is asked for regions, and told of entering and leaving`()
  {
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    let regions = Regions()
    let interaction = UIPointerInteraction(delegate: regions)
    view.addInteraction(interaction)
    let user = HeadlessUser(of: window)
    for x in [30, 40, 90, 300] as [CGFloat] { user.hover(at: CGPoint(x: x, y: 30)) }
    #expect(regions.log == ["enter left", "exit left", "enter right", "exit right"])
    #expect(interaction.region == nil && interaction.style == nil)
  }
}
