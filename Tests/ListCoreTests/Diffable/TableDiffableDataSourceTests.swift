import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ListCore

/// Diffable data sources of table views.
@MainActor
struct TableDiffableDataSourceTests {
  /// A data source with titles, as programs write it.
  private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  private final class RowCell: UITableViewCell {
    var item: Int?
  }

  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view: UITableView
    let source: TitledSource

    init() {
      view = UITableView(frame: window.bounds, style: .plain)
      view.rowHeight = 30
      view.register(RowCell.self, forCellReuseIdentifier: "row")
      source = TitledSource(tableView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
        (cell as? RowCell)?.item = item
        return cell
      }
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func apply(_ snapshot: Snapshot) {
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
    }

    var rows: [String] {
      (view.indexPathsForVisibleRows ?? []).sorted().map { path in
        let cell = view.cellForRow(at: path) as? RowCell
        return "\(path.section)-\(path.row) \(cell?.item ?? -1) \(cell?.frame ?? .null)"
      }
    }
  }

  @Test(arguments: TestEffort.seeds(60))
  func `applying snapshots one after another equals a new table of the last`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = Scene()
    for _ in 0..<4 {
      let snapshot = random.snapshot()
      scene.apply(snapshot)
      #expect(scene.view.numberOfSections == snapshot.numberOfSections)
      let fresh = Scene()
      fresh.apply(snapshot)
      #expect(scene.rows == fresh.rows)
    }
  }

  @Test func `titles and editing are those of a subclass`() {
    let scene = Scene()
    var snapshot = Snapshot()
    snapshot.appendSections(["tea"])
    snapshot.appendItems([1])
    scene.apply(snapshot)
    let source: any UITableViewDataSource = scene.source
    #expect(source.tableView(scene.view, titleForHeaderInSection: 0) == "tea")
    #expect(source.tableView(scene.view, canEditRowAt: IndexPath(row: 0, section: 0)) == false)
    #expect(scene.source.defaultRowAnimation == .automatic)
    #expect(scene.source.indexPath(for: 1) == IndexPath(row: 0, section: 0))
  }
}
