import UIKit

/// A way to look at a screen.
enum ScreenLook: CaseIterable {
  case light
  case dark
  case rightToLeft
  case largestText

  func apply(to traits: inout any UIMutableTraits) {
    switch self {
    case .light: break
    case .dark: traits.userInterfaceStyle = .dark
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    case .largestText: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }
}
