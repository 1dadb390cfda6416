/// A value that only this module sets.
private protocol SystemKey: EnvironmentKey {}

private enum ColorSchemeKey: SystemKey { static let defaultValue = ColorScheme.light }
private enum LayoutDirectionKey: SystemKey { static let defaultValue = LayoutDirection.leftToRight }
private enum SizeCategoryKey: SystemKey { static let defaultValue = ContentSizeCategory.large }
private enum DisplayScaleKey: SystemKey { static let defaultValue = CGFloat(2) }
private enum IsEnabledKey: SystemKey { static let defaultValue = true }
private enum HorizontalClassKey: SystemKey { static let defaultValue = UserInterfaceSizeClass?.none }
private enum VerticalClassKey: SystemKey { static let defaultValue = UserInterfaceSizeClass?.none }
private enum FontKey: SystemKey { static let defaultValue = Font?.none }
private enum TextCaseKey: SystemKey { static let defaultValue = Text.Case?.none }
private enum AutocorrectionKey: SystemKey { static let defaultValue = false }
private enum LineLimitKey: SystemKey { static let defaultValue = Int?.none }
private enum OpenURLKey: SystemKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum LocaleKey: SystemKey { static let defaultValue = Locale(identifier: "en_US") }

extension EnvironmentValues {
  /// The appearance.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The case of texts; nil keeps that of each.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on texts.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether or not text that is typed is left as it is.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on fields.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The size of text that the user has set.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// The number of pixels of a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether or not controls answer touches.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The width that the interface adapts to.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }

  /// The height that the interface adapts to.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }

  /// The font of texts.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The largest number of lines of texts.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The locale of formats.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The access to whether the description is presented.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// The action that ends the presentation.
  public var dismiss: DismissAction { DismissAction() }

  /// The action that opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Creates the environment of a view's traits.
  init(_ traits: UITraitCollection) {
    self.init()
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    sizeCategory = ContentSizeCategory(traits.preferredContentSizeCategory)
  }
}

extension UserInterfaceSizeClass {
  /// Creates the class of UIKit's; nil if that is unspecified.
  public init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension ContentSizeCategory {
  /// Creates the size of UIKit's; the usual one if that is unspecified.
  init(_ category: UIContentSizeCategory) {
    let known: [(UIContentSizeCategory, ContentSizeCategory)] = [
      (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
      (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
      (.extraExtraExtraLarge, .extraExtraExtraLarge), (.accessibilityMedium, .accessibilityMedium),
      (.accessibilityLarge, .accessibilityLarge), (.accessibilityExtraLarge, .accessibilityExtraLarge),
      (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
      (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
    ]
    self = known.first { $0.0 == category }?.1 ?? .large
  }
}
