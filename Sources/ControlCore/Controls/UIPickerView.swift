public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A view with a wheel for each component, which display the selected rows; a finger turns a wheel, and a tap selects a row.
///
/// A wheel that a finger leaves turns on, slower and slower, until a row is in its middle.
///
/// Differs from UIKit: nothing is heard or felt while a wheel turns; the titles of a wheel that the delegate provides as
/// views are not magnified in the middle.
@preconcurrency @MainActor
open class UIPickerView: UIView, @preconcurrency ControlDrawing {
  private var rows: [Int: Int] = [:]
  /// The wheels that turn, by component.
  var turns: [Int: WheelTurn] = [:]
  /// The drag of a wheel by a finger.
  var drag: WheelDrag?
  let pan = UIPanGestureRecognizer()
  /// The views of the visible rows.
  var rowViews = PickerRowViews()

  /// Creates a picker view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
    takeTouches()
  }

  /// Creates a picker view of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    takeTouches()
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

  /// Returns the selected row in a component: 0 by default, −1 if there is no such component or no row in it.
  ///
  /// While the user turns a wheel, it is the row that was selected before.
  open func selectedRow(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return -1 }
    return min(rows[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Selects a row, to which the wheel turns if the change is animated and a clock runs.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let row = max(0, min(row, numberOfRows(inComponent: component) - 1))
    if animated, (0..<numberOfComponents).contains(component) {
      turn(component, to: row, isChosen: false)
      rows[component] = row
    } else {
      stop(component)
      select(row, component)
    }
  }

  /// Sets the selected row of a wheel, which stands there.
  func select(_ row: Int, _ component: Int) {
    rows[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    wheelsDidTurn()
  }

  /// Returns the view of a row that is visible, if the delegate has provided one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rowViews.view(row, component)
  }

  /// Reloads all components; the selected rows stay, or the last rows become selected where there are fewer.
  open func reloadAllComponents() { reload() }
  /// Reloads a component; its selected row stays, or the last row becomes selected if there are fewer.
  open func reloadComponent(_ component: Int) { reload() }

  /// Returns the size of the rows of a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let width = PickerSizes.columnWidth(in: bounds.width, columns: numberOfComponents)
    return CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerSizes.rowHeight)
  }

  open override var intrinsicContentSize: CGSize { ControlSizes.picker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.picker }

  /// Lays out the views of the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRowViews()
  }

  /// Whether or not the indicator of the selected rows is visible: always.
  @available(*, deprecated, message: "The indicator is always visible.")
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  /// Stops a wheel that turns.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { hold(at: touch.location(in: self)) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  /// Returns false for a drag across the wheels, which turns none.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pan {
      let way = pan.translation(in: self)
      guard abs(way.y) >= abs(way.x) else { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Appearance

  /// Draws the wheels from the leading end on, centered in the bounds.
  package func drawContent(in context: CGContext) { drawWheels(in: context) }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenWheels }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}
