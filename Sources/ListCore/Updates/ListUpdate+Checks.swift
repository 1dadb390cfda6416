import DiagnosticCore
import Foundation

/// The checks for which UIKit raises an exception.
extension ListUpdate {
  /// Returns the first problem, in the order of UIKit's checks, or `nil` if the changes explain the new counts.
  func problem(in view: ListError.View) -> ListError? {
    missingSection(in: view) ?? wrongSections(in: view) ?? missingItem(in: view) ?? conflict(in: view)
      ?? wrongItems(in: view)
  }

  // MARK: Sections

  private func missingSection(in view: ListError.View) -> ListError? {
    func find(_ verb: String, _ sections: some Sequence<Int>, isBefore: Bool) -> ListError? {
      let count = (isBefore ? before : after).sections
      return sections.sorted().first { $0 < 0 || $0 >= count }
        .map { .noSection(view, verb: verb, section: $0, count: count, isBefore: isBefore) }
    }
    return find("delete", changes.deletedSections, isBefore: true)
      ?? find("reload", changes.reloadedSections, isBefore: true)
      ?? find("move", changes.movedSections.map(\.from), isBefore: true)
      ?? find("insert", changes.insertedSections, isBefore: false)
      ?? find("move", changes.movedSections.map(\.to), isBefore: false)
  }

  private func wrongSections(in view: ListError.View) -> ListError? {
    let counts = ListError.Counts(
      before: before.sections, after: after.sections, inserted: changes.insertedSections.count,
      deleted: changes.deletedSections.count)
    return counts.isConsistent ? nil : .wrongSections(view, counts)
  }

  // MARK: Items

  private func missingItem(in view: ListError.View) -> ListError? {
    func find(_ verb: String, _ places: some Sequence<ItemPlace>, isBefore: Bool) -> ListError? {
      let counts = isBefore ? before : after
      guard let place = places.sorted().first(where: { !counts.contains($0) }) else { return nil }
      guard place.section >= 0, place.section < counts.sections else {
        return .noSection(
          view, verb: verb, section: place.section, count: counts.sections, isBefore: isBefore)
      }
      let count = counts.items(in: place.section)
      return .noItem(
        view, verb: verb, item: place.item, section: place.section, count: count, isBefore: isBefore)
    }
    return find("delete", changes.deletedItems, isBefore: true)
      ?? find("reload", changes.reloadedItems, isBefore: true)
      ?? find("move", changes.movedItems.map(\.from), isBefore: true)
      ?? find("insert", changes.insertedItems, isBefore: false)
      ?? find("move", changes.movedItems.map(\.to), isBefore: false)
  }

  private func conflict(in view: ListError.View) -> ListError? {
    let itemStarts = changes.movedItems.map(\.from)
    let itemEnds = changes.movedItems.map(\.to)
    let starts = changes.movedSections.map(\.from)
    let ends = changes.movedSections.map(\.to)
    func sections(_ first: String, _ second: String, _ places: Set<Int>) -> ListError? {
      places.min().map { .conflict(view, first: first, second: second, place: "section (\($0))") }
    }
    func items(_ first: String, _ second: String, _ places: Set<ItemPlace>) -> ListError? {
      places.min().map {
        .conflict(view, first: first, second: second, place: "index path (\($0.section) - \($0.item))")
      }
    }
    return sections("a delete", "a move", changes.deletedSections.intersection(starts))
      ?? sections("an insert", "a move", changes.insertedSections.intersection(ends))
      ?? sections("a delete", "a reload", changes.deletedSections.intersection(changes.reloadedSections))
      ?? sections("a move", "another move", starts.repeated.union(ends.repeated))
      ?? items("a delete", "a move", changes.deletedItems.intersection(itemStarts))
      ?? items("an insert", "a move", changes.insertedItems.intersection(itemEnds))
      ?? items("a delete", "a reload", changes.deletedItems.intersection(changes.reloadedItems))
      ?? items("a move", "another move", itemStarts.repeated.union(itemEnds.repeated))
  }

  private func wrongItems(in view: ListError.View) -> ListError? {
    var counts: [Int: ListError.Counts] = [:]
    for new in 0..<after.sections {
      guard let old = oldSection(of: new), !changes.reloadedSections.contains(old) else { continue }
      counts[new] = ListError.Counts(
        before: before.items(in: old), after: after.items(in: new), inserted: 0, deleted: 0)
    }
    for place in changes.deletedItems {
      if let new = newSection(of: place.section) { counts[new]?.deleted += 1 }
    }
    for place in changes.insertedItems { counts[place.section]?.inserted += 1 }
    for move in changes.movedItems {
      counts[move.to.section]?.movedIn += 1
      if let new = newSection(of: move.from.section) { counts[new]?.movedOut += 1 }
    }
    let wrong = counts.filter { !$0.value.isConsistent }
    return wrong.min { $0.key < $1.key }.map { .wrongItems(view, section: $0.key, $0.value) }
  }
}

extension ListError.Counts {
  /// Whether or not the changes explain the new count.
  fileprivate var isConsistent: Bool { before - deleted - movedOut + inserted + movedIn == after }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once.
  fileprivate var repeated: Set<Element> {
    var (seen, found) = (Set<Element>(minimumCapacity: count), Set<Element>())
    for element in self where !seen.insert(element).inserted { found.insert(element) }
    return found
  }
}
