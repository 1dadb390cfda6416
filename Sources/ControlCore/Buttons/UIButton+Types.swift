import Foundation
import StyleCore

extension UIButton {
  /// What is done for a button before its configuration shows.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// In the tint colour.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7

    /// The symbol that a button of this type shows.
    @MainActor var symbol: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: symbol("info.circle", 19)
      case .contactAdd: symbol("plus.circle", 19)
      case .close:
        symbol("xmark.circle.fill", 25)?.applyingSymbolConfiguration(
          UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill]))
      }
    }

    private func symbol(_ name: String, _ pointSize: CGFloat) -> UIImage? {
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize))
    }

    /// The size of a button of this type that shows nothing else (C.18).
    var size: CGSize? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd: ControlSizes.symbolButton
      case .close: ControlSizes.closeButton
      }
    }
  }

  /// What a button means.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What is wanted most.
    case primary = 1
    /// Going back to how things were.
    case cancel = 2
    /// Harm.
    case destructive = 3
  }
}

/// Which system's controls a control behaves like.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As its surroundings ask.
  case automatic = 0
  /// Those of pads.
  case pad = 1
  /// Those of the Mac.
  case mac = 2
}
