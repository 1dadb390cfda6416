public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore
public import TextViewCore

/// A row of a table. Differs from UIKit: tables do not show it yet; accessories are state without effect.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How texts stand in a cell.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text at the left, another at the right.
    case value1 = 1
    /// A text at the left, another beside it.
    case value2 = 2
    /// A text above another.
    case subtitle = 3
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An i in a circle and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// Like others.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  private let content = UIView()
  private let name: String?
  private let style: CellStyle
  private lazy var label = madeLabel()
  private lazy var detailLabel = style == .default ? nil : madeLabel()
  private lazy var contentImageView = madeImageView()

  /// A cell in the given style that tables find by `reuseIdentifier`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    name = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ControlSizes.cellHeight))
    addContentView(content)
  }

  /// A cell in the default style that tables find by no name.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// A cell in the default style, of the given frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    style = .default
    name = nil
    super.init(coder: coder)
    addContentView(content)
  }

  /// The view of the content; it fills the cell.
  open var contentView: UIView { content }
  /// The name that tables find the cell by.
  open var reuseIdentifier: String? { name }
  /// The view of the text.
  open var textLabel: UILabel? { label }
  /// The view of the other text; nil in the default style.
  open var detailTextLabel: UILabel? { detailLabel }
  /// The view of the image.
  open var imageView: UIImageView? { contentImageView }
  /// What stands at the end.
  open var accessoryType = AccessoryType.none
  /// The accessory of a cell that is edited. Differs from UIKit: without effect.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the end of a cell that is edited. Differs from UIKit: without effect.
  open var editingAccessoryView: UIView?
  /// A view of one's own at the end.
  open var accessoryView: UIView?
  /// How the cell looks when selected.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// The inset of the line beneath the cell, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether a finger is on the cell.
  open var isHighlighted = false
  /// Whether the cell is edited.
  open var isEditing = false

  /// Selects the cell, or not; at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell, or not; at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Edits the cell, or not; at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The cell is about to be used for another row.
  open func prepareForReuse() {}

  /// Has the content fill the cell, and places image and texts in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    placeTexts()
  }

  private func placeTexts() {
    var area = contentView.bounds.insetBy(dx: 16, dy: 0)
    if let size = contentImageView.image?.size {
      contentImageView.frame = CGRect(
        x: area.minX, y: area.midY - size.height / 2, width: size.width, height: size.height)
      area = area.inset(by: UIEdgeInsets(top: 0, left: size.width + 16, bottom: 0, right: 0))
    }
    guard let detailLabel, style == .subtitle else {
      label.frame = area
      return place(atEndOf: area)
    }
    let (height, detailHeight) = (label.intrinsicContentSize.height, detailLabel.intrinsicContentSize.height)
    let top = area.midY - (height + detailHeight) / 2
    label.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
    detailLabel.frame = CGRect(x: area.minX, y: top + height, width: area.width, height: detailHeight)
  }

  private func place(atEndOf area: CGRect) {
    guard let detailLabel else { return }
    let width = min(detailLabel.intrinsicContentSize.width, area.width)
    detailLabel.frame = CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
    label.frame.size.width = max(0, area.width - width)
  }

  private func madeLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  private func madeImageView() -> UIImageView {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }
}
