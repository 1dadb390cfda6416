extension UIUserInterfaceStyle {
  /// Creates the style of an appearance; nil is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// Creates the appearance of a style; nil for an unspecified one.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// Creates the class of a width or height; nil is unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates the direction of a layout.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutDirection {
  /// Creates the direction of a trait environment; nil for an unspecified one.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension ContentSizeCategory {
  private static let ofUIKit: [(ContentSizeCategory, UIContentSizeCategory)] = [
    (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
    (.extraExtraExtraLarge, .extraExtraExtraLarge), (.accessibilityMedium, .accessibilityMedium),
    (.accessibilityLarge, .accessibilityLarge), (.accessibilityExtraLarge, .accessibilityExtraLarge),
    (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
    (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
  ]

  fileprivate var category: UIContentSizeCategory {
    Self.ofUIKit.first { $0.0 == self }?.1 ?? .unspecified
  }
}

extension UIContentSizeCategory {
  /// Creates the category of a size; nil is unspecified.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory?.category ?? .unspecified
  }
}
