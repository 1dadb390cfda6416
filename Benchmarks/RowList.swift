import Foundation
import LayoutCore
import ManualLayout
import StyleCore
import TextViewCore

/// A list whose rows are laid out with the functions for manual layout: an image with a title and a text next to it.
@MainActor
final class RowList {
  private let list = List(frame: .zero)

  init(count: Int) {
    for number in 0..<count { list.addSubview(Row(number)) }
  }

  /// Sets the width of the list and lays out all rows.
  func layOut(width: CGFloat) {
    list.bounds.size = CGSize(width: width, height: 80 * CGFloat(list.subviews.count))
    list.layoutIfNeeded()
  }
}

private final class List: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in subviews.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * 80, width: bounds.width, height: 80)
    }
  }
}

private final class Row: UIView {
  private let image = UIView()
  private let title = UILabel()
  private let text = UILabel()

  init(_ number: Int) {
    super.init(frame: .zero)
    title.text = "Row \(number)"
    text.text = "Something about row \(number) that may take two lines"
    text.numberOfLines = 0
    for view in [image, title, text] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.bounds.size = CGSize(width: 40, height: 40)
    let width = bounds.inset(by: layoutMargins).width - image.bounds.width - 8
    title.sizeToFit(width: width, constraints: .maxWidth)
    text.sizeToFit(width: width, constraints: .maxWidth)
    image.align(withSuperview: .topLeft, inset: 8)
    title.align(.topLeft, with: image, .topRight, horizontalOffset: 8)
    text.align(.topLeft, with: title, .bottomLeft, verticalOffset: 4)
  }
}
