#if canImport(ViewSnapshotTesting)
  import Testing
  import Tickets
  import UIKit
  import ViewSnapshotTesting

  @MainActor
  @Suite struct TicketVariantTests {
    @Test func dark() {
      assertSnapshot(of: TicketView(), as: .images(ViewVariants(styles: [.dark], scales: [2])))
    }

    @Test func layout() {
      assertSnapshot(of: TicketView(), as: .layout)
    }

    @Test func noLayoutFindings() {
      // As it is, and wider by an odd number of points.
      assertNoLayoutFindings(
        in: TicketView(), sizes: [CGSize(width: 320, height: 120), CGSize(width: 375, height: 131)])
    }
  }
#endif
