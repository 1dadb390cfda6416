public import Foundation
import LayerCore
import StyleCore

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

  /// The guide in UIKit's words: its identifier, frame and view (L.1). Off the main thread, class and address.
  nonisolated open override var description: String {
    ObjectWords.onMain({ describedAsUIKit }, or: "<\(ObjectWords.title(of: self))>")
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  private var describedAsUIKit: String {
    let view = owner.map { "\($0)" } ?? "(null)"
    return "<\(ObjectWords.title(of: self)) - \"\(identifier)\", "
      + "layoutFrame = \(NSStringFromCGRect(layoutFrame)), owningView = \(view)>"
  }

  /// The view that the guide belongs to; setting it is the same as adding the guide to that view, and whoever adds a
  /// guide sets it.
  open weak var owningView: UIView? {
    get { owner }
    set { move(to: newValue) }
  }

  /// The guide's rectangle in its view; zero outside any.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    return owner.layoutFrame(of: self)
  }

  /// Whether the constraints leave the guide's place or size a choice (F.12).
  open var hasAmbiguousLayout: Bool { storedConstraintItem?.isAmbiguous ?? false }

  // MARK: Anchors

  /// The edge that reading starts from.
  open var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The edge that reading goes to.
  open var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { down(.top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { down(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { size(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { size(.height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { down(.centerY) }
}
