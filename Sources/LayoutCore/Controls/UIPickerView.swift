public import Foundation

/// Who says how many rows the wheels of a picker have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what the rows of a picker are. Every method has an answer by default. Differs from UIKit: nobody asks.
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

/// Wheels to choose from. Differs from UIKit: it has a size and is drawn as a block.
@preconcurrency @MainActor
open class UIPickerView: UIView, @preconcurrency ContentBlockDrawing {
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
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who says what they are.
  open weak var delegate: (any UIPickerViewDelegate)?

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
  }

  /// Asks for all rows anew, and chooses the first of each wheel.
  open func reloadAllComponents() { rows = [:] }
  /// Asks for the rows of a wheel anew, and chooses the first.
  open func reloadComponent(_ component: Int) { rows[component] = nil }

  open override var intrinsicContentSize: CGSize { ControlSizes.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.picker }

  var contentBlocks: [ContentBlock] {
    [block(CGRect(x: bounds.minX, y: bounds.midY - 16, width: bounds.width, height: 32), .tertiarySystemFill)]
  }
}
