import TestSupport

@testable import ListCore

/// Sections with items, each with a number of its own, before and after random changes that lead from one to the other.
struct RandomChanges {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  let before: [Section]
  private(set) var after: [Section] = []
  private(set) var changes = ListChanges()
  private(set) var random: SeededGenerator
  private var nextID = 1000

  /// Creates the changes of a seed, of data that may be the result of others.
  init(seed: UInt64, of sections: [Section]? = nil) {
    self.init(from: SeededGenerator(seed: seed), of: sections)
  }

  /// Creates the changes of a generator's numbers.
  init(from generator: SeededGenerator, of sections: [Section]? = nil) {
    random = generator
    if let sections {
      before = sections
      nextID += 1 + (sections.flatMap { [$0.id] + $0.items }.max() ?? 0)
    } else {
      before = Self.sections(&random, &nextID)
    }
    change()
  }

  static func counts(_ sections: [Section]) -> ListCounts { ListCounts(items: sections.map(\.items.count)) }

  private static func sections(_ random: inout SeededGenerator, _ nextID: inout Int) -> [Section] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let items = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        nextID += 1
        return nextID
      }
      nextID += 1
      return Section(id: nextID, items: items)
    }
  }

  private mutating func isChosen(_ probability: Double) -> Bool {
    Double(random.next() >> 44) / 0x1p20 < probability
  }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  private mutating func change() {
    var (staying, moving): ([Int], [Int]) = ([], [])
    for index in before.indices {
      if isChosen(0.15) {
        changes.deletedSections.insert(index)
      } else if isChosen(0.15) {
        moving.append(index)
      } else {
        staying.append(index)
        if isChosen(0.1) { changes.reloadedSections.insert(index) }
      }
    }
    let inserted = isChosen(0.4) || before.isEmpty ? Int.random(in: 1...2, using: &random) : 0
    let order = place(staying, moving, inserted: inserted)
    for (target, source) in order.enumerated() {
      guard let source else {
        changes.insertedSections.insert(target)
        continue
      }
      if moving.contains(source) { changes.moveSection(source, to: target) }
    }
    changeItems(in: order)
  }

  /// Puts moved and inserted elements, as `nil`, at random places among those that stay.
  private mutating func place<Element>(_ staying: [Element], _ moving: [Element], inserted: Int) -> [Element?]
  {
    var coming = moving.map(Optional.some) + Array(repeating: nil, count: inserted)
    coming.shuffle(using: &random)
    let count = staying.count + coming.count
    let slots = Set(Array(0..<count).shuffled(using: &random).prefix(coming.count))
    var rest = staying.makeIterator()
    var next = coming.makeIterator()
    return (0..<count).map { slots.contains($0) ? next.next() ?? nil : rest.next() }
  }

  private mutating func changeItems(in order: [Int?]) {
    var (staying, moving): ([Int: [ItemPlace]], [ItemPlace]) = ([:], [])
    for (section, items) in before.enumerated() {
      let isGone =
        changes.deletedSections.contains(section) || changes.reloadedSections.contains(section)
      for item in items.items.indices {
        let place = ItemPlace(section, item)
        if isChosen(0.1) {
          moving.append(place)
        } else if isGone {
          continue
        } else if isChosen(0.15) {
          changes.deletedItems.insert(place)
        } else {
          staying[section, default: []].append(place)
          if isChosen(0.1) { changes.reloadedItems.insert(place) }
        }
      }
    }
    let open = order.indices.filter { order[$0].map { !changes.reloadedSections.contains($0) } ?? false }
    var targets: [Int: [ItemPlace]] = [:]
    for place in moving {
      guard let target = open.randomElement(using: &random) else {
        // Without a section that stays, the item goes with its own.
        continue
      }
      targets[target, default: []].append(place)
    }
    after = order.enumerated().map { target, source in
      section(at: target, from: source, source.flatMap { staying[$0] } ?? [], targets[target] ?? [])
    }
  }

  private mutating func section(
    at target: Int, from source: Int?, _ staying: [ItemPlace], _ moving: [ItemPlace]
  ) -> Section {
    let isNew = source.map { changes.reloadedSections.contains($0) } ?? true
    let id = source.map { before[$0].id } ?? newID()
    guard !isNew else {
      let items = (0..<Int.random(in: 0...5, using: &random)).map { _ in newID() }
      return Section(id: id, items: items)
    }
    let inserted = isChosen(0.5) ? Int.random(in: 1...3, using: &random) : 0
    let places = place(staying, moving, inserted: inserted)
    let items = places.enumerated().map { index, old in
      let new = ItemPlace(target, index)
      guard let old else {
        changes.insertedItems.insert(new)
        return newID()
      }
      if moving.contains(old) { changes.moveItem(old, to: new) }
      return before[old.section].items[old.item]
    }
    return Section(id: id, items: items)
  }
}
