import ControllerCore
import GraphicsCore
import LayoutCore
import Testing

/// Tasks in the background, ignored touches, and the window of the delegate.
@MainActor
struct UIApplicationBackgroundTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Other: UIResponder, UIApplicationDelegate {}

  @Test func `tasks have their own identifiers`() {
    let application = UIApplication.shared
    let one = application.beginBackgroundTask()
    let two = application.beginBackgroundTask(withName: "upload") {}
    #expect(one != .invalid)
    #expect(one != two)
    application.endBackgroundTask(one)
    application.endBackgroundTask(two)
  }

  @Test func `touches are ignored as often as it was begun`() {
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test func `the window of a delegate is an optional in an optional`() {
    let (delegate, window) = (Delegate(), UIWindow())
    delegate.window = window
    let any: any UIApplicationDelegate = delegate
    if let first = any.window, let second = first { #expect(second === window) } else { Issue.record() }
    #expect(any.window??.frame == window.frame)
    #expect(delegate.window?.frame == window.frame)
    #expect((Other() as any UIApplicationDelegate).window! == nil)
  }
}
