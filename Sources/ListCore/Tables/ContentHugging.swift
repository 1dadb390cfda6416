import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The views of a table view that are as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  /// The number that stands for the set.
  public let rawValue: UInt

  /// Creates a set from its number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No views.
  public static var none: UITableViewContentHuggingElements { [] }
  /// The headers of sections.
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1)
}

extension UICollectionLayoutListConfiguration {
  /// The views of a list that are as wide as their content.
  public struct ContentHuggingElements: OptionSet, Sendable {
    /// The number that stands for the set.
    public let rawValue: Int

    /// Creates a set from its number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The headers of sections that are supplementary views.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }
}

extension UITableView {
  /// Returns the horizontal range of an element: that of rows, or that of the content of a header that hugs it.
  func span(of element: TableElement) -> (start: CGFloat, width: CGFloat) {
    let (start, width) = (rowInsets.left, rowsWidth)
    guard contentHuggingElements.contains(.sectionHeaders), element.kind == .header,
      let view = state.shown[element]
    else { return (start, width) }
    let own = (view as? UITableViewHeaderFooterView)?.widthOfTexts
    let size = own ?? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    guard size > 0, size < width else { return (start, width) }
    return (isReversed ? start + width - size : start, size)
  }
}
