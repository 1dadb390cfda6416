public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore
public import TextViewCore

/// A type of views that show a caret.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// Whether or not the caret blinks.
  var isBlinking: Bool { get set }
  /// Begins blinking from the start.
  func resetBlinkAnimation()
}

/// A type of views that show a selection.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  /// The rectangles of the selection.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A type of views that show an end of a selection.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  /// The side of the selection.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether or not the text is vertical.
  var isVertical: Bool { get }
  /// The shape in place of the usual one.
  var customShape: UIBezierPath? { get set }
  /// Returns the frame of the view at an end of a selection.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// A type of delegates of interactions that show selections.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// Returns the view below the text for the selection; nil for the view of the interaction.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// Returns nil.
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { nil }
}

/// An interaction that shows the caret and the selection of a text of one's own, in views that can be replaced.
///
/// Differs from UIKit: the caret does not blink.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// The text.
  open private(set) weak var textInput: (any UITextInput)?
  /// The delegate.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  private weak var owner: UIView?

  /// Whether or not the caret and the selection are shown.
  open var isActivated = false {
    didSet { setNeedsSelectionUpdate() }
  }
  /// The view of the caret.
  open var cursorView: any UIView & UITextCursorView = CaretView() {
    didSet { replace(oldValue) }
  }
  /// The view of the selection.
  open var highlightView: any UIView & UITextSelectionHighlightView = SelectionView() {
    didSet { replace(oldValue) }
  }
  /// The views of the ends of the selection: at its start and at its end.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    SelectionHandle(.leading), SelectionHandle(.trailing),
  ]
  {
    didSet {
      for view in oldValue { view.removeFromSuperview() }
      setNeedsSelectionUpdate()
    }
  }

  /// Creates an interaction of a text.
  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    (self.textInput, self.delegate) = (textInput, delegate)
    super.init()
  }

  private func replace(_ view: UIView) {
    view.removeFromSuperview()
    setNeedsSelectionUpdate()
  }

  /// The view of the interaction.
  open var view: UIView? { owner }

  /// Removes the views.
  open func willMove(to view: UIView?) {
    for part in parts { part.removeFromSuperview() }
  }

  /// Sets the view.
  open func didMove(to view: UIView?) {
    owner = view
    setNeedsSelectionUpdate()
  }

  private var parts: [UIView] { [highlightView, cursorView] + handleViews.map { $0 as UIView } }

  /// Requests that the views are placed once more.
  open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

  /// Places the views where the selection is now.
  open func layoutManagedSubviews() {
    guard let owner, let textInput, isActivated, let range = textInput.selectedTextRange else {
      for part in parts { part.removeFromSuperview() }
      return
    }
    let source = textInput.textInputView
    let below = delegate?.selectionContainerViewBelowText(for: self) ?? owner
    guard !range.isEmpty else {
      show([cursorView], in: owner)
      cursorView.frame = owner.convert(textInput.caretRect(for: range.start), from: source)
      return
    }
    show([highlightView], in: below)
    show(handleViews.map { $0 as UIView }, in: owner)
    cursorView.removeFromSuperview()
    let rects = textInput.selectionRects(for: range)
    highlightView.frame = below.convert(CGRect(origin: .zero, size: source.bounds.size), from: source)
    highlightView.selectionRects = rects
    for (handle, place) in zip(handleViews, [range.start, range.end]) {
      let caret = owner.convert(textInput.caretRect(for: place), from: source)
      handle.frame = handle.preferredFrame(for: caret)
    }
  }

  /// Shows some of the views, and removes those that a caret and a selection do not share.
  private func show(_ views: [UIView], in container: UIView) {
    for view in views where view.superview !== container { container.addSubview(view) }
    guard views.first === cursorView else { return }
    for part in parts where part !== cursorView { part.removeFromSuperview() }
  }
}
