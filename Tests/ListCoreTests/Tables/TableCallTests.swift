import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore

/// The order in which a table asks and tells its data source and delegate.
@MainActor
struct TableCallTests {
  @Test func `a delegate hears of cells that appear and disappear, and is asked for heights one by one`() {
    let list = CallTable(.plain, (0..<30).map { "\($0)" })
    list.show()
    #expect(list.calls.prefix(4) == ["height 0", "cell 0", "height 0", "willDisplay 0"])
    // The first question shows that the delegate has the method; 400 points are 4 rows of 100.
    #expect(list.calls.filter { $0.hasPrefix("height") }.count == 5)
    #expect(list.calls.last == "willDisplay 3")
    list.calls = []
    list.table.contentOffset.y = 150
    list.window.layoutIfNeeded()
    #expect(
      list.calls == [
        "cell 4", "height 4", "willDisplay 4", "cell 5", "height 5", "willDisplay 5", "didEnd 0",
      ])
    list.calls = []
    list.table.reloadData()
    #expect(list.calls.isEmpty)
    list.window.layoutIfNeeded()
    #expect(list.calls.prefix(5) == ["didEnd 1", "didEnd 2", "didEnd 3", "didEnd 4", "didEnd 5"])
  }

  @Test func `without estimates the delegate is asked for all heights at once`() {
    let list = CallTable(.plain, (0..<30).map { "\($0)" })
    list.table.estimatedRowHeight = 0
    list.show()
    #expect(list.calls.filter { $0.hasPrefix("height") }.count == 31)
    #expect(list.table.contentSize.height == 3_000)
  }

  @Test func `rows ahead are prefetched, once each, and cancelled when they are not near any more`() {
    let list = CallTable(.plain, (0..<100).map { "\($0)" })
    list.table.estimatedRowHeight = 0
    list.table.prefetchDataSource = list
    list.show()
    list.calls = []
    list.table.contentOffset.y = 100
    list.window.layoutIfNeeded()
    #expect(list.prefetched.last == [8])
    list.table.contentOffset.y = 3_000
    list.window.layoutIfNeeded()
    #expect(list.cancelled.last == [5, 6, 7, 8])
  }

  @Test func `views of headers are as high as their constraints need, and nil is no header`() throws {
    let list = HeaderTable()
    list.sections = (0..<3).map { .init(rows: ["\($0)"]) }
    list.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    list.show()
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 22, width: 320, height: 40))
    #expect(list.frame(0)?.minY == 62)
    #expect(list.table.rectForHeader(inSection: 1).height == 0)
    #expect(list.frame(0, 1)?.minY == 106)
    #expect(list.calls == ["will 0", "will 2"])
  }

  @Test func `the height of headers is for those that there are, in a plain table`() {
    let list = TestTable()
    list.sections = [.init(rows: ["1"]), .init(header: "B", rows: ["2"])]
    list.table.sectionHeaderHeight = 50
    list.show()
    #expect(list.frame(0)?.minY == 0)
    #expect(list.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 66, width: 320, height: 50))
  }

  @Test func `a delegate's height of headers counts, even if it is that of the table view`() {
    for (style, header) in [(UITableView.Style.grouped, "A" as String?), (.plain, nil)] {
      let list = GivenHeaderTable(style)
      list.sections = [.init(header: header, rows: ["1"])]
      list.table.sectionHeaderHeight = 50
      list.show()
      #expect(list.table.rectForHeader(inSection: 0).height == 50)
    }
  }

  @Test func `a header with a height but without a view is asked for once`() {
    let list = GivenHeaderTable(.plain)
    list.sections = [.init(rows: ["1"]), .init(rows: ["2"])]
    list.show()
    #expect(list.calls == ["view 0", "view 1"])
    let frame = list.frame(0, 1)
    for _ in 0..<3 {
      list.table.setNeedsLayout()
      list.window.layoutIfNeeded()
    }
    #expect(list.calls == ["view 0", "view 1"])
    #expect(list.frame(0, 1) == frame && list.table.rectForHeader(inSection: 1).height == 50)
  }

  @Test func `NSNotFound is no row, and not the footer`() {
    let list = TestTable()
    list.sections = [.init(footer: "end", rows: ["1"])]
    list.show()
    let path = IndexPath(row: NSNotFound, section: 0)
    #expect(list.table.rectForFooter(inSection: 0).height > 0)
    #expect(list.table.rectForRow(at: path) == .zero)
    #expect(list.table.cellForRow(at: path) == nil)
  }

  @Test func `a cell with a content configuration shows its view`() {
    let list = TestTable(.plain, ["1"])
    list.configure = { cell, _, _ in cell.contentConfiguration = Bar() }
    list.show()
    #expect(list.cell(0)?.contentView is BarView)
    #expect(list.frame(0)?.height == 60.5)
    list.cell(0)?.contentConfiguration = nil
    #expect(!(list.cell(0)?.contentView is BarView))
  }

  @Test func `a cell updates its configurations for its state`() {
    let list = TestTable(.plain, ["1", "2"])
    list.configure = { [unowned list] cell, text, _ in
      cell.configurationUpdateHandler = { _, state in
        list.calls.append("\(text) \(state.isSelected) \(state.isEditing)")
      }
    }
    list.show()
    #expect(Set(list.calls) == ["1 false false", "2 false false"])
    list.calls = []
    list.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    list.window.layoutIfNeeded()
    #expect(list.calls == ["2 true false"])
  }

  @Test func `a cell tells of a changed content, and its row is measured again`() {
    let list = NoteTable(.plain, ["short", "next"])
    list.show()
    let before = list.frame(1)?.minY ?? 0
    list.note(0)?.label.text = "a text that is long enough to need a second line in a cell of this width"
    list.cell(0)?.invalidateIntrinsicContentSize()
    list.window.layoutIfNeeded()
    #expect((list.frame(1)?.minY ?? 0) > before)
    #expect(list.frame(1)?.minY == list.frame(0)?.maxY)
  }

  @Test func `a controller clears the selection when it appears`() {
    let controller = UITableViewController(style: .plain)
    controller.loadViewIfNeeded()
    let list = TestTable(.plain, ["1"])
    controller.tableView.dataSource = list
    controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}

/// A table of rows of 100 points that notes what it is asked.
@MainActor
private final class CallTable: TestTable, UITableViewDelegate, UITableViewDataSourcePrefetching {
  var prefetched: [[Int]] = []
  var cancelled: [[Int]] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(indexPath.row)")
    return super.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls.append("height \(indexPath.row)")
    return 100
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("willDisplay \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("didEnd \(indexPath.row)") }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched.append(indexPaths.map(\.row))
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled.append(indexPaths.map(\.row))
  }
}

/// A table with views as headers of all sections but the second.
@MainActor
private final class HeaderTable: TestTable, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section != 1 else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    guard let content = view?.contentView else { return nil }
    content.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: content.topAnchor),
      line.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      line.heightAnchor.constraint(equalToConstant: 40),
    ])
    return view
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    calls.append("will \(section)")
  }
}

/// A table with headers of 50 points, and no view for them.
@MainActor
private final class GivenHeaderTable: TestTable, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    calls.append("view \(section)")
    return nil
  }
}

/// The configuration of a bar that is 60 points high.
private struct Bar: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { BarView(self) }
  func updated(for state: any UIConfigurationState) -> Bar { self }
}

private final class BarView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: Bar) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 60) }
}
