import Foundation
import GraphicsCore
import LayerCore
public import LayoutCore
public import StyleCore

/// The choices of an item as of iOS 26.
@MainActor
private final class PlatterChoices {
  static let values = AttachedValue<PlatterChoices>()

  var hidesSharedBackground = false
  var sharesBackground = true
  var identifier: String?
  var badge: UIBarButtonItem.Badge?
  var isSearchPlace = false
}

extension UIBarButtonItem {
  private var choices: PlatterChoices { PlatterChoices.values.of(self) { PlatterChoices() } }

  /// Whether or not the item has no platter of glass behind it, in bars of iOS 26.
  public var hidesSharedBackground: Bool {
    get { PlatterChoices.values[self]?.hidesSharedBackground ?? false }
    set {
      choices.hidesSharedBackground = newValue
      onChange?()
    }
  }

  /// Whether or not the item may be on the same platter as its neighbours, in bars of iOS 26.
  public var sharesBackground: Bool {
    get { PlatterChoices.values[self]?.sharesBackground ?? true }
    set {
      choices.sharesBackground = newValue
      onChange?()
    }
  }

  /// Whether or not the item stands for the search bar of a navigation item, in a toolbar of iOS 26.
  package var isSearchPlace: Bool {
    get { PlatterChoices.values[self]?.isSearchPlace ?? false }
    set { choices.isSearchPlace = newValue }
  }

  /// The identifier by which an animation between bars finds the item.
  ///
  /// Differs from UIKit: without effect; items of two bars cross-fade.
  public var identifier: String? {
    get { PlatterChoices.values[self]?.identifier }
    set { choices.identifier = newValue }
  }

  /// The badge at the corner of the button, in bars of iOS 26; none by default.
  public var badge: Badge? {
    get { PlatterChoices.values[self]?.badge }
    set {
      choices.badge = newValue
      onChange?()
    }
  }

  /// A badge of a button: a number, a text, or a dot.
  @preconcurrency @MainActor
  public struct Badge: @preconcurrency Equatable, Sendable {
    private enum Content: Equatable {
      case count(Int)
      case text(String)
      case dot
    }

    private let content: Content

    /// The text of the badge; nil for a dot.
    public var stringValue: String? {
      switch content {
      case .count(let count): String(count)
      case .text(let text): text
      case .dot: nil
      }
    }
    /// The colour of the text; nil is white.
    public var foregroundColor: UIColor?
    /// The colour behind the text; nil is red.
    public var backgroundColor: UIColor?
    /// The font of the text; nil is the system's.
    public var font: UIFont?

    private init(_ content: Content) { self.content = content }

    /// Returns a badge with a number.
    public static func count(_ count: Int) -> Badge { Badge(.count(count)) }
    /// Returns a badge with a text.
    public static func string(_ string: String) -> Badge { Badge(.text(string)) }
    /// Returns a badge that is a dot.
    public static func indicator() -> Badge { Badge(.dot) }
  }
}

extension UIBarButtonItem {
  /// The image and the title that the button shows: as of iOS 26, buttons of the system but those to edit and save are
  /// symbols (26.B.6).
  func face(in system: SystemVersion) -> (image: UIImage?, title: String?) {
    guard system >= .v26, image == nil, let systemItem, let symbol = systemItem.newerSymbol else {
      return (image, title)
    }
    return (UIImage(systemName: symbol), title)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol of a button that had a title before iOS 26.
  fileprivate var newerSymbol: String? {
    switch self {
    case .done: "checkmark"
    case .cancel: "xmark"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    default: nil
    }
  }
}
