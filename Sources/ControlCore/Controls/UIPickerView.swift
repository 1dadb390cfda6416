public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A type that provides the numbers of components and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A type that provides the rows of a picker view.
///
/// Every method has a default implementation.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes, which is shown instead of the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which is shown instead of a title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Returns the height of the rows of a component, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a component, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Tells the delegate that the user selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns nil: no title.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    nil
  }
  /// Returns nil: no title with attributes.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that stands for the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { TitleRow.shared }
  /// Returns 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// Returns an equal share of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A view with a wheel for each component, which display the selected rows; a touch turns a wheel.
///
/// Differs from UIKit: wheels are flat, and stop at the nearest row where a finger leaves them.
@preconcurrency @MainActor
open class UIPickerView: UIView, @preconcurrency ControlDrawing {
  private var rows: [Int: Int] = [:]
  /// The wheel that a touch turns.
  var turn: WheelTurn?
  /// The views of the visible rows.
  var rowViews = PickerRowViews()

  /// Creates a picker view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
  }

  /// Creates a picker view of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    coder.decodeInterface(of: self, as: UIPickerView.self)
  }

  /// The data source, which provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reload() }
  }
  /// The delegate, which provides the rows.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reload() }
  }

  /// The number of components; 0 without a data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the selected row in a component: 0 by default, −1 if there is no such component.
  open func selectedRow(inComponent component: Int) -> Int {
    (0..<numberOfComponents).contains(component) ? rows[component] ?? 0 : -1
  }

  /// Selects a row, without an animation.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    wheelsDidTurn()
  }

  /// Returns the view of a row that is visible, if the delegate has provided one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rowViews.view(row, component)
  }

  /// Reloads all components, and selects the first row of each.
  open func reloadAllComponents() {
    rows = [:]
    reload()
  }
  /// Reloads a component, and selects its first row.
  open func reloadComponent(_ component: Int) {
    rows[component] = nil
    reload()
  }

  /// Returns the size of the rows of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  open override var intrinsicContentSize: CGSize { ControlSizes.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.picker }

  /// Lays out the views of the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRowViews()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, turn == nil { beginTurn(at: touch.location(in: self)) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { continueTurn(to: touch.location(in: self)) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { endTurn(at: touch.location(in: self)) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTurn() }

  // MARK: Appearance

  /// Draws the wheels from the leading end on, centered in the bounds.
  package func drawContent(in context: CGContext) { drawWheels(in: context) }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenWheels }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}
