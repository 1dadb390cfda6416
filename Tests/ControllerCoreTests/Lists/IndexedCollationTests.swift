import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import Testing

/// The sections of an index, by the letters of texts.
@MainActor
struct IndexedCollationTests {
  private final class Person: NSObject {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private let collation = UILocalizedIndexedCollation.current()
  private let selector = Selector(getter: "name", \Person.name)

  private func section(_ name: String) -> Int {
    collation.section(for: Person(name), collationStringSelector: selector)
  }

  @Test func `there is a section for each letter, and one for the rest`() {
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
  }

  @Test func `case and marks do not matter`() {
    #expect(section("ada") == 0 && section("Ada") == 0 && section("Ágnes") == 0)
    #expect(section("zoe") == 25)
    #expect(section("7 of 9") == 26 && section("") == 26 && section("Жанна") == 26)
  }

  @Test func `objects are sorted by their texts, and equal ones keep their order`() {
    let people = ["Zoe", "ágnes", "Bo", "Agnes", "Bo"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: selector)
      .compactMap { $0 as? Person }
    #expect(sorted.map(\.name) == ["Agnes", "ágnes", "Bo", "Bo", "Zoe"])
    #expect(sorted[2] === people[2] && sorted[3] === people[4])
  }

  @Test func `a number beyond the titles is that of the nearest section`() {
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    #expect(collation.section(forSectionIndexTitle: -1) == 0)
    #expect(collation.section(forSectionIndexTitle: 100) == 26)
  }
}
