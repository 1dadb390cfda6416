import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import ListCore
import StyleCore

/// The views around the view of a popover: the background with the arrow, and a tap outside.
@MainActor
struct PopoverDecoration {
  fileprivate var background: UIView?
  fileprivate var tap: OutsideTap?
  /// The view that has the popover's shape, whose mask is the system's.
  fileprivate weak var masked: UIView?
  fileprivate var isShown = true
  /// The size of the container as of the last placement.
  fileprivate var size: CGSize?

  /// Shows the background or hides it, as a part of an animation.
  mutating func show(_ isShown: Bool) {
    self.isShown = isShown
    background?.alpha = isShown ? 1 : 0
  }

  /// Removes everything, and the shape of the presented view.
  mutating func remove() {
    removeShape()
    if let tap { tap.view?.removeGestureRecognizer(tap) }
    self = PopoverDecoration()
  }

  /// Removes the background, and the shape of the presented view.
  fileprivate mutating func removeShape() {
    background?.removeFromSuperview()
    masked?.backing.mask = nil
    (background, masked, size) = (nil, nil, nil)
  }

  /// Gives a view a shape, unless the program has given it one.
  fileprivate mutating func shape(_ view: UIView, as path: CGPath) {
    if masked !== view {
      guard view.backing.mask == nil else { return }
      masked = view
      view.backing.mask = CAShapeLayer()
    }
    guard let mask = view.backing.mask as? CAShapeLayer else { return }
    mask.frame = view.bounds
    mask.path = path
  }
}

extension UIPopoverPresentationController {
  /// Places the background with the arrow behind the presented view, which has its shape.
  ///
  /// An action sheet that is at the bottom in a compact width has no background, but the tap outside.
  func placePopoverDecoration() {
    guard let container = containerView, let view = presentedView,
      isPopover || presentedViewController is UIAlertController
    else { return decoration.remove() }
    placeTap(in: container)
    guard isPopover else { return decoration.removeShape() }
    let size = container.bounds.size
    if let old = decoration.size, old != size { askForSource() }
    decoration.size = size
    let card = placement?.frame ?? view.frame
    let direction = placement?.direction ?? .unknown
    let outer = card.inset(by: UIEdgeInsets.zero.adding(arrowLength, at: direction).negated)
    let arrow = arrowOffset(of: card, direction)
    let background = decoration.background ?? makeBackground()
    decoration.background = background
    if background.superview !== container { container.insertSubview(background, belowSubview: view) }
    background.alpha = decoration.isShown ? 1 : 0
    background.frame = outer
    if let background = background as? UIPopoverBackgroundView {
      background.arrowDirection = direction
      background.arrowOffset = arrow
    } else if let background = background as? PopoverBackground {
      guard !isActionPlatter else {
        background.isHidden = true
        return
      }
      background.isHidden = false
      let inner = card.offsetBy(dx: -outer.minX, dy: -outer.minY)
      let radius = PresentationFigures.popoverCornerRadius[traitCollection]
      let shape = PopoverShape(card: inner, direction: direction, offset: arrow, radius: radius)
      let isPlatter = traitCollection.system >= .v26
      let color = backgroundColor ?? view.backgroundColor
      background.show(shape, color ?? (isPlatter ? nil : .systemBackground))
      decoration.shape(view, as: shape.path)
    }
  }

  private func placeTap(in container: UIView) {
    guard decoration.tap == nil else { return }
    let tap = OutsideTap { [weak self] in self?.followTap() }
    decoration.tap = tap
    container.addGestureRecognizer(tap)
  }

  /// Follows a tap outside, which dismisses a popover, and chooses the action that cancels an action sheet.
  private func followTap() {
    if !isPopover, let alert = presentedViewController as? UIAlertController {
      alert.cancelByUser()
    } else {
      dismissByUser()
    }
  }

  /// Asks the delegate for another source in a container of another size.
  private func askForSource() {
    guard let delegate = popoverDelegate, var view = sourceView else { return }
    let old = (view, sourceRect.isNull ? view.bounds : sourceRect)
    var rect = old.1
    unsafe withUnsafeMutablePointer(to: &rect) { rect in
      unsafe withUnsafeMutablePointer(to: &view) { view in
        unsafe delegate.popoverPresentationController(self, willRepositionPopoverTo: rect, in: view)
      }
    }
    if view !== old.0 { sourceView = view }
    if rect != old.1 { sourceRect = rect }
  }

  /// Returns the distance of the arrow from the middle of the side that it is at.
  private func arrowOffset(of card: CGRect, _ direction: UIPopoverArrowDirection) -> CGFloat {
    guard let anchor else { return 0 }
    let isUpright = direction == .up || direction == .down
    let length = isUpright ? card.width : card.height
    let base = popoverBackgroundViewClass?.arrowBase() ?? PresentationFigures.popoverArrowBase
    let room = max(0, length / 2 - PresentationFigures.popoverCornerRadius[traitCollection] - base / 2)
    let wanted = isUpright ? anchor.midX - card.midX : anchor.midY - card.midY
    return max(-room, min(wanted, room))
  }

  private func makeBackground() -> UIView {
    guard let type = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type else {
      return PopoverBackground(frame: .zero)
    }
    let background = ObjectiveCRuntime.make(type, frame: .zero)
    background.isUserInteractionEnabled = false
    return background
  }
}

/// The background of a popover: its shape in a colour, or a card of iOS 26 with an arrow, with a shadow.
private final class PopoverBackground: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backing.shadowOpacity = PresentationFigures.popoverShadow.opacity
    backing.shadowRadius = PresentationFigures.popoverShadow.radius
    backing.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  private var platter: PlatterView?

  /// Shows the outline in a colour, or, without one, as a card.
  func show(_ outline: PopoverShape, _ color: UIColor?) {
    guard let shape = backing as? CAShapeLayer else { return }
    let path = outline.path
    if let color {
      platter?.removeFromSuperview()
      platter = nil
      shape.path = path
      shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
      shape.shadowPath = path
      shape.shadowOpacity = PresentationFigures.popoverShadow.opacity
      return
    }
    let platter = platter ?? PlatterView(.popover)
    self.platter = platter
    if platter.superview == nil { addSubview(platter) }
    platter.radius = outline.radius
    platter.frame = outline.card
    let arrow = CGMutablePath()
    outline.addArrow(to: arrow)
    shape.path = arrow
    shape.fillColor =
      GlassFigures.material(.popover, isDark: traitCollection.userInterfaceStyle == .dark).color
    // A blur in a view with a shadow sees nothing behind it; the card has a shadow of its own.
    shape.shadowOpacity = 0
    shape.shadowPath = nil
  }
}
