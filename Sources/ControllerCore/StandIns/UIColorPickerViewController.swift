public import Foundation
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A type of delegates of a colour picker.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate of a colour that the user chose, while a finger moves or at its end.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Tells the delegate of a colour that the user chose, for code of old.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Tells the delegate that the user closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A controller that lets the user choose a colour.
///
/// Differs from UIKit: a sheet in the colour stands in for it. Tests answer it with `HeadlessUser.pick(color:)`.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour that is chosen.
  open var selectedColor = UIColor.black { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether or not the user can choose an alpha.
  open var supportsAlpha = true

  /// Creates a picker.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a picker.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    view = StandInView(title: "Colors") { [weak self] in
      self.map { [$0.supportsAlpha ? "with alpha" : "without alpha"] } ?? []
    }
    let well = UIView(frame: CGRect(x: 16, y: 96, width: 288, height: 48))
    well.autoresizingMask = .flexibleWidth
    view.addSubview(well)
    showColor()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showColor()
  }

  private func showColor() {
    viewIfLoaded?.subviews.last?.backgroundColor = selectedColor
  }

  /// Chooses a colour on behalf of the user, and closes the picker.
  package func choose(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
    cancelByUser()
  }

  /// Closes the picker on behalf of the user.
  package func cancelByUser() {
    closeByUser { [self] in delegate?.colorPickerViewControllerDidFinish(self) }
  }
}
