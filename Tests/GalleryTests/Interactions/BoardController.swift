import Plumb
import Raster
import UIKit

/// A screen with what its user presses, edits and drags.
final class BoardController: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate,
  UIEditMenuInteractionDelegate
{
  private let button = UIButton(configuration: .bordered())
  private let field = UITextField()
  private let card = BoardCard("Cedar", .systemGreen)
  private let box = BoardCard("Drop here", .systemGray3)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.configuration?.title = "Sort"
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    field.text = "The old oak"
    field.borderStyle = .roundedRect
    field.addInteraction(UIEditMenuInteraction(delegate: self))
    card.addInteraction(UIDragInteraction(delegate: self))
    box.addInteraction(UIDropInteraction(delegate: self))
    for part in [button, field, card, box] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      field.topAnchor.constraint(equalTo: area.topAnchor, constant: 120),
      field.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      card.topAnchor.constraint(equalTo: area.topAnchor, constant: 200),
      card.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      card.widthAnchor.constraint(equalToConstant: 120), card.heightAnchor.constraint(equalToConstant: 80),
      box.topAnchor.constraint(equalTo: area.topAnchor, constant: 360),
      box.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
      box.widthAnchor.constraint(equalToConstant: 160), box.heightAnchor.constraint(equalToConstant: 160),
    ])
  }

  private var menu: UIMenu {
    func action(_ title: String, _ symbol: String?, isOn: Bool = false) -> UIAction {
      UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }, state: isOn ? .on : .off) {
        _ in
      }
    }
    let order = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [action("By Name", nil, isOn: true), action("By Age", nil)])
    let share = UIMenu(
      title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
      children: [action("Mail", "envelope"), action("Print", "printer")])
    let later = UIDeferredMenuElement { _ in }
    return UIMenu(title: "Trees", children: [order, share, later])
  }

  /// Shows a picture's moment.
  func act(_ picture: InteractionPicture, _ user: HeadlessUser) throws -> Bitmap {
    var flight: Bitmap?
    switch picture {
    case .menu: try user.tap(on: button)
    case .submenu:
      try user.tap(on: button)
      try user.choose(menuItem: "Share")
    case .editMenu:
      field.becomeFirstResponder()
      field.selectAll(nil)
      field.interactions.compactMap { $0 as? UIEditMenuInteraction }.first?.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "text", sourcePoint: CGPoint(x: field.bounds.midX, y: 0)))
    case .drag: try user.drag(card, onto: box) { flight = user.window.bitmap() }
    case .focus:
      (card.focusEffect, box.focusEffect) = (UIFocusHaloEffect(), UIFocusHaloEffect())
      for key in ["\t", "\t"] { try user.press(key: key) }
    }
    user.wait(for: 1)
    return flight ?? user.window.bitmap()
  }

  // MARK: Delegates

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  { ["Cedar", "Larch"].map { UIDragItem(itemProvider: NSItemProvider(object: $0)) } }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .copy) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: suggestedActions + [UIAction(title: "Look Up", attributes: .disabled) { _ in }])
  }
}

/// A card with a name, which can have the focus.
private final class BoardCard: UIView {
  private let label = UILabel()

  init(_ name: String, _ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 12
    label.text = name
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
