import Foundation
import StyleCore
import Testing

/// Index paths of lists as objects.
struct NSIndexPathTests {
  @Test func `sections, items and rows are indices`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.section == 2)
    #expect(path.row == 3)
    #expect((IndexPath(item: 5, section: 1) as NSIndexPath).item == 5)
    #expect(NSIndexPath(item: 5, section: 1) == IndexPath(item: 5, section: 1) as NSIndexPath)
  }
}
