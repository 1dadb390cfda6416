public import StyleCore

/// The kind of a view and the content that it shows, in plain values.
///
/// Each class says it once, for all who describe and compare views: UIKit's descriptions, names in constraints, layout
/// trees, the linter and users without hands.
@_spi(Plumb)
public struct ViewContent {
  /// The kinds of views that are told apart.
  public enum Kind: Sendable {
    /// A view for others to fill, and a control that is not UIKit's.
    case plain
    /// One that shows text; fields and text views have it edited.
    case label, textField, textView
    /// One that shows an image.
    case image
    /// A button, which has a title, an image or both.
    case button
    /// A control that draws itself at a size of its own.
    case control
    /// A view whose subviews are the system's: a bar, a picker, an indicator.
    case system

    /// Whether subviews are for programs to place; what is in others is the system's.
    public var isOpen: Bool {
      switch self {
      case .plain, .label, .image: true
      case .textField, .textView, .button, .control, .system: false
      }
    }
  }

  /// The value of a control.
  public enum Value: Equatable, Sendable {
    /// Whether a switch is on.
    case isOn(Bool)
    /// A number of a range.
    case number(Double)
    /// The place of the segment that is chosen; -1 without one.
    case segment(Int)
    /// The page that is shown, from 0, of how many.
    case page(Int, of: Int)
  }

  /// The text that is shown, or the title.
  public var text: String?
  /// The text in the place of none.
  public var placeholder: String?
  /// The font of the text.
  public var font: UIFont?
  /// The image that is shown.
  public var image: UIImage?
  /// The value of a control.
  public var value: Value?
  /// Further parts of UIKit's description of the view, for its end.
  public var details: [String] = []

  /// The content of a view that shows nothing.
  public init() {}
}

extension UIView {
  /// The text that the view is known by: a label's, or a button's title.
  @_spi(Plumb)
  public var shownTitle: String? {
    contentKind == .label || contentKind == .button ? shownContent.text : nil
  }
}
