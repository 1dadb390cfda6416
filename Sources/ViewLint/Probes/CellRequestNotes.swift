internal import Foundation
internal import GraphicsCore
internal import LayerCore
internal import LayoutCore
internal import ListCore

/// Notes of data sources that lay out cells, or set their sizes, while they are asked for them.
@MainActor
final class CellRequestNotes {
  /// A cell that was laid out, or given a size.
  struct Note: Hashable {
    let cellName: String
    /// The size that the cell was given; nil for layout.
    var frame: CGSize?
  }

  /// The notes, the first of each class of cells and kind.
  private(set) var notes: [Note] = []
  /// The cells that were displayed before: a new one gets its first size when it is made.
  private var known: [ObjectIdentifier: UIView] = [:]

  /// Makes a request, and notes what it does to the cell.
  func observe(_ request: () -> UIView?) {
    var returned: UIView?
    let (trace, subject) = UpdateTrace.recordDetails { returned = request() }
    guard let cell = returned else { return }
    let name = String(describing: type(of: cell))
    let number = subject(cell.layer)
    let parts = Set(([cell] + cell.subviews).map { subject($0.layer) })
    let isLaidOut = trace.events.contains { event in
      event.kind == .began(.callback(.layoutSubviews)) && event.subject.map(parts.contains) == true
    }
    if isLaidOut { add(Note(cellName: name)) }
    // Collection views give a cell its size when they dequeue it.
    if known.updateValue(cell, forKey: ObjectIdentifier(cell)) != nil, cell is UITableViewCell,
      trace.events.contains(where: { $0.subject == number && $0.resizes })
    {
      add(Note(cellName: name, frame: cell.bounds.size))
    }
  }

  private func add(_ note: Note) {
    let isKnown = notes.contains {
      $0.cellName == note.cellName && ($0.frame == nil) == (note.frame == nil)
    }
    if !isKnown { notes.append(note) }
  }
}

extension TraceEvent {
  /// Whether or not the subject got another size.
  fileprivate var resizes: Bool {
    guard case .changed(let property, let old, let new) = kind, [.frame, .bounds].contains(property) else {
      return false
    }
    return old.size != new.size
  }
}
