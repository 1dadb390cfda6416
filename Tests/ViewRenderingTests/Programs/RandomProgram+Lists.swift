import Foundation
import LayoutCore
import ListCore
import StyleCore

/// Calls on tables and collections with rows of their own, some of which UIKit would answer by an exception: they are reported.
extension RandomProgram {
  static let listSteps: [Step] = [
    Step("table of rows") { program in
      let table = UITableView(
        frame: program.numbers.rect(), style: program.numbers.flag() ? .plain : .insetGrouped)
      table.dataSource = program.rows
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      program.views.append(program.watch(table))
      program.put(table, into: program.window)
    },
    Step("collection of items") { program in
      let list = UICollectionView(
        frame: program.numbers.rect(), collectionViewLayout: UICollectionViewFlowLayout())
      list.dataSource = program.rows
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      program.views.append(program.watch(list))
      program.put(list, into: program.window)
    },
    Step("rows change without a word") { $0.rows.change(&$0.numbers) },
    Step("reloadData") { program in
      program.with(UITableView.self) { $0.reloadData() }
      program.with(UICollectionView.self) { $0.reloadData() }
    },
    Step("insertRows") { program in
      program.updateTable { table, paths in table.insertRows(at: paths, with: .fade) }
    },
    Step("deleteRows") { program in
      program.updateTable { table, paths in table.deleteRows(at: paths, with: .automatic) }
    },
    Step("reloadRows") { program in
      program.updateTable { table, paths in table.reloadRows(at: paths, with: .left) }
    },
    Step("moveRow") { program in
      let target = program.numbers.indexPath()
      program.updateTable { table, paths in for path in paths { table.moveRow(at: path, to: target) } }
    },
    Step("sections of a table") { program in
      let (set, kind) = (
        IndexSet(integer: max(0, program.numbers.whole(0...3) >> 1)), program.numbers.index(of: 3)
      )
      program.updateTable { table, _ in
        switch kind {
        case 0: table.insertSections(set, with: .none)
        case 1: table.deleteSections(set, with: .top)
        default: table.reloadSections(set, with: .fade)
        }
      }
    },
    Step("performBatchUpdates of a table") { program in
      let kinds = (0..<3).map { _ in program.numbers.index(of: 3) }
      program.with(UITableView.self) { table in
        table.performBatchUpdates {
          program.rows.change(&program.numbers)
          for kind in kinds {
            let path = program.numbers.indexPath()
            switch kind {
            case 0: table.insertRows(at: [path], with: .fade)
            case 1: table.deleteRows(at: [path], with: .fade)
            default: table.moveRow(at: path, to: program.numbers.indexPath())
            }
          }
        }
      }
    },
    Step("items of a collection") { program in
      let (kind, target) = (program.numbers.index(of: 5), program.numbers.indexPath())
      program.updateCollection { list, paths in
        switch kind {
        case 0: list.insertItems(at: paths)
        case 1: list.deleteItems(at: paths)
        case 2: list.reloadItems(at: paths)
        case 3: list.reconfigureItems(at: paths)
        default: for path in paths { list.moveItem(at: path, to: target) }
        }
      }
    },
    Step("sections of a collection") { program in
      let (set, kind) = (
        IndexSet(integer: max(0, program.numbers.whole(0...3) >> 1)), program.numbers.index(of: 4)
      )
      program.updateCollection { list, _ in
        switch kind {
        case 0: list.insertSections(set)
        case 1: list.deleteSections(set)
        case 2: list.reloadSections(set)
        default: list.moveSection(set.first ?? 0, toSection: 0)
        }
      }
    },
    Step("select and scroll to rows") { program in
      let (path, animated) = (program.numbers.indexPath(), program.numbers.flag())
      program.with(UITableView.self) { table in
        table.selectRow(at: path, animated: animated, scrollPosition: .middle)
        table.scrollToRow(at: path, at: .bottom, animated: animated)
        program.note(table.cellForRow(at: path) != nil, table.indexPathsForVisibleRows?.count ?? -1)
        if animated { table.setEditing(!table.isEditing, animated: true) }
      }
      program.with(UICollectionView.self) { list in
        list.selectItem(at: path, animated: animated, scrollPosition: .centeredVertically)
        list.scrollToItem(at: path, at: .bottom, animated: animated)
        program.note(list.cellForItem(at: path) != nil, list.indexPathsForVisibleItems.count)
      }
    },
  ]

  private func updateTable(_ update: (UITableView, [IndexPath]) -> Void) {
    with(UITableView.self) { table in
      if numbers.flag() { rows.change(&numbers) }
      update(table, (0..<numbers.index(of: 3)).map { _ in numbers.indexPath() })
    }
  }

  private func updateCollection(_ update: (UICollectionView, [IndexPath]) -> Void) {
    with(UICollectionView.self) { list in
      if numbers.flag() { rows.change(&numbers) }
      update(list, (0..<numbers.index(of: 3)).map { _ in numbers.indexPath() })
    }
  }
}

extension ProgramNumbers {
  /// The place of a row, which may be far out of any section.
  mutating func indexPath() -> IndexPath { IndexPath(item: whole(0...3), section: whole(0...2)) }
}

/// The rows of the tables and collections of a random program.
@MainActor
final class ProgramRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private var counts = [3, 2]

  /// Changes the numbers of rows, by one as most calls say, or by more.
  func change(_ numbers: inout ProgramNumbers) {
    switch numbers.index(of: 6) {
    case 0: counts.append(numbers.index(of: 4))
    case 1: if !counts.isEmpty { counts.removeLast() }
    default:
      guard !counts.isEmpty else { return }
      let section = numbers.index(of: counts.count)
      counts[section] = max(0, min(counts[section] + [1, 1, -1, -1, 3, -3][numbers.index(of: 6)], 30))
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
