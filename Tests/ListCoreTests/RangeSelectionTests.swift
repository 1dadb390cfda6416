import Foundation
import LayerCore
import LayoutCore
import Plumb
import StyleCore
import TestSupport
import Testing
import TextViewCore

@testable import ListCore

/// Pans of two fingers that select rows.
@MainActor
@Suite(.serialized) struct RangeSelectionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `the rows between two are in the order of the pan, over all sections`() {
    let counts = [2, 0, 3]
    func rows(_ start: IndexPath, _ end: IndexPath) -> [IndexPath] {
      RangeSelection.paths(from: start, to: end) { counts[$0] }
    }
    #expect(rows(path(1), path(1, 2)) == [path(1), path(0, 2), path(1, 2)])
    #expect(rows(path(1, 2), path(1)) == [path(1, 2), path(0, 2), path(1)])
    #expect(rows(path(0), path(0)) == [path(0)])
    #expect(rows(path(7), path(9)).isEmpty, "rows that are gone are left out")
  }

  @Test(arguments: TestEffort.seeds(20))
  func `what a pan covers is all that is new and not gone`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var range = RangeSelection(start: path(10), isSelected: false)
    var selected: Set<IndexPath> = []
    for _ in 0..<20 {
      let end = path(Int.random(in: 0..<20, using: &random))
      let change = range.cover(RangeSelection.paths(from: path(10), to: end) { _ in 20 })
      #expect(selected.isDisjoint(with: change.new) && selected.isSuperset(of: change.gone))
      selected.formUnion(change.new)
      selected.subtract(change.gone)
      #expect(selected == Set((min(10, end.item)...max(10, end.item)).map { path($0) }))
    }
  }

  private func pan(_ list: TestTable, from start: CGFloat, to end: CGFloat) {
    TouchSynthesizer(list.window).drag(
      [140, 180].map { (start: CGPoint(x: $0, y: start), end: CGPoint(x: $0, y: end)) }, for: 1, steps: 20)
    MainLoop.main.run(for: 2)
  }

  private func selected(_ list: TestTable) -> [Int] {
    (list.table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
  }

  @Test func `two fingers select the rows that they pass, and the content stays`() {
    let list = PannedTable(.plain, (0..<30).map(String.init))
    list.table.allowsMultipleSelectionDuringEditing = true
    list.show()
    pan(list, from: 22, to: 44 * 3 + 22)
    #expect(list.calls == ["may 0", "begin 0", "select 0", "select 1", "select 2", "select 3", "end"])
    #expect(selected(list) == [0, 1, 2, 3] && list.table.contentOffset.y == 0)
    list.calls = []
    // From a selected row on, rows are deselected.
    pan(list, from: 44 * 2 + 22, to: 44 * 4 + 22)
    #expect(selected(list) == [0, 1])
    #expect(list.calls.filter { $0.hasPrefix("deselect") } == ["deselect 2", "deselect 3"])
  }

  @Test func `without the delegate's leave two fingers scroll`() {
    let list = PannedTable(.plain, (0..<30).map(String.init))
    list.table.allowsMultipleSelectionDuringEditing = true
    list.mayBegin = false
    list.show()
    pan(list, from: 300, to: 100)
    #expect(selected(list).isEmpty && list.table.contentOffset.y > 100)
    #expect(list.calls == ["may 6"])
    // Nor is the delegate asked where only one row can be selected.
    list.calls = []
    list.table.allowsMultipleSelectionDuringEditing = false
    pan(list, from: 300, to: 100)
    #expect(list.calls.isEmpty)
  }
}

/// A table that begins editing with a pan, and notes what it is told.
@MainActor
private final class PannedTable: TestTable, UITableViewDelegate {
  var mayBegin = true

  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    calls.append("may \(indexPath.row)")
    return mayBegin
  }

  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
    if !tableView.isEditing { tableView.setEditing(true, animated: false) }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { calls.append("end") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.row)")
  }
}
