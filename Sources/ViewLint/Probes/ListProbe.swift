internal import DiagnosticCore
internal import Escaping
internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A probe that loads lists again, once in new cells and once in those of other rows, which must show the same.
///
/// Content that differs between two loads in new cells depends on more than its row, and proves nothing. A list in a
/// cell of another is examined as content of that cell only.
@MainActor
struct ListProbe {
  private let list: any ExaminedList
  private let path: ViewPath

  static func findings(in tree: LintTree) -> [Finding] {
    tree.nodes.indices.flatMap { index -> [Finding] in
      let node = tree.nodes[index]
      guard let list = node.view as? any ExaminedList, node.isShown, list.isAtRest, !list.bounds.isEmpty,
        !tree.ancestors(of: index).contains(where: { tree.nodes[$0].view is any ExaminedList })
      else { return [] }
      return ListProbe(list: list, path: tree.path(of: index)).run()
    }
  }

  private func run() -> [Finding] {
    let (offset, selected) = (list.contentOffset, list.selectedPaths)
    defer {
      list.select(selected)
      list.contentOffset = offset
      list.layoutIfNeeded()
    }
    var findings: [Finding] = []
    UIView.performWithoutAnimation {
      let notes = CellRequestNotes()
      let outer = CellRequests.observer
      CellRequests.observer = { notes.observe($0) }
      defer { CellRequests.observer = outer }
      var walks: [ListWalk] = []
      let diagnostics = LayoutDiagnostics.collect {
        walks.append(ListWalk(withNewCells: list))
        walks.append(ListWalk(withUsedCells: list))
        walks.append(ListWalk(withNewCells: list))
      }
      findings = unregistered(diagnostics) + requests(notes)
      findings += differences(new: walks[0], reused: walks[1], newAgain: walks[2])
    }
    return findings
  }

  /// Returns the findings for identifiers of cells without a class or nib.
  private func unregistered(_ diagnostics: [LayoutDiagnostic]) -> [Finding] {
    var reported: Set<String> = []
    return diagnostics.compactMap { diagnostic in
      guard case .list(.notRegistered(_, let kind, let identifier)) = diagnostic,
        reported.insert("\(kind) \(identifier)").inserted
      else { return nil }
      return Finding(
        .unregisteredCell, view: path,
        message:
          "\(path.last) has no class or nib for the \(kind) with the identifier “\(identifier)”",
        fix:
          "Register one before the list is shown: register(Cell.self, forCellReuseIdentifier: …) of a table, "
          + "or register(Cell.self, forCellWithReuseIdentifier: …) of a collection view")
    }
  }

  private func requests(_ notes: CellRequestNotes) -> [Finding] {
    notes.notes.map { note in
      Finding(
        .layoutInCellRequest, view: path.appending(note.cellName),
        message: note.frame.map {
          "The data source sets the size of \(note.cellName) to \(PointText.of($0)); the list sets another"
        } ?? "The data source lays \(note.cellName) out before the list has given it a size",
        fix: note.frame == nil
          ? "Only set content in the data source; the list lays the cell out when it has its size"
          : "Leave the frame of the cell to the list; set the height with rowHeight, or by constraints")
    }
  }

  // MARK: Differences

  private func differences(new: ListWalk, reused: ListWalk, newAgain: ListWalk) -> [Finding] {
    var findings: [Finding] = []
    var reported: Set<RowFacts.Key> = []
    for row in new.paths {
      guard let first = new.rows[row]?.first, let again = newAgain.rows[row]?.first else { continue }
      let used = (reused.rows[row] ?? []).first { !first.differences(from: $0).isEmpty }
      // Content that is other every time has other heights, too.
      guard !first.differences(from: again).contains(where: { $0.property != RowFacts.place }) else {
        continue
      }
      let threshold = 1 / max(1, list.traitCollection.displayScale)
      if abs(first.height - again.height) >= threshold {
        if findings.contains(where: { $0.code == .unstableRowHeight }) { continue }
        findings.append(unstable(row, first, again))
      } else if let used, let key = first.differences(from: used).first, reported.insert(key).inserted {
        findings.append(stale(row, key, new: first, used: used))
      }
    }
    return findings
  }

  private func unstable(_ row: IndexPath, _ first: RowFacts, _ again: RowFacts) -> Finding {
    let heights = [first.height, again.height].map { PointText.of($0) }
    var finding = Finding(
      .unstableRowHeight, view: path.appending(first.cellName),
      message:
        "Row \(row.words) is \(heights[0]) points high, and \(heights[1]) when the list is loaded again",
      fix: "Compute the height from the data of the row and the width alone")
    finding.values = [
      FindingValue("height", points: first.height), FindingValue("height again", points: again.height),
    ]
    return finding
  }

  private func stale(_ row: IndexPath, _ key: RowFacts.Key, new: RowFacts, used: RowFacts) -> Finding {
    let view = key.path.reduce(path.appending(new.cellName)) { $0.appending($1) }
    func words(_ facts: RowFacts) -> String { facts.values[key] ?? "none" }
    var finding = Finding(
      .staleCellContent, view: view,
      message:
        "The \(key.property) of \(view.last) in row \(row.words) is \(words(used)) in a cell that has shown "
        + "another row, and \(words(new)) in a new one",
      fix: "Set it for every row where the cell is configured, or reset it in prepareForReuse()")
    if new.height != used.height {
      finding.values = [
        FindingValue("height in a new cell", points: new.height),
        FindingValue("height in a reused cell", points: used.height),
      ]
    }
    return finding
  }
}

extension IndexPath {
  /// The section and the row, from 0: `0.12`.
  fileprivate var words: String { map { "\($0)" }.joined(separator: ".") }
}
