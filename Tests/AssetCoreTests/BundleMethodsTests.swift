import AssetCore
import CBundle
import Foundation
import Testing

struct BundleMethodsTests {
  @Test func allMethodsAreReplaced() {
    #expect(Bundle.isReplaced)
    #expect(cbundle_replaced() == 5)
  }
}
