import ControllerCore
import Dispatch
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// Traits of views and controllers outside of a window: those of the main screen (H.20).
@MainActor
struct MainScreenTraitsTests {
  /// Makes the main screen that of a pad, 2 pixels a point, while `body` runs.
  private func onPad(
    _ traits: (inout any UIMutableTraits) -> Void = { _ in }, _ body: () throws -> Void
  ) throws {
    let pad = try #require(Device.named("ipad-10"))
    UIScreen.main.become(pad, .portrait, traits: pad.traits().modifyingTraits(traits))
    defer { UIScreen.main.become(.standard, .portrait, traits: Device.standard.traits()) }
    try body()
  }

  @Test("Views, controllers and the current traits have those of the main screen (H.20)") func traits() throws
  {
    try onPad {
      for traits in [UIView().traitCollection, UIViewController().traitCollection, .current] {
        #expect(traits == UIScreen.main.traitCollection)
        #expect(traits.displayScale == 2 && traits.userInterfaceIdiom == .pad)
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
      }
    }
    #expect(UIView().traitCollection == .headless && UITraitCollection.current == .headless, "H.6")
  }

  @Test("Who puts the current traits back leaves them to the main screen (H.20)") func putBack() throws {
    UITraitCollection.current = .current
    try onPad { #expect(UITraitCollection.current == UIScreen.main.traitCollection) }
  }

  @Test("Style and size of text of the main screen decide colours and fonts outside of windows (H.20)")
  func preferences() throws {
    func choose(_ traits: inout any UIMutableTraits) {
      traits.userInterfaceStyle = .dark
      traits.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    try onPad(choose) {
      #expect(UIColor.label.cgColor == UIColor.white.cgColor, "H.8")
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23, "H.7")
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraExtraLarge)
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      #expect(controller.view.layer.backgroundColor == UIColor.black.cgColor, "H.8")
    }
  }

  @Test("A label outside of a window is as high as whole pixels of the main screen (H.20)") func label()
    throws
  {
    let early = UILabel()
    early.text = "Title"
    early.font = .systemFont(ofSize: 17)
    // 17 points are 20.287 high (C.12): 61 pixels at 3x, 41 at 2x.
    #expect(abs(early.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    try onPad {
      let label = UILabel()
      label.text = "Title"
      label.font = .systemFont(ofSize: 17)
      #expect(label.intrinsicContentSize.height == 20.5)
      #expect(early.intrinsicContentSize.height == 20.5, "made before")
    }
    #expect(abs(early.sizeThatFits(.zero).height - 61.0 / 3) < 1e-9, "and used afterwards")
  }

  @Test("Layout outside of a window snaps to the pixels of the main screen (H.20)") func snapping() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.3)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.3),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    // 10.3 points are 30.9 pixels at 3x and 20.6 at 2x.
    #expect(abs(view.frame.minX - 31.0 / 3) < 1e-9)
    try onPad {
      root.layoutIfNeeded()
      #expect(view.frame.origin == CGPoint(x: 10.5, y: 10.5))
    }
  }

  @Test("A view that leaves its window has the traits of the main screen again (H.20)") func leaving() throws
  {
    try onPad {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.hostTraits = UITraitCollection.headless.modifyingTraits { $0.displayScale = 1 }
      let view = UIView()
      window.addSubview(view)
      #expect(view.traitCollection.displayScale == 1)
      view.removeFromSuperview()
      #expect(view.traitCollection.displayScale == 2)
    }
  }

  @Test("Overrides stay when the main screen has other traits (H.20)") func overrides() throws {
    final class Listening: UIView {
      var previous: [CGFloat] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.displayScale ?? 0)
      }
    }
    let (root, view) = (UIView(), Listening())
    root.overrideUserInterfaceStyle = .dark
    root.addSubview(view)
    root.updateTraitsIfNeeded()
    try onPad {
      #expect(view.traitCollection.displayScale == 2 && view.traitCollection.userInterfaceStyle == .dark)
      #expect(root.traitCollection.displayScale == 2)
      #expect(view.previous == [3, 3], "dark first, then on the pad, and told once")
    }
  }

  @Test("Other threads have the traits of the main screen, too (H.20)") func threads() throws {
    try onPad {
      nonisolated(unsafe) var scale: CGFloat = 0
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        unsafe scale = UITraitCollection.current.displayScale
        done.signal()
      }
      done.wait()
      #expect(unsafe scale == 2)
    }
  }
}
