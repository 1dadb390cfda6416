import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

@testable import InteractionCore

/// Pencils, and the parts of a pointer's style.
@MainActor
struct PencilTests {
  private final class Old: NSObject, UIPencilInteractionDelegate {
    var taps = 0
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
  }

  private final class New: NSObject, UIPencilInteractionDelegate {
    var notes: [String] = []
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
      notes.append("tap \(tap.timestamp)")
    }
    func pencilInteraction(
      _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) { notes.append("squeeze \(squeeze.phase)") }
  }

  @Test func `a delegate hears of taps by its own method, while the interaction is enabled`() {
    let (old, new) = (Old(), New())
    let (first, second) = (UIPencilInteraction(), UIPencilInteraction(delegate: new))
    first.delegate = old
    let view = UIView()
    view.addInteraction(first)
    #expect(first.view === view)
    first.receive(UIPencilInteraction.Tap(timestamp: 1))
    second.receive(UIPencilInteraction.Tap(timestamp: 2))
    second.receive(UIPencilInteraction.Squeeze(timestamp: 3, phase: .ended))
    first.isEnabled = false
    first.receive(UIPencilInteraction.Tap(timestamp: 4))
    #expect(old.taps == 1 && new.notes == ["tap 2.0", "squeeze ended"])
  }

  @Test func `accessories of a pointer are around it, clockwise from the top`() {
    typealias Position = UIPointerAccessory.Position
    #expect(Position.top.angle == 0 && Position.right.angle == .pi / 2 && Position.bottom.angle == .pi)
    #expect(Position.left.angle == 1.5 * .pi && Position.top.offset == Position.defaultOffset)
    let style = UIPointerStyle.system()
    style.accessories = [.arrow(.left), UIPointerAccessory(.verticalBeam(length: 5), position: .top)]
    #expect(style.accessories[0].orientationMatchesAngle && style.accessories[1].position == .top)
  }

  @Test func `a preview of an address is as large as its words`() {
    guard let url = URL(string: "https://plumb.example/page") else { return }
    let plain = UIDragPreview(forURL: url)
    let titled = UIDragPreview(forURL: url, title: "Page")
    // Two lines in place of one.
    #expect(plain.view.bounds.height > 0 && titled.view.bounds.height > 1.5 * plain.view.bounds.height)
  }

  /// The numbers of UIKit's headers.
  @Test func `properties of touches have their bits`() {
    let all: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16])
  }
}
