import Foundation
import LayoutCore

/// A column of 100 rows with nine leaves each: 1,000 views.
///
/// The leaves of a row are placed one after another and are as high as the row. All leaves have a given width, except
/// the last one, which takes the rest of the row.
@MainActor
class RowsOfLeaves: UIView {
  static let rows = 100
  static let leaves = 9
  static let spacing: CGFloat = 8

  final var rows: [RowOfLeaves] { subviews.compactMap { $0 as? RowOfLeaves } }
}

/// A row with its leaves, which have preferred widths.
@MainActor
class RowOfLeaves: UIView {
  /// Increases the width of the leaf at an index.
  func widen(_ leaf: Int, by width: CGFloat) {}

  nonisolated static func width(_ leaf: Int) -> CGFloat { CGFloat(20 + leaf * 3) }
}

/// The rows with a layout by code.
final class RowsByHand: RowsOfLeaves {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in 0..<Self.rows { addSubview(RowByHand(frame: .zero)) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top = Self.spacing
    for row in subviews {
      row.frame = CGRect(x: Self.spacing, y: top, width: bounds.width - 2 * Self.spacing, height: 30)
      top += 30 + Self.spacing
    }
  }
}

final class RowByHand: RowOfLeaves {
  private var widths = (0..<RowsOfLeaves.leaves).map(RowOfLeaves.width)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in widths { addSubview(UIView()) }
  }

  required init?(coder: NSCoder) { nil }

  override func widen(_ leaf: Int, by width: CGFloat) {
    widths[leaf] += width
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var left: CGFloat = 0
    for (index, leaf) in subviews.enumerated() {
      let width = index == widths.count - 1 ? max(0, bounds.width - left) : widths[index]
      leaf.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      left += width + RowsOfLeaves.spacing
    }
  }
}

/// The rows with a layout by constraints.
final class RowsByConstraints: RowsOfLeaves {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var constraints: [NSLayoutConstraint] = []
    var above = topAnchor
    for _ in 0..<Self.rows {
      let row = RowByConstraints(frame: .zero)
      addSubview(row)
      row.translatesAutoresizingMaskIntoConstraints = false
      constraints += [
        row.topAnchor.constraint(equalTo: above, constant: Self.spacing),
        row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.spacing),
        row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.spacing),
        row.heightAnchor.constraint(equalToConstant: 30),
      ]
      above = row.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }
}

final class RowByConstraints: RowOfLeaves {
  private var widths: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    var constraints: [NSLayoutConstraint] = []
    var before = leadingAnchor
    for index in 0..<RowsOfLeaves.leaves {
      let leaf = UIView()
      addSubview(leaf)
      leaf.translatesAutoresizingMaskIntoConstraints = false
      constraints += [
        leaf.leadingAnchor.constraint(equalTo: before, constant: index == 0 ? 0 : RowsOfLeaves.spacing),
        leaf.topAnchor.constraint(equalTo: topAnchor),
        leaf.bottomAnchor.constraint(equalTo: bottomAnchor),
      ]
      if index < RowsOfLeaves.leaves - 1 {
        widths.append(leaf.widthAnchor.constraint(equalToConstant: RowOfLeaves.width(index)))
      } else {
        constraints.append(leaf.trailingAnchor.constraint(equalTo: trailingAnchor))
      }
      before = leaf.trailingAnchor
    }
    NSLayoutConstraint.activate(constraints + widths)
  }

  required init?(coder: NSCoder) { nil }

  override func widen(_ leaf: Int, by width: CGFloat) {
    widths[leaf].constant += width
  }
}
