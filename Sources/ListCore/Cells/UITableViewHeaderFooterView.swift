public import ControlCore
public import Foundation
import GraphicsCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// The header or footer of a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier of the views that tables make for titles.
  static let titleIdentifier = "\u{0}title"

  private let name: String?
  private lazy var label = madeLabel()
  private lazy var detailLabel = madeDetailLabel()
  private lazy var configurations = CellConfigurator(owner: self)
  final weak var table: UITableView?
  final var element: TableElement?
  final var hasLabel = false
  final var hasDetailLabel = false
  /// Whether or not the view is pinned over rows.
  final var isFloating = false { didSet { if isFloating != oldValue { showGround() } } }

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(frame: .zero)
    _ = configurations
  }

  /// Creates a view without a reuse identifier.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view with the given frame, without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    name = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    _ = configurations
    coder.decodeInterface(of: self, as: UITableViewHeaderFooterView.self)
  }

  final var configurator: CellConfigurator { configurations }
  /// The view for the content, which fills the view.
  open var contentView: UIView { configurations.contentView }
  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }
  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenEdge }
  @_spi(Plumb)
  open override var placeInList: String? { element?.words }
  /// The identifier for the reuse of the view.
  open var reuseIdentifier: String? { name == Self.titleIdentifier ? nil : name }
  /// The identifier under which the table keeps the view.
  final var queueIdentifier: String? { name }
  /// The label of the title.
  open var textLabel: UILabel? { label }
  /// The label of the secondary text.
  open var detailTextLabel: UILabel? { detailLabel }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { groundDidChange(from: oldValue) } }
  /// The colour of the tint, which is also that of the background of plain tables if it was set.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      ownTint = newValue
      showGround()
    }
  }
  final var ownTint: UIColor?
  /// The title that the table gave the view, and the system in whose style it is shown.
  final var title: String?
  final var titleSystem: SystemVersion?
  /// The view behind the content while the view is pinned.
  final var ground: UIView?
  /// Whether or not the margins of the content view are those of the table.
  final var ownMargins = false

  /// The configuration of the content, whose view takes the place of the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.contentConfiguration }
    set { configurations.contentConfiguration = newValue }
  }
  /// Returns the configuration of list content for the style of the table view, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
  /// Whether or not the content configuration is updated for a new state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.automaticallyUpdatesContent }
    set { configurations.automaticallyUpdatesContent = newValue }
  }
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.backgroundConfiguration }
    set { configurations.backgroundConfiguration = newValue }
  }
  /// Whether or not the background configuration is updated for a new state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.automaticallyUpdatesBackground }
    set { configurations.automaticallyUpdatesBackground = newValue }
  }
  /// The present state of the view.
  open var configurationState: UIViewConfigurationState { currentState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }
  /// Updates the configurations for a state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// The function that updates the configurations for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurations.setNeedsUpdate() }
  }
  /// A function that updates the configurations of a header or footer for a state.
  public typealias ConfigurationUpdateHandler =
    (_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  /// Prepares the view for reuse with another section.
  open func prepareForReuse() { forgetState() }

  /// Lays out the content view and the labels.
  open override func layoutSubviews() {
    configurations.updateIfNeeded()
    super.layoutSubviews()
    layOutEdge()
  }
  /// Returns the given width, and the height that the labels need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfTexts(size) }
  /// Returns the size of the content by its constraints, or else by `sizeThatFits(_:)`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingEdge(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }
}
