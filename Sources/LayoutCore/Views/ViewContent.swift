public import StyleCore

/// The kind of a view and the content that it shows, in plain values.
///
/// Each class returns it once, for all code that describes and compares views: UIKit's descriptions, names in
/// constraints, layout trees, the linter and simulated users.
@_spi(Plumb)
public struct ViewContent {
  /// The kinds of views.
  public enum Kind: Sendable {
    /// A view for the content of programs, or a control that is not UIKit's.
    case plain
    /// A view that shows text, which fields and text views let edit.
    case label, textField, textView
    /// A view that shows an image.
    case image
    /// A view with an effect on the views behind it, and with content of programs.
    case effect
    /// A button, which has a title, an image or both.
    case button
    /// A control that draws itself at a size of its own.
    case control
    /// A view whose subviews are the system's: a bar, a picker, an indicator.
    case system
    /// A view that one of UIKit's controllers creates and lays out, with its subviews.
    case container

    /// Whether or not programs lay out the subviews; those of the other kinds are the system's.
    public var isOpen: Bool {
      switch self {
      case .plain, .label, .image, .effect: true
      case .textField, .textView, .button, .control, .system, .container: false
      }
    }
  }

  /// The value of a control.
  public enum Value: Equatable, Sendable {
    /// The state of a switch.
    case isOn(Bool)
    /// A number in a range.
    case number(Double)
    /// The index of the selected segment, or -1 without one.
    case segment(Int)
    /// The index of the current page, from 0, and the number of pages.
    case page(Int, of: Int)
  }

  /// The text of the view, or its title.
  public var text: String?
  /// The placeholder for an empty text.
  public var placeholder: String?
  /// The font of the text.
  public var font: UIFont?
  /// The largest number of lines of text: 0 is no limit, and nil is a content without lines.
  public var lineLimit: Int?
  /// Whether or not a frame is drawn around the text.
  public var isFramed = false
  /// Whether or not subviews show the text and the image, and describe them.
  public var isShownByParts = false
  /// The image of the view.
  public var image: UIImage?
  /// The value of a control.
  public var value: Value?
  /// Further parts of UIKit's description of the view, for its end.
  public var details: [String] = []

  /// Creates the content of a view that shows nothing.
  public init() {}
}

extension UIView {
  /// The title that identifies the view: the text of a label, or the title of a button.
  @_spi(Plumb)
  public var shownTitle: String? {
    contentKind == .label || contentKind == .button ? shownContent.text : nil
  }
}
