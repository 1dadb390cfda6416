import Foundation
import LayerCore
import LayoutCore
import ListCore
import StyleCore
import TextViewCore

/// A cell whose code computes the height: a title over a text of one line to four.
final class SizedCell: UITableViewCell {
  private let title = UILabel()
  private let text = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 13)
    for view in [title, text] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the data of a row.
  func show(_ number: Int) {
    title.text = "Note \(number)"
    text.text = NoteRow.text(number)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)
    return CGSize(
      width: size.width, height: title.sizeThatFits(room).height + text.sizeThatFits(room).height + 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: contentView.bounds.width - 32, height: contentView.bounds.height)
    let height = title.sizeThatFits(room).height
    title.frame = CGRect(x: 16, y: 8, width: room.width, height: height)
    text.frame = CGRect(x: 16, y: 12 + height, width: room.width, height: room.height - 20 - height)
  }
}

/// Rows in a table view whose code computes their heights.
final class SizedScene: TableScene {
  override var height: CGFloat? { nil }

  override func makeCell(_ identifier: String) -> UITableViewCell {
    SizedCell(style: .default, reuseIdentifier: identifier)
  }

  override func show(_ number: Int, in cell: UITableViewCell) { (cell as? SizedCell)?.show(number) }
}
