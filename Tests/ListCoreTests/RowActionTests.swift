import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing

/// Actions beside rows, and editing in table view controllers.
@MainActor
struct RowActionTests {
  @Test func `an action has the colour of its style until another is set`() {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    #expect(delete.backgroundColor == .systemRed)
    delete.backgroundColor = .blue
    #expect(delete.backgroundColor == .blue)
    #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
    #expect(UITableViewRowAction(style: .default, title: "Delete") { _, _ in }.backgroundColor == .systemRed)
  }

  @Test func `the function of an action reports whether it was performed`() {
    var results: [Bool] = []
    let action = UIContextualAction(style: .normal, title: "Pin") { action, _, done in
      done(action.title == "Pin")
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.performsFirstActionWithFullSwipe)
    configuration.actions[0].handler(action, UIView()) { results.append($0) }
    #expect(results == [true])
  }

  @Test func `a controller that is edited edits its table view`() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }
}
