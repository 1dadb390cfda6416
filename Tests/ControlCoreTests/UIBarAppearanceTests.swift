import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct UIBarAppearanceTests {
  /// Ground and hairline of a bar.
  private func ground(of bar: UIView) -> (color: UIColor?, shadow: UIColor?) {
    bar.layoutIfNeeded()
    let ground = bar.subviews.first
    return (ground?.backgroundColor, ground?.subviews.first?.backgroundColor)
  }

  @Test("The three configurations, as UIKit documents them") func configurations() {
    let appearance = UIBarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    appearance.backgroundColor = .red
    appearance.configureWithTransparentBackground()
    #expect(
      appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil
    )
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    #expect(appearance.shadowColor == .separator)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
  }

  @Test("A copy is of the same class, and changes apart") func copies() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    let copy: UINavigationBarAppearance = appearance.copy()
    #expect(copy.backgroundColor == .red)
    copy.backgroundColor = .blue
    #expect(appearance.backgroundColor == .red)
    final class Own: UINavigationBarAppearance {}
    let own = Own(idiom: .pad)
    let other: Own = own.copy()
    #expect(other !== own && other.idiom == .pad)
  }

  @Test("A bar shows ground and hairline of its look, and follows changes of it") func bars() {
    let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(ground(of: navigationBar).color == .systemBackground)
    #expect(ground(of: navigationBar).shadow == .separator)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    navigationBar.standardAppearance = appearance
    #expect(ground(of: navigationBar).color == nil && ground(of: navigationBar).shadow == nil)
    appearance.backgroundColor = .red
    #expect(ground(of: navigationBar).color == nil, "the bar has a copy")
    navigationBar.standardAppearance.backgroundColor = .green
    #expect(ground(of: navigationBar).color == .green)
    navigationBar.barTintColor = .blue
    #expect(ground(of: navigationBar).color == .blue)

    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.standardAppearance.shadowColor = .red
    #expect(ground(of: toolbar).shadow == .red)
    let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabBar.standardAppearance.backgroundColor = .red
    #expect(ground(of: tabBar).color == .red)
    tabBar.shadowImage = UIImage()
    #expect(ground(of: tabBar).shadow == nil)
  }

  @Test("Where there is little height a navigation bar has its compact look, if there is one") func compact()
  {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let compact = UINavigationBarAppearance()
    compact.backgroundColor = .red
    bar.compactAppearance = compact
    #expect(ground(of: bar).color == .systemBackground)
    bar.hostTraits = UITraitCollection.headless.modifyingTraits { $0.verticalSizeClass = .compact }
    #expect(ground(of: bar).color == .red)
  }

  @Test("Titles have font and colour of the look; the bar's own attributes go before") func titles() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "a")]
    bar.standardAppearance.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11),
    ]
    bar.layoutIfNeeded()
    let title = bar.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
    #expect(title?.textColor == .red && title?.font.pointSize == 11)
    bar.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.layoutIfNeeded()
    #expect(title?.textColor == .green && title?.font.pointSize == 11)
  }
}
