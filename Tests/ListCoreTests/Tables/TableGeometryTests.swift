import Foundation
import StyleCore
import TestSupport
import Testing

@testable import ListCore

/// The places of headers, rows and footers, compared with a walk over all of them.
struct TableGeometryTests {
  private typealias Part = (element: TableElement, range: Range<CGFloat>, padding: CGFloat)

  private func randomGeometry(_ random: inout SeededGenerator) -> TableGeometry {
    func length() -> CGFloat { CGFloat(Int.random(in: 0...120, using: &random)) / 2 }
    let sections = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      let isHeader = Bool.random(using: &random)
      let rows = (0..<Int.random(in: 0...40, using: &random)).map { _ in (height: length() + 1, isKnown: true)
      }
      return TableSection(
        header: isHeader ? .init(height: length(), hasView: true, padding: 22) : .init(),
        rows: HeightList(rows),
        footer: .init(height: Bool.random(using: &random) ? length() : 0))
    }
    return TableGeometry(sections, top: length(), bottom: length())
  }

  /// Lists the parts from top to bottom.
  private func walk(_ geometry: TableGeometry) -> [Part] {
    var (parts, y): ([Part], CGFloat) = ([], geometry.top)
    func add(_ element: TableElement, _ height: CGFloat, _ padding: CGFloat) {
      y += padding
      parts.append((element, y..<y + height, padding))
      y += height
    }
    for (index, section) in geometry.sections.enumerated() {
      add(.header(index), section.header.height, section.header.padding)
      for row in 0..<section.rows.count { add(.row(row, in: index), section.rows.height(at: row), 0) }
      add(.footer(index), section.footer.height, 0)
    }
    return parts
  }

  @Test(arguments: TestEffort.seeds(100))
  func `parts are one below the other, and are found at their places`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let geometry = randomGeometry(&random)
    let parts = walk(geometry)
    for part in parts { #expect(geometry.range(of: part.element) == part.range) }
    #expect(geometry.contentHeight == (parts.last?.range.upperBound ?? geometry.top) + geometry.bottom)
    for _ in 0..<20 {
      let y = random.number(in: -20...geometry.contentHeight + 20)
      let first = parts.first { !$0.range.isEmpty && $0.range.upperBound > y }
      #expect(geometry.firstElement(endingBelow: y) == first?.element)
      let hit = parts.first { $0.range.contains(y) && $0.element.indexPath != nil }
      #expect(geometry.row(at: y) == hit?.element.indexPath)
      let end = y + random.number(in: 0...200)
      let met = parts.filter { $0.range.lowerBound < end && $0.range.upperBound > y && !$0.range.isEmpty }
      #expect(geometry.rows(from: y, to: end) == met.compactMap(\.element.indexPath))
    }
  }

  @Test(arguments: TestEffort.seeds(30))
  func `a changed height moves what is below`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var geometry = randomGeometry(&random)
    for _ in 0..<20 {
      guard let part = walk(geometry).filter({ $0.element.indexPath != nil }).randomElement(using: &random)
      else { return }
      let height = CGFloat(Int.random(in: 1...300, using: &random)) / 2
      let old = part.range.upperBound - part.range.lowerBound
      #expect(geometry.setHeight(height, of: part.element) == height - old)
      #expect(walk(geometry).allSatisfy { geometry.range(of: $0.element) == $0.range })
    }
  }

  @Test func `elements are in the order of their places`() {
    let elements: [TableElement] = [.header(0), .row(0, in: 0), .row(1, in: 0), .footer(0), .header(1)]
    #expect(elements.shuffled().sorted() == elements)
    #expect(TableElement.row(IndexPath(row: 3, section: 2)).indexPath == IndexPath(row: 3, section: 2))
    #expect(TableElement.footer(1).indexPath == nil)
  }
}
