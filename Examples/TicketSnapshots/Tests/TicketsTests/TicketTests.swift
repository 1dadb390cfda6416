#if canImport(ViewSnapshotTesting)
  import Testing
  import Tickets
  import UIKit
  import ViewSnapshotTesting

  @MainActor
  @Suite struct TicketTests {
    @Test func ticket() {
      assertSnapshot(of: TicketView(), as: .images(scales: [1, 2, 3]), named: "plain")
    }
  }
#endif
