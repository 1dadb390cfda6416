/// A call of a table or collection view for which UIKit raises an exception.
package enum ListError: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of views, whose sentences differ in some words.
  package enum View: Hashable, Sendable {
    /// A table view, with rows.
    case table
    /// A collection view, with items.
    case collection

    fileprivate var name: String { self == .table ? "table view" : "collection view" }
    fileprivate var item: String { self == .table ? "row" : "item" }
  }

  /// The counts of one section, before and after changes, and the changes that were announced.
  package struct Counts: Hashable, Sendable {
    package var before, after, inserted, deleted, movedIn, movedOut: Int

    package init(
      before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int = 0, movedOut: Int = 0
    ) {
      (self.before, self.after) = (before, after)
      (self.inserted, self.deleted) = (inserted, deleted)
      (self.movedIn, self.movedOut) = (movedIn, movedOut)
    }
  }

  /// A number of sections that the announced changes do not explain.
  case wrongSections(View, Counts)
  /// A number of items in a section that the announced changes do not explain.
  case wrongItems(View, section: Int, Counts)
  /// A section that does not exist before or after the changes, of which there are `count` sections.
  case noSection(View, verb: String, section: Int, count: Int, isBefore: Bool)
  /// An item that does not exist before or after the changes, in a section of `count` items.
  case noItem(View, verb: String, item: Int, section: Int, count: Int, isBefore: Bool)
  /// A place that two changes name which exclude each other.
  case conflict(View, first: String, second: String, place: String)
  /// A view that was dequeued for an identifier without a class or nib.
  case notRegistered(View, kind: String, identifier: String)
  /// An index path of a call that is not one of the data.
  case outOfBounds(View, call: String, place: String)
  /// A data source that did not return what it must.
  case dataSource(View, String)

  /// The problem in one line of English, in UIKit's words.
  package var description: String {
    switch self {
    case .wrongSections(let view, let counts): sentence(view, counts)
    case .wrongItems(let view, let section, let counts): sentence(view, section, counts)
    case .noSection(let view, let verb, let section, let count, let isBefore):
      "attempt to \(verb) section \(section), but there are only \(count) sections \(isBefore ? "before" : "after")"
        + " the update; the \(view.name) reloads its data."
    case .noItem(let view, let verb, let item, let section, let count, let isBefore):
      isBefore
        ? "attempt to \(verb) \(view.item) \(item) from section \(section) which only contains \(count) "
          + "\(view.item)s before the update; the \(view.name) reloads its data."
        : "attempt to \(verb) \(view.item) \(item) into section \(section), but there are only \(count) "
          + "\(view.item)s in section \(section) after the update; the \(view.name) reloads its data."
    case .conflict(let view, let first, let second, let place):
      "attempt to perform \(first) and \(second) of the same \(place); the \(view.name) reloads its data."
    case .notRegistered(let view, let kind, let identifier):
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard; the \(view.name) shows an empty view."
    case .outOfBounds(let view, let call, let place):
      "Attempted to \(call) of an invalid index path: \(place); the \(view.name) ignores it."
    case .dataSource(let view, let problem):
      "the \(view.name)'s data source \(problem)."
    }
  }

  private func sentence(_ view: View, _ counts: Counts) -> String {
    "Invalid update: invalid number of sections. The number of sections contained in the \(view.name) after the "
      + "update (\(counts.after)) must be equal to the number of sections contained in the \(view.name) before the "
      + "update (\(counts.before)), plus or minus the number of sections inserted or deleted "
      + "(\(counts.inserted) inserted, \(counts.deleted) deleted); it reloads its data."
  }

  private func sentence(_ view: View, _ section: Int, _ counts: Counts) -> String {
    "Invalid update: invalid number of \(view.item)s in section \(section). The number of \(view.item)s contained in "
      + "an existing section after the update (\(counts.after)) must be equal to the number of \(view.item)s "
      + "contained in that section before the update (\(counts.before)), plus or minus the number of \(view.item)s "
      + "inserted or deleted from that section (\(counts.inserted) inserted, \(counts.deleted) deleted) and plus or "
      + "minus the number of \(view.item)s moved into or out of that section (\(counts.movedIn) moved in, "
      + "\(counts.movedOut) moved out); the \(view.name) reloads its data."
  }
}
