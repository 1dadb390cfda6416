import SwiftUI
import Testing

@MainActor
struct SettingsUIKitTests {
  @Test func `settings become traits`() {
    #expect(UIUserInterfaceStyle(.dark) == .dark && UIUserInterfaceStyle(nil) == .unspecified)
    #expect(UIUserInterfaceSizeClass(.compact) == .compact && UIContentSizeCategory(nil) == .unspecified)
    #expect(UIContentSizeCategory(ContentSizeCategory.accessibilityLarge) == .accessibilityLarge)
    #expect(
      ColorScheme(UIUserInterfaceStyle.unspecified) == nil && LayoutDirection(.rightToLeft) == .rightToLeft)
  }

  @Test func `an animation of SwiftUI changes views`() {
    let view = UIView()
    var isDone = false
    UIView.animate(.linear(duration: 1), changes: { view.alpha = 0.5 }, completion: { isDone = true })
    #expect(view.alpha == 0.5 && isDone)
    UIView.animate(with: .spring(), changes: { view.alpha = 1 })
    #expect(view.alpha == 1)
  }
}
