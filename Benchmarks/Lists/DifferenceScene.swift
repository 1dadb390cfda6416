import Foundation
import LayerCore
import LayoutCore
import ListCore

/// A table of numbers whose order changes.
@MainActor
final class DifferenceScene {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private let window: UIWindow
  private let source: UITableViewDiffableDataSource<Int, Int>
  private let numbers: [Int]
  private let snapshots: [Snapshot]
  private var step = 0

  init() {
    window = UIWindow(frame: CGRect(origin: .zero, size: ListScene.screen))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = ListScene.rowHeight
    source = UITableViewDiffableDataSource(tableView: table) { table, path, number in
      let old = table.dequeueReusableCell(withIdentifier: "row") as? ListRowCell
      let cell = old ?? ListRowCell(style: .default, reuseIdentifier: "row")
      cell.row.show(number)
      return cell
    }
    numbers = Self.shuffled(10_000)
    snapshots = [Self.snapshot(Array(0..<10_000)), Self.snapshot(numbers)]
    window.addSubview(table)
    window.isHidden = false
    source.apply(snapshots[0], animatingDifferences: false)
    window.layoutIfNeeded()
  }

  private static func shuffled(_ count: Int) -> [Int] {
    var random = SceneRandom()
    var numbers = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) {
      numbers.swapAt(index, Int(random.number(0, Double(index))))
    }
    return numbers
  }

  private static func snapshot(_ numbers: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    return snapshot
  }

  func sort() { precondition(numbers.sorted().last == numbers.count - 1, "all numbers are there") }

  /// Shows the numbers in the other order.
  func apply() {
    step += 1
    source.apply(snapshots[step % 2], animatingDifferences: false)
    window.layoutIfNeeded()
  }

  /// Shows the numbers as they are shown already.
  func applyAgain() {
    source.apply(snapshots[step % 2], animatingDifferences: false)
    window.layoutIfNeeded()
  }
}
