public import Foundation
public import LayoutCore

/// A type of cells of a table for assistive technologies.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows of the cell.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns of the cell.
  func accessibilityColumnRange() -> NSRange
}

/// A type of containers whose elements are the cells of a table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell in a row and a column.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the headers of a row.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the headers of a column.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Returns nil.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
  /// Returns nil.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A type of delegates that describe where a scroll view is; no technology asks.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns the description of where a scroll view is.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Returns the description of where a scroll view is, with attributes for its speech.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Returns nil.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// Returns the plain description.
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    accessibilityScrollStatus(for: scrollView).map { NSAttributedString(string: $0) }
  }
}

/// A type of delegates that describe the wheels of a picker; no technology asks.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the label of a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// Returns the hint of a wheel.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// Returns the names of a wheel for Voice Control.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int)
    -> [String]
}

extension UIPickerViewAccessibilityDelegate {
  /// Returns nil.
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  {
    nil
  }
  /// Returns nil.
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  {
    nil
  }
  /// Returns no names.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }
}

/// A type of views whose images grow with the largest sizes of text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether or not the image grows.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
