import Foundation
import LayoutCore

/// A tree of 100 × 100 × 9 leaves, 100,101 views with their containers, which hand-written code lays out.
///
/// Each container divides its bounds into equal rows, and the last level into equal columns. A tree of bare classes
/// with the same arithmetic is the reference.
@MainActor
final class LayoutTree {
  let views: UIView
  let nodes: BareNode
  let count: Int

  init() {
    views = StackOfRows(count: 100) { StackOfRows(count: 100) { RowOfColumns(count: 9) } }
    nodes = BareNode(isRow: false, count: 100) {
      BareNode(isRow: false, count: 100) {
        BareNode(isRow: true, count: 9) {
          BareNode(isRow: true, count: 0) { preconditionFailure("A leaf has no children.") }
        }
      }
    }
    count = 1 + 100 + 100 * 100 + 100 * 100 * 9
  }

  /// Sets the size of the root and lays out the tree of views.
  func layOutViews(_ size: CGSize) {
    views.frame = CGRect(origin: .zero, size: size)
    views.layoutIfNeeded()
  }

  /// Sets the size of the root and lays out the tree of bare classes.
  func layOutNodes(_ size: CGSize) {
    nodes.frame = CGRect(origin: .zero, size: size)
    nodes.layOut()
  }
}

/// A class with a frame and children only.
final class BareNode {
  var frame = CGRect.zero
  private let children: [BareNode]
  private let isRow: Bool

  init(isRow: Bool, count: Int, _ child: () -> BareNode) {
    self.isRow = isRow
    children = (0..<count).map { _ in child() }
  }

  func layOut() {
    let bounds = CGRect(origin: .zero, size: frame.size)
    for (index, child) in children.enumerated() {
      child.frame = isRow ? bounds.column(index, of: children.count) : bounds.row(index, of: children.count)
      child.layOut()
    }
  }
}

private final class StackOfRows: UIView {
  init(count: Int, _ row: () -> UIView) {
    super.init(frame: .zero)
    for _ in 0..<count { addSubview(row()) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rows = subviews
    for (index, row) in rows.enumerated() { row.frame = bounds.row(index, of: rows.count) }
  }
}

private final class RowOfColumns: UIView {
  init(count: Int) {
    super.init(frame: .zero)
    for _ in 0..<count { addSubview(UIView()) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = subviews
    for (index, column) in columns.enumerated() { column.frame = bounds.column(index, of: columns.count) }
  }
}

extension CGRect {
  fileprivate func row(_ index: Int, of count: Int) -> CGRect {
    let height = size.height / CGFloat(count)
    return CGRect(x: origin.x, y: origin.y + CGFloat(index) * height, width: size.width, height: height)
  }

  fileprivate func column(_ index: Int, of count: Int) -> CGRect {
    let width = size.width / CGFloat(count)
    return CGRect(x: origin.x + CGFloat(index) * width, y: origin.y, width: width, height: size.height)
  }
}
