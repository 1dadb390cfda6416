import Plumb
import Testing
import UIKit

/// An inbox: rows that constraints measure, with actions at both sides.
final class MailListController: UITableViewController {
  private struct Mail {
    var sender: String
    var subject: String
    var text: String
    var time: String
    var isUnread = false
    var isFlagged = false
  }

  private final class Cell: UITableViewCell {
    private let dot = UIView()
    private let sender = UILabel()
    private let time = UILabel()
    private let subject = UILabel()
    private let body = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for label in [sender, time, subject, body] {
        label.font = .preferredFont(forTextStyle: label === sender ? .headline : .subheadline)
        label.adjustsFontForContentSizeCategory = true
      }
      body.numberOfLines = 2
      body.textColor = .secondaryLabel
      time.textColor = .secondaryLabel
      time.setContentCompressionResistancePriority(.required, for: .horizontal)
      time.setContentHuggingPriority(.required, for: .horizontal)
      flag.tintColor = .systemOrange
      flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
      flag.setContentHuggingPriority(.required, for: .horizontal)
      dot.backgroundColor = .systemBlue
      dot.layer.cornerRadius = 5
      let head = UIStackView(arrangedSubviews: [sender, flag, time])
      head.spacing = 6
      head.alignment = .firstBaseline
      let rows = UIStackView(arrangedSubviews: [head, subject, body])
      rows.axis = .vertical
      rows.spacing = 2
      for view in [rows, dot] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 14),
        rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        rows.topAnchor.constraint(equalTo: margins.topAnchor),
        rows.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        dot.centerYAnchor.constraint(equalTo: head.centerYAnchor),
        dot.trailingAnchor.constraint(equalTo: rows.leadingAnchor, constant: -6),
        dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10),
      ])
      accessoryType = .disclosureIndicator
      separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ mail: Mail) {
      (sender.text, time.text, subject.text, body.text) = (mail.sender, mail.time, mail.subject, mail.text)
      dot.isHidden = !mail.isUnread
      flag.isHidden = !mail.isFlagged
    }
  }

  private let mails = [
    Mail(
      sender: "Harbour Rowing Club", subject: "Saturday's outing",
      text: "We meet at seven at the boathouse. Bring something warm: the wind turns north in the night.",
      time: "9:41", isUnread: true),
    Mail(
      sender: "Mina", subject: "Photos from the ridge", text: "Here they are, all forty of them.",
      time: "9:12", isUnread: true, isFlagged: true),
    Mail(
      sender: "Library", subject: "Two books are due",
      text: "“The Living Mountain” and one other, on Friday.",
      time: "8:30"),
    Mail(
      sender: "Samuel Adeyemi-Brightwater", subject: "Re: Re: The kitchen table",
      text: "It fits! By a finger's breadth, but it fits. Come and see it, there is soup.", time: "Yesterday"),
    Mail(sender: "Trains", subject: "Your ticket", text: "Coach 4, seat 61.", time: "Monday"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(Cell.self, forCellReuseIdentifier: "mail")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    (cell as? Cell)?.show(mails[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      action("Read", "envelope.open.fill", .systemBlue), action("Remind", "clock.fill", .systemIndigo),
    ])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    delete.image = UIImage(systemName: "trash.fill")
    return UISwipeActionsConfiguration(actions: [
      delete, action("Flag", "flag.fill", .systemOrange), action("More", "ellipsis.circle.fill", .systemGray),
    ])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    func action(
      _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [], isOn: Bool = false
    ) -> UIAction {
      UIAction(
        title: title, image: UIImage(systemName: symbol), attributes: attributes, state: isOn ? .on : .off
      ) { _ in }
    }
    return UIContextMenuConfiguration(actionProvider: { _ in
      let answers = UIMenu(
        options: .displayInline,
        children: [action("Reply", "arrow.uturn.backward"), action("Forward", "arrow.forward")])
      return UIMenu(
        title: "Photos from the ridge",
        children: [
          answers, action("Flagged", "flag", isOn: true), action("Print", "printer", .disabled),
          UIMenu(title: "Move to", children: [action("Archive", "archivebox")]),
          action("Delete", "trash", .destructive),
        ])
    })
  }

  private func action(_ title: String, _ symbol: String, _ color: UIColor) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
    action.image = UIImage(systemName: symbol)
    action.backgroundColor = color
    return action
  }

  /// Shows the menu of the second row by a long touch.
  func press(_ user: HeadlessUser) throws {
    let cell = try #require(tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    try user.press(on: cell)
    user.wait(for: 1)
  }

  /// Shows the actions of the second row by a finger.
  func swipe(_ user: HeadlessUser, leading isLeading: Bool) {
    guard let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
    let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: user.window)
    let isReversed = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way: CGFloat = isLeading != isReversed ? 150 : -150
    user.drag(
      from: CGPoint(x: middle.x - way / 2, y: middle.y), to: CGPoint(x: middle.x + way / 2, y: middle.y),
      restingFor: 0.2)
    user.wait(for: 2)
  }
}
