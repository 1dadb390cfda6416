import ControlCore
import Foundation
import LayerCore
import LayoutCore
import ListCore
import PNG
import Raster
import StyleCore
import TextViewCore
import ViewRendering

/// The content of a row: a picture with a title and a text of one line or several next to it.
final class ListRow: UIView {
  private let picture = UIImageView(image: ListRow.image)
  private let title = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 6
    picture.clipsToBounds = true
    text.font = .systemFont(ofSize: 13)
    text.textColor = .secondaryLabel
    for view in [picture, title, text] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The image of all rows, of 36×36 points at 3x: squares of two colours.
  private static let image: UIImage? = {
    var bitmap = Bitmap(width: 108, height: 108)
    for y in 0..<108 {
      for x in 0..<108 {
        let isDark = (x / 12 + y / 12) % 2 == 0
        bitmap[x, y] = Pixel(red: isDark ? 0 : 90, green: 122, blue: 255, alpha: 255)
      }
    }
    return (try? bitmap.pngData(scale: 3)).flatMap { UIImage(data: Data($0), scale: 3) }
  }()

  /// Shows the data of a row.
  func show(_ number: Int) {
    title.text = "Row \(number)"
    text.text = "Something about row \(number)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    // On the pixel, as images of apps are.
    picture.frame = CGRect(x: 16, y: ((size.height - 36) / 2).rounded(), width: 36, height: 36)
    title.frame = CGRect(x: 64, y: 7, width: size.width - 80, height: 22)
    text.frame = CGRect(x: 64, y: 31, width: size.width - 80, height: 18)
  }
}

/// A cell of a table of rows of one height.
final class ListRowCell: UITableViewCell {
  let row = ListRow(frame: .zero)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }
}

/// An item of a collection of rows of one height.
final class ListRowItem: UICollectionViewCell {
  let row = ListRow(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }
}

/// The content of a row whose height its constraints determine: a title over a text of one line to four.
final class NoteRow: UIView {
  private let title = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 13)
    for view in [title, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the data of a row.
  func show(_ number: Int) {
    title.text = "Note \(number)"
    text.text = Self.text(number)
  }

  /// Returns the text of a row.
  static func text(_ number: Int) -> String {
    Array(repeating: "Something to remember, number \(number).", count: 1 + number % 4).joined(separator: " ")
  }

  /// Fills a view with this one by constraints.
  func fill(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// A cell of a table that measures its rows.
final class NoteRowCell: UITableViewCell {
  let row = NoteRow(frame: .zero)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    row.fill(contentView)
  }

  required init?(coder: NSCoder) { nil }
}
