public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
import StyleCore
public import TextViewCore

/// Who says how many rows the wheels of a picker have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what the rows of a picker are. Every method has an answer by default. Differs from UIKit: nobody asks for
/// views of rows, or chooses one.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// The height of rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    nil
  }
  /// An empty view.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// 32.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  /// An equal share of the picker's.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels to choose from. Differs from UIKit: they are flat, show the titles of rows, and fingers do not turn them.
@preconcurrency @MainActor
open class UIPickerView: UIView, @preconcurrency ControlDrawing {
  private var rows: [Int: Int] = [:]

  /// A picker of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
  }

  /// A picker. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
  }

  /// Who says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsDisplay() }
  }
  /// Who says what they are.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsDisplay() }
  }

  /// How many wheels the data source says there are; none without a data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows the data source says a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The row that is chosen on a wheel; the first at first, −1 where there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    (0..<numberOfComponents).contains(component) ? rows[component] ?? 0 : -1
  }

  /// Chooses a row, at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    setNeedsDisplay()
  }

  /// Asks for all rows anew, and chooses the first of each wheel.
  open func reloadAllComponents() {
    rows = [:]
    setNeedsDisplay()
  }
  /// Asks for the rows of a wheel anew, and chooses the first.
  open func reloadComponent(_ component: Int) {
    rows[component] = nil
    setNeedsDisplay()
  }

  /// The size of the rows of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  open override var intrinsicContentSize: CGSize { ControlSizes.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.picker }

  // MARK: Look

  /// The wheels from the leading end on, in the middle of the bounds.
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

  /// The titles of the chosen row, and paler ones of those above and below it.
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
        .systemFont(ofSize: 21), distance == 0 ? .label : .label.withAlphaComponent(opacity),
        in: place.insetBy(dx: 5, dy: 0))
    }
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}
