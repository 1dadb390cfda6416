import Foundation
import StyleCore

/// A property that proxies hand on to views.
@MainActor
struct AppearanceProperty {
  /// Sets the property on the second view as it is on the first, if it is set there and not here.
  let apply: (UIView, UIView) -> Void

  private init<Owner: UIView, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, isSet: @escaping (Owner) -> Bool
  ) {
    apply = { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner, isSet(proxy), !isSet(view) else { return }
      view[keyPath: property] = proxy[keyPath: property]
    }
  }

  /// A property that nil stands for "not set" of.
  private init<Owner: UIView, Value>(_ property: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(property) { $0[keyPath: property] != nil }
  }

  /// A property that is not set while it has the value that it begins with.
  private init<Owner: UIView, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, from first: Value
  ) {
    self.init(property) { $0[keyPath: property] != first }
  }

  /// All of them.
  static let all = views + bars + texts + controls

  private static let views = [
    AppearanceProperty(\UIView.backgroundColor),
    AppearanceProperty(\UIView.tintColor) { $0.storedState.tintColor != nil },
  ]

  private static let bars = [
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.titleTextAttributes),
    AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(\UINavigationBar.shadowImage),
    AppearanceProperty(\UINavigationBar.backIndicatorImage),
    AppearanceProperty(\UINavigationBar.isTranslucent, from: true),
    AppearanceProperty(\UINavigationBar.prefersLargeTitles, from: false),
    AppearanceProperty(\UINavigationBar.standardAppearance) { $0.parts.hasOwnAppearance },
    AppearanceProperty(\UINavigationBar.compactAppearance),
    AppearanceProperty(\UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
    AppearanceProperty(\UITabBar.barTintColor),
    AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.shadowImage),
    AppearanceProperty(\UITabBar.backgroundImage),
    AppearanceProperty(\UITabBar.isTranslucent, from: true),
    AppearanceProperty(\UITabBar.standardAppearance) { $0.hasOwnAppearance },
    AppearanceProperty(\UITabBar.scrollEdgeAppearance),
    AppearanceProperty(\UIToolbar.barTintColor),
    AppearanceProperty(\UIToolbar.isTranslucent, from: true),
    AppearanceProperty(\UIToolbar.standardAppearance) { $0.hasOwnAppearance },
    AppearanceProperty(\UIToolbar.compactAppearance),
  ]

  private static let texts = [
    AppearanceProperty(\UILabel.font) { $0.content.font != LabelText.defaultFont },
    AppearanceProperty(\UILabel.textColor) { $0.content.textColor != .label },
  ]

  private static let controls = [
    AppearanceProperty(\UIButton.normalTitleColor),
    AppearanceProperty(\UIButton.contentEdgeInsets, from: .zero),
    AppearanceProperty(\UISwitch.onTintColor),
    AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
  ]
}

extension UIButton {
  /// The colour of the title where no state has one of its own.
  fileprivate var normalTitleColor: UIColor? {
    get { titleColor(for: .normal) }
    set { setTitleColor(newValue, for: .normal) }
  }
}
