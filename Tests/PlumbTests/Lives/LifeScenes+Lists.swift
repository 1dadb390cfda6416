import Foundation
import Plumb
import UIKit

/// The rows of a table.
@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var titles: [String] = []

  init(_ titles: [String]) { self.titles = titles }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "C", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = titles[indexPath.row]
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    ])
  }
}

extension LifeScene {
  static let lists = [
    LifeScene("tables that are scrolled, edited and reloaded", period: 3) { number in
      let rows = Rows((0..<60).map { "Row \($0) of \(number)" })
      let table = UITableView(frame: .zero, style: [.plain, .insetGrouped][number % 2])
      table.register(UITableViewCell.self, forCellReuseIdentifier: "C")
      (table.dataSource, table.delegate) = (rows, rows)
      var cells: [AnyObject] = []
      try show(view: table, number) { window in
        for y in [200, 900, 0] {
          table.setContentOffset(CGPoint(x: 0, y: y), animated: y == 900)
          HeadlessLoop.runUntilIdle()
        }
        cells = table.visibleCells
        let user = HeadlessUser(of: window)
        try user.swipe(row: "Row 2 of \(number)")
        rows.titles.remove(at: 1)
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        HeadlessLoop.runUntilIdle()
        rows.titles.insert("New \(number)", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: true, scrollPosition: .none)
        HeadlessLoop.runUntilIdle()
        table.setEditing(true, animated: true)
        HeadlessLoop.runUntilIdle()
        table.reloadData()
      }
      return [table, rows] + cells
    },
    LifeScene("collections with a data source of snapshots", period: 3) { number in
      let layout = UICollectionViewCompositionalLayout.list(
        using: .init(appearance: [.plain, .insetGrouped, .sidebar][number % 3]))
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      try show(view: view, number) { _ in
        for step in 0..<3 {
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0, 1])
          snapshot.appendItems((step..<step + 20).map { "Item \($0) of \(number)" }, toSection: 0)
          snapshot.appendItems(["Last \(number)"], toSection: 1)
          source.apply(snapshot, animatingDifferences: step > 0)
          HeadlessLoop.runUntilIdle()
        }
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      }
      return [view, source, layout] + view.visibleCells
    },
    LifeScene("grids that change their layout") { number in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.contentView.backgroundColor = UIColor(white: Double(item % 100) / 100, alpha: 1)
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      try show(view: view, number) { _ in
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(number..<number + 30))
        source.apply(snapshot, animatingDifferences: false)
        HeadlessLoop.runUntilIdle()
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 40 + number % 50, height: 40)
        view.setCollectionViewLayout(flow, animated: true)
      }
      return [view, source]
    },
  ]

  static let edits = [
    LifeScene("fields that are typed in") { number in
      let field = UITextField()
      try show(view: field, number) { window in
        let user = HeadlessUser(of: window)
        try user.tap(on: field)
        try user.type("Text \(number)")
        try user.deleteBackward(count: 2)
        field.selectAll(nil)
        field.copy(nil)
        field.undoManager?.undo()
      }
      return [field]
    },
    LifeScene("views of text that are edited") { number in
      let view = number % 2 == 0 ? UITextView() : UITextView(usingTextLayoutManager: false)
      view.text = String(repeating: "Some words, number \(number). ", count: 10)
      try show(view: view, number) { window in
        let user = HeadlessUser(of: window)
        try user.tap(on: view)
        try user.type("more")
        view.textStorage.beginEditing()
        view.textStorage.addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 10))
        view.textStorage.replaceCharacters(in: NSRange(location: 20, length: 5), with: "\(number)")
        view.textStorage.endEditing()
        HeadlessLoop.runUntilIdle()
        view.undoManager?.undo()
        view.undoManager?.redo()
      }
      return [view, view.textStorage, view.textContainer]
    },
    LifeScene("texts that are measured and drawn") { number in
      let text = NSMutableAttributedString(string: "Text \(number), אבג, שלום, 漢字, é\u{301}")
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 5 + Double(number % 10_000) / 97), range: NSRange(0..<5))
      text.addAttribute(.kern, value: Double(number) / 1000, range: NSRange(0..<3))
      _ = text.boundingRect(
        with: CGSize(width: 50, height: 1000), options: .usesLineFragmentOrigin, context: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      label.accessibilityLabel = "L\(number)"
      try show(view: label, number, draws: true)
      return [label, text]
    },
    LifeScene("marks and numbers of controls") { number in
      let stack = UIStackView()
      stack.axis = .vertical
      let (slider, segments) = (UISlider(), UISegmentedControl(items: ["A\(number)", "B"]))
      let toggle = UISwitch()
      for view in [slider, segments, toggle] { stack.addArrangedSubview(view) }
      try show(view: stack, number) { window in
        slider.setValue(Float(number % 10) / 10, animated: true)
        segments.selectedSegmentIndex = 1
        toggle.setOn(true, animated: true)
        try HeadlessUser(of: window).tap(on: toggle)
        toggle.isHidden = true
        stack.removeArrangedSubview(slider)
        segments.removeFromSuperview()
      }
      return [stack, slider, segments, toggle]
    },
  ]
}
