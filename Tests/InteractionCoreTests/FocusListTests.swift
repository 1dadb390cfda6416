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

  @Test func `rows of a table that does not allow it have no focus`() throws {
    let mail = Mail()
    mail.table.allowsFocus = false
    #expect(throws: HeadlessUserError.self) {
      try HeadlessUser(of: mail.window).press(key: UIKeyCommand.inputDownArrow)
    }
    #expect(mail.log.isEmpty)
  }
}
