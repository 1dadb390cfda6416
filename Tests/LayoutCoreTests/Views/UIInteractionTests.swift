import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ControlCore

/// Interactions of views, and the previews that they show.
@MainActor
struct UIInteractionTests {
  private final class Tap: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    var moves: [String] = []
    func willMove(to view: UIView?) { moves.append("will \(view?.tag ?? -1)") }
    func didMove(to view: UIView?) {
      self.view = view
      moves.append("did \(view?.tag ?? -1)")
    }
  }

  @Test func `an interaction is told of its views, of which it has one`() {
    let (one, two, tap) = (UIView(), UIView(), Tap())
    (one.tag, two.tag) = (1, 2)
    one.addInteraction(tap)
    one.addInteraction(tap)
    #expect(tap.moves == ["will 1", "did 1"])
    two.addInteraction(tap)
    #expect(one.interactions.isEmpty)
    #expect(two.interactions.count == 1)
    #expect(tap.moves == ["will 1", "did 1", "will -1", "did -1", "will 2", "did 2"])
    one.removeInteraction(tap)
    #expect(tap.view === two)
    two.interactions = []
    #expect(tap.view == nil)
  }

  @Test func `a pointer interaction knows its view`() {
    final class Delegate: NSObject, UIPointerInteractionDelegate {}
    let (view, delegate) = (UIView(), Delegate())
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      delegate.pointerInteraction(
        interaction, regionFor: UIPointerRegionRequest(.zero), defaultRegion: region)
        === region)
    #expect(delegate.pointerInteraction(interaction, styleFor: region) == nil)
  }

  @Test func `a preview is where its view is`() {
    let (container, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    container.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === container)
    #expect(preview.target.center == CGPoint(x: 25, y: 40))
    #expect(preview.size == CGSize(width: 30, height: 40))
    let target = UIPreviewTarget(container: container, center: .zero)
    #expect(preview.retargetedPreview(with: target).target.center == .zero)
    #expect(preview.retargetedPreview(with: target).view === view)
  }
}
