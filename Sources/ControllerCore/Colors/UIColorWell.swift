public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
import Paths
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control that shows a colour, and a colour picker after a tap.
@preconcurrency @MainActor
open class UIColorWell: UIControl, @preconcurrency ControlDrawing {
  private var chosen: UIColor?
  private var picking: ColorPicking?

  /// Creates a well with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a well of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UIColorWell.self)
  }

  private func prepare() {
    drawsContent()
    hugContent(.defaultHigh)
  }

  /// The title of the colour picker.
  open var title: String?
  /// Whether or not the user can choose colours that are not opaque.
  open var supportsAlpha = true
  /// The colour that the well shows; nil for none.
  open var selectedColor: UIColor? {
    get { chosen }
    set {
      KeyValueObserving.change(self, "selectedColor") { chosen = newValue }
      setNeedsDisplay()
    }
  }

  open override var intrinsicContentSize: CGSize { ColorFigures.well }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ColorFigures.well }

  /// Presents a colour picker if the touch ended in the well.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { presentPicker() }
  }

  /// Presents a colour picker from the controller of the well, which may be hosted by another.
  private func presentPicker() {
    guard
      let controller = sequence(first: self as UIResponder, next: \.next).lazy
        .compactMap({ $0 as? UIViewController }).first
    else { return }
    let picker = UIColorPickerViewController()
    (picker.title, picker.supportsAlpha) = (title, supportsAlpha)
    if let chosen { picker.selectedColor = chosen }
    let picking = ColorPicking(self)
    self.picking = picking
    picker.delegate = picking
    controller.present(picker, animated: true)
  }

  /// Shows a colour that the user has chosen.
  fileprivate func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  /// Draws a ring of all hues, and the colour within it.
  package func drawContent(in context: CGContext) {
    let side = min(bounds.width, bounds.height)
    guard side > 0 else { return }
    let area = bounds.middle(ofSize: CGSize(width: side, height: side), scale: traitCollection.displayScale)
    let (radius, hues) = (side / 2 - ColorFigures.ring / 2, 48)
    for step in 0..<hues {
      let start = 2 * CGFloat.pi * CGFloat(step) / CGFloat(hues)
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: area.midX, y: area.midY), radius: max(0, radius), startAngle: start,
        endAngle: start + 2 * .pi / CGFloat(hues) * 1.05, clockwise: true)
      arc.lineWidth = ColorFigures.ring
      UIColor(
        hue: CGFloat(step) / CGFloat(hues), saturation: 0.8, brightness: 0.95, alpha: isEnabled ? 1 : 0.5
      )
      .setStroke()
      arc.stroke()
    }
    let inset = ColorFigures.ring + ColorFigures.ringGap
    if let chosen { context.fillCapsule(area.insetBy(dx: inset, dy: inset), resolved(chosen)) }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent {
    SpokenContent(title ?? "Color well", isEnabled ? .button : [.button, .notEnabled])
  }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }
}

/// The delegate of the colour picker of a well.
private final class ColorPicking: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) {
    self.well = well
    super.init()
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { well?.choose(color) }
}
