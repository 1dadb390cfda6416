import ControlCore
import Foundation
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import ListCore

/// Context menus of rows, items and views that are pressed for long.
@MainActor
@Suite(.serialized) struct ContextMenuTests {
  private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate,
    UIContextMenuInteractionDelegate
  {
    var log: [String] = []
    /// The rows without a menu.
    var plain: Set<Int> = []
    var previewProvider: UIContextMenuContentPreviewProvider?

    func configuration() -> UIContextMenuConfiguration {
      UIContextMenuConfiguration(previewProvider: previewProvider) { [weak self] _ in
        UIMenu(
          title: "Mail",
          children: [
            UIAction(title: "Reply") { _ in self?.log.append("reply") },
            UIMenu(title: "Move", children: [UIAction(title: "To trash") { _ in self?.log.append("trash") }]),
            UIAction(title: "Print", attributes: .disabled) { _ in self?.log.append("print") },
          ])
      }
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("row \(indexPath.row)")
      #expect(point.y > 0 && point.y < 44)
      return plain.contains(indexPath.row) ? nil : configuration()
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display")
      animator?.addCompletion { [weak self] in self?.log.append("displayed") }
    }

    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { [weak self] in self?.log.append("ended") }
    }

    func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("commit") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("items \(indexPaths.map(\.item))")
      return configuration()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration() }
  }

  private let delegate = Delegate()

  private func table() -> (list: TestTable, user: HeadlessUser) {
    let list = TestTable(.plain, ["a", "b", "c"])
    list.table.rowHeight = 44
    list.table.delegate = delegate
    list.table.dataSource = list
    list.window.layoutIfNeeded()
    return (list, HeadlessUser(of: list.window))
  }

  @Test func `a long touch on a row shows its menu, whose action runs`() throws {
    let (list, user) = table()
    try user.press(on: "b")
    #expect(delegate.log == ["row 1", "display", "displayed"])
    #expect(user.sees("Mail") && user.sees("Reply") && user.sees("Print"))
    #expect(list.cell(1)?.isHighlighted == false, "the touch is the menu's")
    delegate.log = []
    try user.tap(on: "Reply")
    HeadlessLoop.run(for: 1)
    #expect(delegate.log == ["end", "reply", "ended"])
    #expect(!user.sees("Reply") && MenuOverlay.shown(in: list.window) == nil)
  }

  @Test func `a row without a menu is selected when the touch ends`() throws {
    delegate.plain = [1]
    let (_, user) = table()
    try user.press(on: "b")
    HeadlessLoop.run(for: 1)
    #expect(delegate.log == ["row 1", "select 1"])
  }

  @Test func `a tap elsewhere removes the menu, and only that`() throws {
    let (list, user) = table()
    try user.press(on: "a")
    delegate.log = []
    user.tap(at: CGPoint(x: 310, y: 390))
    HeadlessLoop.run(for: 1)
    #expect(delegate.log == ["end", "ended"])
    #expect(MenuOverlay.shown(in: list.window) == nil)
  }

  @Test func `a tap on the preview performs its action`() throws {
    let (_, user) = table()
    try user.press(on: "a")
    delegate.log = []
    user.tap(at: CGPoint(x: 300, y: 20))
    HeadlessLoop.run(for: 1)
    #expect(delegate.log == ["commit", "end", "ended"])
  }

  @Test func `a submenu takes the place of the menu, and disabled actions do not run`() throws {
    let (_, user) = table()
    try user.press(on: "a")
    try user.choose(menuItem: "Print")
    try user.choose(menuItem: "Move")
    #expect(user.sees("To trash") && !user.sees("Reply"))
    try user.choose(menuItem: "To trash")
    HeadlessLoop.run(for: 1)
    #expect(delegate.log.suffix(3) == ["end", "trash", "ended"] && !delegate.log.contains("print"))
    #expect(throws: HeadlessUserError.self) { try user.choose(menuItem: "Reply") }
  }

  @Test func `the preview is the picture of the row, or the view of a controller of its size`() throws {
    let (list, user) = table()
    try user.press(on: "a")
    func preview() -> MenuPreview? {
      MenuOverlay.shown(in: list.window)?.subviews.lazy.compactMap { $0 as? MenuPreview }.first
    }
    #expect(preview()?.frame == CGRect(0, 0, 320, 44))
    user.tap(at: CGPoint(x: 310, y: 390))
    HeadlessLoop.run(for: 1)
    delegate.previewProvider = {
      let controller = UIViewController()
      controller.preferredContentSize = CGSize(width: 200, height: 120)
      return controller
    }
    try user.press(on: "c")
    #expect(preview()?.bounds.size == CGSize(width: 200, height: 120))
  }

  @Test func `items of a collection are asked for together where several are selected`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = Items()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, delegate)
    view.allowsMultipleSelection = true
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    for item in [0, 2] {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    let cells = try (0..<4).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))) }
    let user = HeadlessUser(of: window)
    try user.press(on: cells[1])
    user.tap(at: CGPoint(x: 310, y: 390))
    HeadlessLoop.run(for: 1)
    try user.press(on: cells[2])
    #expect(delegate.log == ["items [1]", "items [0, 2]"])
  }

  @Test func `an interaction shows the menu of a view, and leaves with it`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
    window.addSubview(view)
    window.isHidden = false
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    let user = HeadlessUser(of: window)
    try user.press(on: view)
    #expect(user.sees("Reply"))
    interaction.dismissMenu()
    HeadlessLoop.run(for: 1)
    #expect(!user.sees("Reply"))
    view.removeInteraction(interaction)
    #expect(view.gestureRecognizers?.isEmpty != false)
    try user.press(on: view)
    #expect(!user.sees("Reply"))
  }
}

/// Four items.
private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
