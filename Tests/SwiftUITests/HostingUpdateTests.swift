import DiagnosticCore
import SwiftUI
import Testing

/// Tests of what changes a view that a hosting controller shows.
@MainActor
struct HostingUpdateTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func host<Content: View>(_ view: Content) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = bounds
    controller.view.layoutIfNeeded()
    return controller
  }

  private func label<Content: View>(in controller: UIHostingController<Content>) -> UILabel? {
    controller.view.subviews.first as? UILabel
  }

  @Test func otherTraitsUpdateTheEnvironment() {
    let updates = Updates()
    let controller = UIHostingController(rootView: Wrapped(text: "A", updates: updates))
    controller.view.traitOverrides.horizontalSizeClass = .regular
    controller.view.traitOverrides.preferredContentSizeCategory = .large
    controller.view.frame = bounds
    controller.view.layoutIfNeeded()
    #expect(updates.width == .regular && updates.category == .large)
    controller.view.traitOverrides.horizontalSizeClass = .compact
    controller.view.traitOverrides.preferredContentSizeCategory = .extraLarge
    controller.view.layoutIfNeeded()
    #expect(updates.width == .compact && updates.category == .extraLarge)
  }

  @Test func aStateMayBeSetOnAnotherThread() async throws {
    let (updates, access) = (Updates(), Counter.Access())
    let controller = host(Counter(updates: updates, access: access))
    nonisolated(unsafe) let binding = try #require(access.binding)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        unsafe binding.wrappedValue = 5
        // Behind what tells the host.
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    controller.view.layoutIfNeeded()
    #expect(label(in: controller)?.text == "5")
  }

  @Test func aWrappedViewIsDismantledWithItsHost() {
    var controller: UIHostingController<Wrapped>? = host(Wrapped(text: "A", updates: Updates()))
    let shown = controller.flatMap { label(in: $0) }
    #expect(shown?.text == "A")
    controller = nil
    #expect(shown?.text == "gone")
  }

  // Half of a half.
  @Test func modifiersOfAViewsLookChangeIt() {
    let plain = Wrapped(text: "A", updates: Updates())
    let changed = AnyView(
      plain.opacity(0.5).hidden().accessibilityIdentifier("id").accessibilityLabel("words").opacity(0.5))
    let controller = host(changed)
    let shown = label(in: controller)
    #expect(shown?.alpha == 0.25 && shown?.isHidden == true && shown?.frame == bounds)
    #expect(shown?.accessibilityIdentifier == "id" && shown?.accessibilityLabel == "words")
    controller.rootView = AnyView(plain)
    controller.view.layoutIfNeeded()
    #expect(label(in: controller) === shown)
    #expect(shown?.alpha == 1 && shown?.isHidden == false && shown?.accessibilityIdentifier == nil)
    #expect(label(in: host(plain.opacity(.nan)))?.alpha == 0)
  }

  @Test func otherModifiersOfAViewAreReportedOnce() {
    let reports = LayoutDiagnostics.collect {
      for _ in 1...2 {
        _ = host(Wrapped(text: "A", updates: Updates()).blur(radius: 2).modifier(EmptyModifier()).padding(1))
      }
      _ = host(Words().blur(radius: 2))
    }
    #expect(reports == [.notDrawn("the modifier blur of SwiftUI")])
  }
}
