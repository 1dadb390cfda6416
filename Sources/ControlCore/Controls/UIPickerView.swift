public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
import StyleCore
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
///
/// Differs from UIKit: the picker view uses no views for rows, and users cannot select rows.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the view of a row.
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
  /// Returns an empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// Returns 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// Returns an equal share of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A view with a wheel for each component, which display the selected rows.
///
/// Differs from UIKit: wheels are flat, show the titles of rows, and do not respond to touches.
@preconcurrency @MainActor
open class UIPickerView: UIView, @preconcurrency ControlDrawing {
  private var rows: [Int: Int] = [:]

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
    didSet { setNeedsDisplay() }
  }
  /// The delegate, which provides the rows.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsDisplay() }
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
    setNeedsDisplay()
  }

  /// Reloads all components, and selects the first row of each.
  open func reloadAllComponents() {
    rows = [:]
    setNeedsDisplay()
  }
  /// Reloads a component, and selects its first row.
  open func reloadComponent(_ component: Int) {
    rows[component] = nil
    setNeedsDisplay()
  }

  /// Returns the size of the rows of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  open override var intrinsicContentSize: CGSize { ControlSizes.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.picker }

  // MARK: Appearance

  /// Draws the wheels from the leading end on, centered in the bounds.
  package func drawContent(in context: CGContext) {
    context.fill(
      CGRect(x: bounds.minX + 9, y: bounds.midY - 16, width: bounds.width - 18, height: 32), radius: 8,
      resolved(.tertiarySystemFill))
    let sizes = (0..<numberOfComponents).map { rowSize(forComponent: $0) }
    let width = sizes.reduce(0) { $0 + $1.width }
    var x = bounds.midX - width / 2
    context.clip(to: bounds)
    for (component, size) in sizes.enumerated() {
      let wheel = CGRect(x: x, y: bounds.minY, width: size.width, height: bounds.height)
      draw(component, in: wheel.mirrored(in: bounds, isReversed), rowHeight: max(1, size.height))
      x += size.width
    }
  }

  /// Draws the title of the selected row, and paler ones of the rows above and below it.
  private func draw(_ component: Int, in wheel: CGRect, rowHeight: CGFloat) {
    let chosen = selectedRow(inComponent: component)
    let reach = Int(saturating: Double((bounds.height / 2 / rowHeight).rounded(.up)))
    let end = max(0, min(numberOfRows(inComponent: component), chosen + reach + 1))
    for row in min(end, max(0, chosen - reach))..<end {
      let distance = row - chosen
      let place = CGRect(
        x: wheel.minX, y: wheel.midY + (CGFloat(distance) - 0.5) * rowHeight, width: wheel.width,
        height: rowHeight)
      let opacity = max(0.1, 0.6 - 0.15 * CGFloat(abs(distance)))
      delegate?.pickerView(self, titleForRow: row, forComponent: component)?.drawLine(
        font: .systemFont(ofSize: 21), color: distance == 0 ? .label : .label.withAlphaComponent(opacity),
        in: place.insetBy(dx: 5, dy: 0))
    }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}
