public import Foundation
import LayerCore
import StyleCore

/// A rectangle in a view that takes part in layout without being a view.
///
/// Coordinates are those of its view. Constraints place a guide that the program adds; the guides of the system depend
/// on bounds, margins and safe area at any time.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  /// The kind of a guide, on which its frame depends.
  enum Kind {
    case constraints
    case safeArea
    case margins
    case readableContent
    case keyboard
    /// The kinds of a scroll view, for its content and for its frame.
    case scrollContent
    case scrollFrame
  }

  final let kind: Kind
  /// The frame by constraints, zero until they are solved.
  final var solvedFrame = CGRect.zero
  final weak var owner: UIView?
  /// The state of the guide for constraints, or `nil` until one mentions it.
  final var storedConstraintItem: ConstraintItem?

  /// A name for debugging.
  open var identifier: String

  /// Creates a guide in no view.
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

  /// Creates a guide in no view.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    kind = .constraints
    identifier = ""
    super.init()
    coder.decodeInterface(of: self, as: UILayoutGuide.self)
  }

  deinit { storedConstraintItem?.ownerDied() }

  /// Encodes the guide.
  ///
  /// Differs from UIKit: nothing is written.
  nonisolated open func encode(with coder: NSCoder) {}

  /// The description of the guide in UIKit's words: its identifier, frame and view (L.1).
  ///
  /// Off the main thread, it is the class and the address.
  nonisolated open override var description: String {
    ObjectNames.onMain({ describedAsUIKit }, or: "<\(ObjectNames.title(of: self))>")
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  private var describedAsUIKit: String {
    let view = owner.map { "\($0)" } ?? "(null)"
    return "<\(ObjectNames.title(of: self)) - \"\(identifier)\", "
      + "layoutFrame = \(NSStringFromCGRect(layoutFrame)), owningView = \(view)>"
  }

  /// The view that owns the guide.
  ///
  /// A new value adds the guide to that view, and adding it to a view sets the value.
  open weak var owningView: UIView? {
    get { owner }
    set { move(to: newValue) }
  }

  /// The rectangle of the guide in its view, or zero without a view.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    return owner.layoutFrame(of: self)
  }

  /// Whether or not the constraints leave the position or size of the guide ambiguous (F.12).
  open var hasAmbiguousLayout: Bool { storedConstraintItem?.isAmbiguous ?? false }

  // MARK: Anchors

  /// The anchor of the edge where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { across(.leading) }
  /// The anchor of the edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { across(.trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { across(.left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { across(.right) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { down(.top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { down(.bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { size(.width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { size(.height) }
  /// The anchor of the centre between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { across(.centerX) }
  /// The anchor of the centre between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { down(.centerY) }
}
