import DiagnosticCore
import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Adds sections without items at the end.
  ///
  /// Sections that the snapshot has are moved there with their items, which is reported.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: { $0.count })
  }

  /// Inserts sections without items before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 0)
  }

  /// Inserts sections without items after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, offset: 1)
  }

  private mutating func insert(
    _ sections: [SectionIdentifierType], beside neighbour: SectionIdentifierType, offset: Int
  ) {
    guard contents[neighbour] != nil else {
      return report(.missing(.section, "\(neighbour)", use: "insert sections beside"))
    }
    insert(sections.filter { $0 != neighbour }) { ($0.firstIndex(of: neighbour) ?? 0) + offset }
  }

  /// Inserts sections at the position among the others.
  private mutating func insert(
    _ sections: [SectionIdentifierType], at position: ([SectionIdentifierType]) -> Int
  ) {
    let added = unique(sections, .section)
    let present = added.filter { contents[$0] != nil }
    if !present.isEmpty {
      report(.alreadyPresent(.section, present.map { "\($0)" }))
      let moved = Set(present)
      sectionIdentifiers.removeAll { moved.contains($0) }
    }
    sectionIdentifiers.insert(contentsOf: added, at: position(sectionIdentifiers))
    for section in added where contents[section] == nil { contents[section] = [] }
    orderChanged(ofSections: true)
  }

  /// Deletes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    for section in deleted {
      for item in contents.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sectionIdentifiers.removeAll { deleted.contains($0) }
    orderChanged(ofSections: true)
    dropRequests()
  }

  /// Moves a section with its items to the place before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section with its items to the place after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ section: SectionIdentifierType, to neighbour: SectionIdentifierType, offset: Int
  ) {
    guard let position = indexOfSection(section) else {
      return report(.missing(.section, "\(section)", use: "move"))
    }
    guard contents[neighbour] != nil else {
      return report(.missing(.section, "\(neighbour)", use: "move a section beside"))
    }
    guard section != neighbour else { return }
    sectionIdentifiers.remove(at: position)
    sectionIdentifiers.insert(section, at: (sectionIdentifiers.firstIndex(of: neighbour) ?? 0) + offset)
    orderChanged(ofSections: true)
  }

  /// Requests that sections are reloaded, with their headers and footers.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.add(
      identifiers.filter { section in
        if contents[section] == nil { report(.missing(.section, "\(section)", use: "reload")) }
        return contents[section] != nil
      })
  }

  /// Replaces the items of a section, or adds the section at the end.
  mutating func setItems(_ items: [ItemIdentifierType], of section: SectionIdentifierType) {
    if contents[section] == nil { appendSections([section]) }
    for item in contents[section] ?? [] { homes[item] = nil }
    contents[section] = []
    orderChanged()
    appendItems(items, toSection: section)
    dropRequests()
  }

  /// The snapshot without requests to reload and reconfigure.
  var settled: NSDiffableDataSourceSnapshot {
    var settled = self
    settled.reloadedItems = OrderedIdentifiers()
    settled.reconfiguredItems = OrderedIdentifiers()
    settled.reloadedSections = OrderedIdentifiers()
    return settled
  }
}
