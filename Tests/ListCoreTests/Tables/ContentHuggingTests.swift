import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ListCore

/// Headers that are as wide as their content.
@MainActor
struct ContentHuggingTests {
  @Test(arguments: [false, true]) func `a header of a table is as wide as its title and the margins`(
    isReversed: Bool
  ) throws {
    let list = TestTable(.plain, ["a"])
    list.sections[0].header = "Title"
    if isReversed { list.window.traitOverrides.layoutDirection = .rightToLeft }
    list.show()
    let header = try #require(list.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 22, width: 320, height: 28))
    list.table.contentHuggingElements = .sectionHeaders
    list.window.layoutIfNeeded()
    let title = try #require(header.textLabel).intrinsicContentSize.width
    #expect(title > 0 && header.frame.width == 16 + title + 16)
    #expect(header.frame.minX == (isReversed ? 320 - header.frame.width : 0))
    #expect(header.textLabel?.frame.minX == 16 && list.frame(0)?.width == 320)
    list.table.contentHuggingElements = []
    list.window.layoutIfNeeded()
    #expect(header.frame.width == 320)
  }

  @Test func `the default of lists is no view`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(configuration.contentHuggingElements.isEmpty)
    #expect(configuration.placement(ofKind: UICollectionView.elementKindSectionHeader)?.hugsContent == false)
    configuration.contentHuggingElements = .supplementaryHeader
    #expect(configuration.placement(ofKind: UICollectionView.elementKindSectionHeader)?.hugsContent == true)
    #expect(configuration.placement(ofKind: UICollectionView.elementKindSectionFooter)?.hugsContent == false)
  }
}
