import Foundation
import StyleCore

extension UIButton {
  /// A closure that updates the configuration of a button before it is shown.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A system style button, in the tint colour.
    case system = 1
    /// A detail disclosure button: an i in a circle.
    case detailDisclosure = 2
    /// An information button: an i in a circle.
    case infoLight = 3
    /// An information button: an i in a circle.
    case infoDark = 4
    /// A contact add button: a plus in a circle.
    case contactAdd = 5
    /// A close button: a cross in a circle.
    case close = 7

    /// The former name of `system`.
    public static var roundedRect: ButtonType { .system }

    /// The symbol of a button of this type.
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

    /// The size, in points, of a button of this type without other content (C.18).
    var size: CGSize? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd: ControlSizes.symbolButton
      case .close: ControlSizes.closeButton
      }
    }
  }

  /// The roles of a button.
  public enum Role: Int, Sendable {
    /// No role.
    case normal = 0
    /// The primary action.
    case primary = 1
    /// The cancellation of an action.
    case cancel = 2
    /// A destructive action.
    case destructive = 3
  }
}

/// The systems whose controls a control can behave like.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The system of the environment.
  case automatic = 0
  /// The system of pads.
  case pad = 1
  /// The system of the Mac.
  case mac = 2
}
