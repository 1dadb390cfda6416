import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import InteractionCore

/// The focus in tables and collection views.
@MainActor
@Suite(.serialized) struct FocusListTests {
  /// A table of rows of 44 points.
  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table: UITableView
    var log: [String] = []
    var refuses = false
    var preferred: IndexPath?

    override init() {
      table = UITableView(frame: window.bounds, style: .plain)
      super.init()
      table.rowHeight = 44
      table.contentInsetAdjustmentBehavior = .never
      table.allowsFocus = true
      window.addSubview(table)
      window.isHidden = false
      (table.dataSource, table.delegate) = (self, self)
      HeadlessLoop.runUntilIdle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Letter \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != 1
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map { $0?.row ?? -1 }
      log.append("\(rows[0]) to \(rows[1])")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      refuses ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
  }

  @Test func `arrows go from row to row, past those that may not have the focus, and scroll`() throws {
    let mail = Mail()
    let user = HeadlessUser(of: mail.window)
    for _ in 0..<3 { try user.press(key: UIKeyCommand.inputDownArrow) }
    #expect(mail.log == ["-1 to 0", "0 to 2", "2 to 3"])
    let cell = try #require(user.focusedView as? UITableViewCell)
    #expect(cell.isFocused && cell.configurationState.isFocused)
    try user.press(key: "\r")
    #expect(mail.log.last == "select 3")
    for _ in 0..<10 { try user.press(key: UIKeyCommand.inputDownArrow) }
    HeadlessLoop.run(for: 1)
    // Row 13 ends at 14 · 44 = 616, 216 points below the first 400.
    #expect(mail.log.last == "12 to 13" && mail.table.contentOffset.y >= 216)
  }

  @Test func `the selection follows the focus where the table says so`() throws {
    let mail = Mail()
    mail.table.selectionFollowsFocus = true
    try HeadlessUser(of: mail.window).press(key: UIKeyCommand.inputDownArrow)
    #expect(mail.table.indexPathForSelectedRow?.row == 0)
    #expect(mail.log == ["-1 to 0", "select 0"])
  }

  @Test func `a selection that follows the focus is one of the user's`() throws {
    let mail = Mail()
    mail.table.selectionFollowsFocus = true
    let user = HeadlessUser(of: mail.window)
    for _ in 0..<2 { try user.press(key: UIKeyCommand.inputDownArrow) }
    #expect(mail.log == ["-1 to 0", "select 0", "0 to 2", "deselect 0", "select 2"])
    mail.log = []
    mail.refuses = true
    try user.press(key: UIKeyCommand.inputDownArrow)
    (mail.refuses, mail.table.allowsSelection) = (false, false)
    try user.press(key: UIKeyCommand.inputDownArrow)
    #expect(mail.log == ["2 to 3", "3 to 4"] && mail.table.indexPathForSelectedRow?.row == 2)
  }

  @Test func `the row that the delegate prefers gets the focus first, and then the one that had it last`()
    throws
  {
    let mail = Mail()
    mail.preferred = IndexPath(row: 4, section: 0)
    let user = HeadlessUser(of: mail.window)
    try user.press(key: UIKeyCommand.inputDownArrow)
    try user.press(key: UIKeyCommand.inputDownArrow)
    #expect(mail.log == ["-1 to 4", "4 to 5"])
    func preferred() -> UITableViewCell? {
      mail.table.preferredFocusEnvironments.first.flatMap { $0 as? UITableViewCell }
    }
    #expect(preferred() === mail.table.cellForRow(at: IndexPath(row: 4, section: 0)))
    mail.table.remembersLastFocusedIndexPath = true
    #expect(preferred() === mail.table.cellForRow(at: IndexPath(row: 5, section: 0)))
    // The row is not visible, so that it has no cell.
    (mail.table.remembersLastFocusedIndexPath, mail.preferred) = (false, IndexPath(row: 49, section: 0))
    #expect(preferred() == nil)
  }

  @Test func `rows of a table that does not allow it have no focus`() throws {
    let mail = Mail()
    mail.table.allowsFocus = false
    #expect(throws: HeadlessUserError.self) {
      try HeadlessUser(of: mail.window).press(key: UIKeyCommand.inputDownArrow)
    }
    #expect(mail.log.isEmpty)
  }
}
