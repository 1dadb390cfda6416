public import Foundation

/// A rectangle in a view that takes part in layout without being a view. Coordinates are its view's.
///
/// Constraints place a guide that the programmer adds; the guides that views have of their own follow from bounds,
/// margins and safe area at any time.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// What a guide's frame follows from.
  enum Kind {
    case constraints
    case safeArea
    case margins
    case readableContent
    case keyboard
    /// The content of a scroll view, and what is seen of it.
    case scrollContent
    case scrollFrame
  }

  final let kind: Kind
  /// The frame that constraints give a guide; zero until they do.
  final var solvedFrame = CGRect.zero
  final weak var owner: UIView?
  /// What constraints know of the guide; nil until one mentions it.
  final var storedConstraintItem: ConstraintItem?

  /// A name for the programmer.
  open var identifier: String

  /// A guide in no view.
  public override init() {
    kind = .constraints
    identifier = ""
    super.init()
  }

  init(_ kind: Kind, of view: UIView, identifier: String) {
    self.kind = kind
    self.identifier = identifier
    owner = view
    super.init()
  }

  /// A guide in no view. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    kind = .constraints
    identifier = ""
    super.init()
  }

  deinit { storedConstraintItem?.ownerDied() }

  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The view that the guide belongs to; setting it is the same as adding the guide to that view.
  open weak var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  /// The guide's rectangle in its view; zero outside any.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    return owner.layoutFrame(of: self)
  }
}

/// A guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide for the room that the keyboard takes. Differs from UIKit: the keyboard never shows.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom of the screen.
  open var followsUndockedKeyboard = false

  /// Whether the guide covers the bottom of the safe area while there is no keyboard; if not, it has no height.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.setNeedsLayout() } }
  }

  /// How far above the keyboard a drag begins to dismiss it.
  open var keyboardDismissPadding: CGFloat = 0
}
