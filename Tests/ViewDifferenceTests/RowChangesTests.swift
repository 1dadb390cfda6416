import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewDifference

/// The explanations of lists whose rows came, went or scrolled.
@MainActor
struct RowChangesTests {
  /// A table of 200 × 220 points with rows of 44.
  private final class Rows: NSObject, UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 220))
    let table: UITableView
    var texts: [String]

    init(_ texts: [String]) {
      self.texts = texts
      table = UITableView(frame: window.bounds, style: .plain)
      super.init()
      table.accessibilityIdentifier = "list"
      table.rowHeight = 44
      table.showsVerticalScrollIndicator = false
      table.contentInsetAdjustmentBehavior = .never
      table.dataSource = self
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }

    func scroll(to y: CGFloat) {
      table.contentOffset.y = y
      window.layoutIfNeeded()
    }
  }

  private func sentences(from old: Rows, to new: Rows) -> [String] {
    let explanation = Recorded.explanation(from: old.table, to: new.table)
    #expect(explanation.unexplainedPixels == 0)
    return explanation.changes.map(\.sentence)
  }

  @Test func `cells have their index paths in trees and in their JSON`() throws {
    let tree = Recorded(Rows(["a", "b"]).table).tree
    #expect(tree.nodes.compactMap(\.place).sorted() == ["row 0-0", "row 0-1"])
    #expect(tree.description.contains("UITableViewCell[row 0-1] 0 44 200 44"))
    #expect(try LayoutTree(json: tree.json) == tree)
  }

  @Test func `a row that was inserted moved the others, which is said once`() {
    // Five rows are visible: c, d and what is below them move by the height of a row, and e leaves.
    let sentences = sentences(
      from: Rows(["a", "b", "c", "d", "e"]), to: Rows(["a", "b", "new", "c", "d", "e"]))
    #expect(
      sentences.contains(
        "2 rows in list moved 44 pt (88 px) down because row 0-2 in list was added"), "\(sentences)")
    #expect(sentences.filter { $0.contains("was added") && $0.hasPrefix("row 0-2 in list") }.count == 1)
    #expect(!sentences.contains { $0.contains("removed") })
    #expect(sentences.count == 2, "\(sentences)")
  }

  @Test func `a row that was deleted is said once, with the rows that moved up`() {
    let texts = ["a", "b", "c", "d", "e", "f", "g"]
    let sentences = sentences(from: Rows(texts), to: Rows(texts.filter { $0 != "b" }))
    #expect(
      sentences.contains("3 rows in list moved 44 pt (88 px) up because row 0-1 in list was removed"),
      "\(sentences)")
    #expect(sentences.count == 2, "\(sentences)")
  }

  @Test func `a list that was scrolled is said to be, and its rows are not named`() {
    let texts = (0..<20).map { "\($0)" }
    let scrolled = Rows(texts)
    scrolled.scroll(to: 88)
    #expect(sentences(from: Rows(texts), to: scrolled) == ["list scrolled 0 0 → 0 88"])
  }

  @Test func `the order in which cells are reused is no difference`() {
    let texts = (0..<20).map { "\($0)" }
    let other = Rows(texts)
    other.scroll(to: 300)
    other.scroll(to: 0)
    #expect(sentences(from: Rows(texts), to: other) == [])
  }

  @Test func `a row whose text changed is told by its place`() {
    let sentences = sentences(from: Rows(["a", "b", "c"]), to: Rows(["a", "x", "c"]))
    #expect(sentences.contains { $0.contains("text changed “b” → “x”") }, "\(sentences)")
    #expect(!sentences.contains { $0.contains("added") || $0.contains("moved") }, "\(sentences)")
  }
}
