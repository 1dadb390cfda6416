import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore
import TextViewCore

/// A type that is notified of the colours that a user chooses.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user chose a colour, or is about to.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Tells the delegate that the user chose a colour; the name before iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Tells the delegate that the picker was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the method from before iOS 15.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A view controller in which the user chooses a colour from a grid, and its opacity.
///
/// Differs from UIKit: there is a grid, but no spectrum, no sliders of components and no colours of the user's own. Tests
/// answer it with `HeadlessUser.pick(color:)`.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private let grid = ColorGrid()
  private let slider = UISlider()
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)

  /// Creates a colour picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a colour picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a colour picker.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Whether or not the user can choose the opacity.
  open var supportsAlpha = true {
    didSet { slider.isHidden = !supportsAlpha }
  }
  /// The chosen colour.
  open var selectedColor = UIColor.black {
    didSet { showColor() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text = title ?? "Colors"
    titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    slider.isHidden = !supportsAlpha
    slider.accessibilityLabel = "Opacity"
    for part in [titleLabel, closeButton, grid, slider] as [UIView] { view.addSubview(part) }
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    slider.addAction(UIAction { [weak self] _ in self?.alphaDidChange() }, for: .valueChanged)
    grid.onChoice = { [weak self] in self?.choose($0, continuously: $1) }
    showColor()
  }

  /// Lays out the title with the close button, the grid, and the slider of the opacity.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = ColorFigures.margin
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: 0)
    let rows = area.divided(atDistance: ColorFigures.header, from: .minYEdge)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let close = closeButton.intrinsicContentSize
    titleLabel.frame = CGRect(
      x: area.minX, y: rows.slice.minY, width: max(0, area.width - close.width - margin),
      height: rows.slice.height
    ).mirrored(in: area, isMirrored)
    closeButton.frame = CGRect(
      x: area.maxX - close.width, y: rows.slice.midY - close.height / 2, width: close.width,
      height: close.height
    ).mirrored(in: area, isMirrored)
    // Where the view is low, the slider stays in it.
    let room = rows.remainder.height - margin - ColorFigures.sliderHeight
    let side = max(
      0, min(area.width / CGFloat(ColorFigures.columns), 40, room / CGFloat(ColorFigures.rows)))
    grid.frame = CGRect(
      x: area.minX, y: rows.remainder.minY, width: area.width, height: side * CGFloat(ColorFigures.rows))
    slider.frame = CGRect(
      x: area.minX, y: grid.frame.maxY + margin, width: area.width, height: ColorFigures.sliderHeight)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil {
      delegate?.colorPickerViewControllerDidFinish(self)
    }
  }

  private func close() { dismiss(animated: true) }

  /// Chooses a colour on behalf of the user, and closes the picker.
  package func choose(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
    close()
  }

  /// Closes the picker on behalf of the user.
  package func cancelByUser() { close() }

  private func showColor() {
    var (hue, alpha): (CGFloat, CGFloat) = (0, 1)
    var (saturation, brightness): (CGFloat, CGFloat) = (0, 0)
    unsafe selectedColor.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    grid.chosen = selectedColor.withAlphaComponent(1)
    if !slider.isTracking { slider.value = Float(alpha) }
    slider.minimumTrackTintColor = selectedColor.withAlphaComponent(1)
  }

  private func alphaDidChange() {
    choose(selectedColor.withAlphaComponent(1), continuously: slider.isTracking)
  }

  private func choose(_ color: UIColor, continuously: Bool) {
    selectedColor = supportsAlpha ? color.withAlphaComponent(CGFloat(slider.value)) : color
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
  }
}
