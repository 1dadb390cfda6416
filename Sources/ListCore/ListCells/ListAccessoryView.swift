import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The view of an accessory of a list cell: a symbol, a text or a view of the program, in the room that it has.
final class ListAccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private var shownState: UICellConfigurationState?
  /// The symbol, the label or the program's view.
  private let content: UIView
  /// The function that a tap calls.
  var onTap: (() -> Void)?
  /// The handler of a touch on a handle, with the point in the view.
  var onDrag: ((UIGestureRecognizer.State, CGPoint) -> Void)?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    content =
      switch accessory.accessoryType {
      case .label: UILabel()
      case .popUpMenu: UIButton(type: .system)
      case .customView(let view): view
      default: UIImageView()
      }
    super.init(frame: .zero)
    addSubview(content)
    if accessory.accessoryType != .popUpMenu { content.isUserInteractionEnabled = isCustom }
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var isCustom: Bool { accessory.placement != nil }

  // MARK: Look

  /// Shows an accessory of the same type in the state of its cell.
  func show(_ new: UICellAccessory, in state: UICellConfigurationState) {
    accessory = new
    shownState = state
    switch content {
    case let label as UILabel where !isCustom: show(new.look, in: label)
    case let button as UIButton where !isCustom: show(new.look, in: button)
    case let view as UIImageView where !isCustom:
      let symbol = AccessorySymbol(new, in: state, tint: tintColor)
      view.image = symbol?.image
      view.preferredSymbolConfiguration = symbol?.configuration
      view.tintColor = symbol?.color
      view.contentMode = .center
      turn(view, state.isExpanded)
    default: if let color = new.look.tintColor { content.tintColor = color }
    }
    isUserInteractionEnabled = isCustom || onTap != nil || onDrag != nil || new.look.menu != nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if let shownState { show(accessory, in: shownState) }
  }

  /// Turns a chevron of an outline downwards while its item is expanded.
  private func turn(_ view: UIView, _ isExpanded: Bool) {
    guard accessory.accessoryType == .outlineDisclosure else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // A quarter turn, as an exact matrix.
    let down = CGAffineTransform(a: 0, b: isReversed ? -1 : 1, c: isReversed ? 1 : -1, d: 0, tx: 0, ty: 0)
    let transform = isExpanded ? down : .identity
    if view.transform != transform { view.transform = transform }
  }

  private func show(_ look: AccessoryLook, in label: UILabel) {
    label.text = look.text
    label.font = look.font
    label.textColor = look.tintColor ?? .secondaryLabel
    label.adjustsFontForContentSizeCategory = look.adjustsFont
  }

  private func show(_ look: AccessoryLook, in button: UIButton) {
    var configuration = UIButton.Configuration.plain()
    let chosen = look.menu?.children.first { ($0 as? UIAction)?.state == .on } ?? look.menu?.children.first
    configuration.title = chosen?.title
    configuration.image = UIImage(systemName: "chevron.up.chevron.down")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .footnote, scale: .small)
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = look.tintColor ?? .secondaryLabel
    button.configuration = configuration
    button.menu = look.menu
    button.showsMenuAsPrimaryAction = true
  }

  // MARK: Layout

  /// The size of the content.
  private var contentSize: CGSize {
    if accessory.look.maintainsFixedSize { return content.bounds.size }
    let own = content.intrinsicContentSize
    let fitting = own.width >= 0 && own.height >= 0 ? own : content.systemLayoutSizeFitting(.zero)
    let isEmpty = fitting.width <= 0 || fitting.height <= 0
    return isCustom && isEmpty ? content.bounds.size : fitting
  }

  /// The size of the room for the accessory.
  var roomSize: CGSize {
    var size = contentSize
    switch accessory.look.width {
    case .actual: break
    case .custom(let width): size.width = width.isFinite ? max(0, width) : size.width
    case .standard:
      if let width = ListCellMetrics.width(of: accessory.accessoryType) {
        size.width = UIFontMetrics(forTextStyle: .body).scaledValue(
          for: width, compatibleWith: traitCollection)
      }
    }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let size = contentSize
    var x = (bounds.width - size.width) / 2
    // A chevron is at the end of its room.
    let isChevron =
      accessory.accessoryType == .disclosureIndicator || accessory.accessoryType == .outlineDisclosure
    if isChevron { x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : bounds.width - size.width }
    let origin = CGPoint(x: x, y: (bounds.height - size.height) / 2)
    content.bounds.size = size
    let corner = grid.snap(origin, .nearest(.up))
    content.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    drag(.began, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    drag(.changed, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    drag(.ended, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    drag(.cancelled, touches)
  }

  private func drag(_ state: UIGestureRecognizer.State, _ touches: Set<UITouch>) {
    guard let onDrag, let touch = touches.first else { return }
    onDrag(state, touch.location(in: self))
  }
}

/// The symbol of an accessory.
@MainActor
struct AccessorySymbol {
  let image: UIImage?
  let configuration: UIImage.SymbolConfiguration
  /// The colour; nil is the tint colour.
  let color: UIColor?

  init?(_ accessory: UICellAccessory, in state: UICellConfigurationState, tint: UIColor) {
    let traits = state.traitCollection
    let look = accessory.look
    let large = ListCellMetrics.symbol(.large, traits)
    switch accessory.accessoryType {
    case .disclosureIndicator:
      self.init("chevron.forward", ListCellMetrics.chevron(traits), look, .tertiaryLabel)
    case .outlineDisclosure: self.init("chevron.forward", ListCellMetrics.chevron(traits), look, nil)
    case .checkmark: self.init("checkmark", ListCellMetrics.symbol(.medium, traits), look, nil)
    case .delete: self.init("minus.circle.fill", large, look, ground: .systemRed)
    case .insert: self.init("plus.circle.fill", large, look, ground: .systemGreen)
    case .reorder: self.init("line.3.horizontal", large, look, .tertiaryLabel)
    case .multiselect where state.isSelected:
      self.init("checkmark.circle.fill", large, look, ground: tint)
    case .multiselect: self.init("circle", large, AccessoryLook(), .tertiaryLabel)
    case .detail: self.init("info.circle", large, look, nil)
    case .label, .popUpMenu, .customView: return nil
    }
  }

  /// Creates a symbol in one colour.
  private init(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, _ look: AccessoryLook, _ color: UIColor?
  ) {
    image = UIImage(systemName: name)
    (self.configuration, self.color) = (configuration, look.tintColor ?? color)
  }

  /// Creates a white mark on a ground.
  private init(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, _ look: AccessoryLook, ground: UIColor
  ) {
    image = UIImage(systemName: name)
    let colors = [look.tintColor ?? .white, look.backgroundColor ?? ground]
    let palette = UIImage.SymbolConfiguration(paletteColors: colors)
    self.configuration = configuration.applying(palette) as? UIImage.SymbolConfiguration ?? configuration
    color = nil
  }
}
