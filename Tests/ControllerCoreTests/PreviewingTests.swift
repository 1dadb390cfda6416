import ControlCore
import ControllerCore
import Foundation
import LayoutCore
import Testing

@MainActor
@Suite(.serialized) struct PreviewingTests {
  private final class Screen: UIViewController, UIViewControllerPreviewingDelegate {
    var shown: UIViewController?
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { location.x < 10 ? UIViewController() : nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) { shown = viewControllerToCommit }
  }

  @Test func `previews are kept until they are taken away`() throws {
    let (screen, view) = (Screen(), UIView(frame: CGRect(x: 5, y: 0, width: 20, height: 30)))
    let context = screen.registerForPreviewing(with: screen, sourceView: view)
    #expect(context.sourceView === view && context.delegate === screen)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(screen.previewingContexts.count == 1)
    let preview = try #require(context.delegate.previewingContext(context, viewControllerForLocation: .zero))
    context.delegate.previewingContext(context, commit: preview)
    #expect(screen.shown === preview)
    screen.unregisterForPreviewing(withContext: context)
    #expect(screen.previewingContexts.isEmpty)
  }

  private final class Keys: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible = true
  }

  private final class Field: UIView {
    let keys = Keys()
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keys }
  }

  @Test func `an input view clicks if it wants to`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let field = Field(frame: window.bounds)
    window.addSubview(field)
    let before = UIDevice.current.inputClickCount
    UIDevice.current.playInputClick()
    #expect(UIDevice.current.inputClickCount == before)
    field.becomeFirstResponder()
    UIDevice.current.playInputClick()
    #expect(UIDevice.current.inputClickCount == before + 1)
    field.keys.enableInputClicksWhenVisible = false
    UIDevice.current.playInputClick()
    #expect(UIDevice.current.inputClickCount == before + 1)
  }
}
