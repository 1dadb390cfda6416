import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing

@testable import InteractionCore

/// The items that are shown large.
@MainActor
@Suite(.serialized) struct LargeContentTests {
  private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
    var items: [(any UILargeContentViewerItem)?] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { items.append(item) }
  }

  @Test func `the delegate is told of the nearest view around the finger that is shown large`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let plain = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 50))
    for (inner, outer) in [(label, button), (button, bar), (plain, bar), (bar, window)] {
      outer.addSubview(inner)
    }
    (button.showsLargeContentViewer, window.showsLargeContentViewer) = (true, true)
    let delegate = Delegate()
    bar.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.isHidden = false
    window.updateTraitsIfNeeded()
    HeadlessLoop.runUntilIdle()
    let user = HeadlessUser(of: window)
    try user.press(on: label)
    try user.press(on: plain)
    try #require(delegate.items.count == 2)
    #expect(delegate.items[0] === button && delegate.items[1] == nil, "the window is around the bar")
  }
}
