public import ControlCore
public import Foundation
import GraphicsCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// A cell that displays a row of a table view.
///
/// Differs from UIKit: table views do not show it yet; accessories are stored without effect.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The styles of a cell.
  public enum CellStyle: Int, Sendable {
    /// A cell with one label.
    case `default` = 0
    /// A cell with a label at the left, and another at the right.
    case value1 = 1
    /// A cell with a label at the left, and another beside it.
    case value2 = 2
    /// A cell with a label above another.
    case subtitle = 3
  }

  /// The accessories at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An i in a circle, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// The styles of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// A cell that looks the same as without a selection.
    case none = 0
    /// A blue background.
    case blue = 1
    /// A grey background.
    case gray = 2
    /// The default background.
    case `default` = 3
  }

  private let content = UIView()
  private let name: String?
  private let style: CellStyle
  private lazy var label = madeLabel()
  private lazy var detailLabel = style == .default ? nil : madeLabel()
  private lazy var contentImageView = madeImageView()

  /// Creates a cell with the given style and a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    name = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ControlSizes.cellHeight))
    addContentView(content)
  }

  /// Creates a cell with the default style, without a reuse identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell with the default style and the given frame.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    style = CellStyle(interface: coder.interfaceAttribute("style"))
    name = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    addContentView(content)
    coder.decodeInterface(of: self, as: UITableViewCell.self)
  }

  /// The view for the content, which fills the cell.
  open var contentView: UIView { content }
  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }
  /// The identifier for the reuse of the cell.
  open var reuseIdentifier: String? { name }
  /// The label of the main text.
  open var textLabel: UILabel? { label }
  /// The label of the secondary text; nil in the default style.
  open var detailTextLabel: UILabel? { detailLabel }
  /// The view of the image.
  open var imageView: UIImageView? { contentImageView }
  /// The accessory at the end of the cell.
  open var accessoryType = AccessoryType.none
  /// The accessory at the end of the cell in editing mode.
  ///
  /// Differs from UIKit: without effect.
  open var editingAccessoryType = AccessoryType.none
  /// The view at the end of the cell in editing mode.
  ///
  /// Differs from UIKit: without effect.
  open var editingAccessoryView: UIView?
  /// A custom view at the end of the cell.
  open var accessoryView: UIView?
  /// The style of the selected cell.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// The insets of the separator below the cell, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// The closure that the list calls after the user selected the cell, for a segue of a storyboard.
  package var onSelect: (() -> Void)?
  /// Whether or not the cell is selected.
  open var isSelected = false {
    willSet { KeyValueObserving.willChange(self, "isSelected") }
    didSet { KeyValueObserving.didChange(self, "isSelected") }
  }
  /// Whether or not the cell is highlighted by a touch.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "isHighlighted") }
    didSet { KeyValueObserving.didChange(self, "isHighlighted") }
  }
  /// Whether or not the cell is in editing mode.
  open var isEditing = false {
    willSet { KeyValueObserving.willChange(self, "isEditing") }
    didSet { KeyValueObserving.didChange(self, "isEditing") }
  }

  /// Sets whether the cell is selected, without an animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether the cell is highlighted, without an animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Sets whether the cell is in editing mode, without an animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Prepares the cell for reuse with another row.
  open func prepareForReuse() {}

  /// Lays out the content view, and the image and labels in it.
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
