import Plumb
import UIKit

/// The table's rows for iOS 26 at three pixels per point, in the window of an iPhone 16.
enum ThreePixelFacts {
  private static func seen(
    _ control: String, _ value: String, _ measure: @escaping @MainActor (UIWindow) -> String
  ) -> SystemFact {
    SystemFact(control, [], v26: [.capture(value)], measure)
  }

  private static func line(_ size: CGFloat, _ height: String) -> SystemFact {
    seen("`UILabel`, \(Int(size)) pt, height", height) {
      fit(label("Text", .systemFont(ofSize: size)), in: $0)
    }
  }

  private static func title(_ size: CGFloat, _ height: String) -> SystemFact {
    seen("`UIButton`, system, \(Int(size)) pt: height of its title", height) { window in
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: size)
      _ = fit(button, in: window)
      return (button.titleLabel?.bounds.height ?? -1).brief
    }
  }

  private static func row(
    _ control: String, _ height: String, against other: String? = nil, _ style: UITableView.Style = .plain,
    _ category: UIContentSizeCategory = .large, _ cell: @escaping @MainActor () -> UITableViewCell
  ) -> SystemFact {
    let values = other.map { [.expected(height), .capture($0)] } ?? [SystemFact.Value.capture(height)]
    return SystemFact(control, [], v26: values) { window in
      window.traitOverrides.preferredContentSizeCategory = category
      let table = OneRow(style, cell)
      window.addSubview(table)
      table.layoutIfNeeded()
      return table.rectForRow(at: IndexPath(row: 0, section: 0)).height.brief
    }
  }

  static let all: [SystemFact] = [
    line(13, "15.67"), line(15, "18"), line(16, "19.33"), line(17, "20.33"), line(18, "21.67"),
    seen("`UILabel`, two lines of `headline`, height", "42.33") {
      fit(label("One\nTwo", .preferredFont(forTextStyle: .headline)), in: $0)
    },
    seen("`UILabel`, three lines of `subheadline`, height", "58") {
      fit(label("One\nTwo\nThree", .preferredFont(forTextStyle: .subheadline)), in: $0)
    },
    title(11, "14"), title(13, "16"), title(17, "21"), title(24, "29"),
    row("row of a table, default style", "52") { cell(.default) },
    row("row of a table, default style, XXXL", "59", .plain, .extraExtraExtraLarge) { cell(.default) },
    row("row of a table, default style, AX2", "80", .plain, .accessibilityLarge) { cell(.default) },
    row("row of a table, subtitle style", "62") { cell(.subtitle) },
    row("row of a table, subtitle style, XXXL", "83", .plain, .extraExtraExtraLarge) { cell(.subtitle) },
    row("row of a table, subtitle style, AX2", "117", .plain, .accessibilityLarge) { cell(.subtitle) },
    row("row of a grouped table, subtitle style", "69.33", .grouped) { cell(.subtitle) },
    // The second one is seen at three pixels only, which its source takes for rounding.
    row("row of a table, `value1` style, no accessory", "52", against: "55") { cell(.value1) },
    row("row of a table, a content configuration", "53") {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
      return cell
    },
    seen("header of a plain table, height", "28") { headerHeight(.plain, in: $0) },
    seen("first header of a grouped table, height", "55.33") { headerHeight(.grouped, in: $0) },
    seen("row of an inset grouped table, distance from the side", "20") { window in
      let table = OneRow(.insetGrouped) { cell(.default) }
      window.addSubview(table)
      table.layoutIfNeeded()
      return (table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX ?? -1).brief
    },
    seen("margins of a cell, top and leading", "15, 20") { window in
      let table = OneRow(.plain) { cell(.default) }
      window.addSubview(table)
      table.layoutIfNeeded()
      let margins = table.cellForRow(at: IndexPath(row: 0, section: 0))?.layoutMargins ?? .zero
      return "\(margins.top.brief), \(margins.left.brief)"
    },
    seen("margin of a root view, leading", "20") { window in
      show(UIViewController(), in: window).view.layoutMargins.left.brief
    },
  ]

  @MainActor
  private static func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "More"
    return cell
  }

  @MainActor
  private static func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, font, 0)
    return label
  }

  /// Returns the height of a view that is sized to fit.
  @MainActor
  private static func fit(_ view: UIView, in window: UIWindow) -> String {
    window.addSubview(view)
    view.sizeToFit()
    view.layoutIfNeeded()
    return view.bounds.height.brief
  }

  @MainActor
  private static func headerHeight(_ style: UITableView.Style, in window: UIWindow) -> String {
    let table = OneRow(style) { cell(.default) }
    table.header = "Header"
    window.addSubview(table)
    table.layoutIfNeeded()
    return table.rectForHeader(inSection: 0).height.brief
  }

  @MainActor
  private static func show(_ controller: UIViewController, in window: UIWindow) -> UIViewController {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    return controller
  }
}

/// A table of one row that is its own data source.
private final class OneRow: UITableView, UITableViewDataSource {
  private let cell: @MainActor () -> UITableViewCell
  var header: String?

  init(_ style: UITableView.Style, _ cell: @escaping @MainActor () -> UITableViewCell) {
    self.cell = cell
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: style)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell() }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
}
