public import ControlCore
public import Foundation
import GraphicsCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A cell that displays a row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  final var parts = CellParts()
  private let name: String?
  final let style: CellStyle
  private lazy var label = madeLabel(.main)
  private lazy var detailLabel = style == .default ? nil : madeLabel(.detail)
  private lazy var contentImageView = madeImageView()
  private lazy var configurations = CellConfigurator(owner: self)

  /// Creates a cell with the given style and a reuse identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    name = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ControlSizes.cellHeight))
    prepareCell()
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
    prepareCell()
    coder.decodeInterface(of: self, as: UITableViewCell.self)
  }

  // MARK: Content

  final var configurator: CellConfigurator { configurations }
  /// The view for the content, beside accessories and the controls of editing.
  open var contentView: UIView { configurations.contentView }
  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }
  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenCell }
  @_spi(Plumb)
  open override var placeInList: String? { parts.place.map { TableElement.row($0.path).words } }
  /// The identifier for the reuse of the cell.
  open var reuseIdentifier: String? { name }
  /// The label of the main text.
  open var textLabel: UILabel? { label }
  /// The label of the secondary text; nil in the default style.
  open var detailTextLabel: UILabel? { detailLabel }
  /// The view of the image.
  open var imageView: UIImageView? { contentImageView }

  /// The configuration of the content, whose view takes the place of the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.contentConfiguration }
    set {
      configurations.contentConfiguration = newValue
      contentDidChange()
    }
  }
  /// Returns the configuration of list content for the style of the cell, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
  /// Whether or not the content configuration is updated for a new state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.automaticallyUpdatesContent }
    set { configurations.automaticallyUpdatesContent = newValue }
  }
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.backgroundConfiguration }
    set {
      parts.hasBackgroundConfiguration = newValue != nil
      configurations.backgroundConfiguration = newValue
      showGround()
    }
  }
  /// Whether or not the background configuration is updated for a new state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.automaticallyUpdatesBackground }
    set { configurations.automaticallyUpdatesBackground = newValue }
  }
  /// The present state of the cell.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }
  /// Updates the configurations for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The function that updates the configurations for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurations.setNeedsUpdate() }
  }
  /// A function that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  // MARK: Accessories and editing

  /// The accessory at the end of the cell.
  open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// The accessory at the end of the cell in editing mode.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// The view at the end of the cell in editing mode, in place of the accessory.
  open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// A custom view at the end of the cell, in place of the accessory.
  open var accessoryView: UIView? { didSet { accessoriesDidChange() } }
  /// Whether or not the cell has a control to move its row in editing mode, if the data source lets it move.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether or not the control to move the row is shown.
  open var isShowingReorderControl: Bool { parts.place?.isMovable == true }
  /// Whether or not the content moves aside for a control of editing.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// The edit that the control of editing stands for.
  open var editingStyle: EditingStyle { parts.place?.offeredStyle ?? .none }
  /// Whether or not a deletion of the row waits for the user to confirm it.
  open var showingDeleteConfirmation: Bool { parts.states.contains(.showingDeleteConfirmation) }
  /// The level of indentation of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether or not the list lets the cell have the focus.
  open override var canBecomeFocused: Bool { mayHaveFocus }
  /// The style of the cell while it has the focus.
  ///
  /// Differs from UIKit: without effect.
  open var focusStyle = FocusStyle.default
  /// Whether or not the user can begin to drag the cell before the list is active.
  ///
  /// Differs from UIKit: without effect, since nothing is dragged to other views.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Looks

  /// The style of the selected cell.
  open var selectionStyle = SelectionStyle.default { didSet { selectionLookDidChange(animated: false) } }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { groundDidChange(from: oldValue, to: backgroundView) } }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet { groundDidChange(from: oldValue, to: selectedBackgroundView) }
  }
  /// The view behind the content of a cell that is selected where several can be.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { groundDidChange(from: oldValue, to: multipleSelectionBackgroundView) }
  }
  /// The colour behind the content.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      parts.hasOwnColor = true
      super.backgroundColor = newValue
    }
  }
  /// Sets the colour of the list, which is not the program's own.
  final func setListColor(_ color: UIColor?) { super.backgroundColor = color }
  /// The insets of the separator below the cell, in points; those of the table view until they are set.
  open var separatorInset: UIEdgeInsets {
    get {
      parts.separatorInset ?? parts.table?.separatorInset
        ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: States

  /// The closure that the list calls after the user selected the cell, for a segue of a storyboard.
  package var onSelect: (() -> Void)?
  /// Whether or not the cell is selected.
  open var isSelected = false {
    willSet { KeyValueObserving.willChange(self, "isSelected") }
    didSet {
      KeyValueObserving.didChange(self, "isSelected")
      if isSelected != oldValue { stateDidChange() }
    }
  }
  /// Whether or not the cell is highlighted by a touch.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "isHighlighted") }
    didSet {
      KeyValueObserving.didChange(self, "isHighlighted")
      if isHighlighted != oldValue { stateDidChange() }
    }
  }
  /// Whether or not the cell is in editing mode.
  open var isEditing = false {
    willSet { KeyValueObserving.willChange(self, "isEditing") }
    didSet {
      KeyValueObserving.didChange(self, "isEditing")
      if isEditing != oldValue { stateDidChange() }
    }
  }

  /// Sets whether the cell is selected; its look may fade.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change(animated) { isSelected = selected }
  }
  /// Sets whether the cell is highlighted; its look may fade.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change(animated) { isHighlighted = highlighted }
  }
  /// Sets whether the cell is in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Prepares the cell for reuse with another row: it is neither selected nor highlighted, nor beside actions.
  open func prepareForReuse() { forgetState() }
  /// Tells the cell that it is about to enter a state, such as that with a control of editing.
  open func willTransition(to state: StateMask) {}
  /// Tells the cell that it has entered a state.
  open func didTransition(to state: StateMask) {}
  /// Tells the cell that the state of a drag changed.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Layout

  /// Lays out the content view, the accessories, and the image and labels of the style.
  open override func layoutSubviews() {
    configurations.updateIfNeeded()
    super.layoutSubviews()
    layOutCell()
  }
  /// Returns the given width, and the height that the texts need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfTexts(size) }
  /// Returns the size of the content by its constraints, or else by `sizeThatFits(_:)`, with accessories and separator.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingCell(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }
  /// Tells the table view that the content needs another size.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentDidChange()
  }
  /// Updates the colours of the accessories.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Gestures

  /// Returns whether two recognizers may recognize their gestures at the same time; the default implementation returns `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether a recognizer waits for another one to fail; the default implementation returns `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether another recognizer waits for this one to fail; the default implementation returns `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether a recognizer follows a new touch; the default implementation returns `true`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns whether a recognizer follows a new press; the default implementation returns `true`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Returns whether a recognizer receives an event; the default implementation returns `true`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
