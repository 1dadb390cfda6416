import Testing
import Tickets
import UIKit
import ViewSnapshotTesting

@MainActor
@Suite struct TicketTests {
  @Test func ticket() {
    assertSnapshot(of: TicketView(), as: .images(scales: [1, 2, 3]), named: "plain")
  }

  @Test func dark() {
    assertSnapshot(of: TicketView(), as: .images(ViewVariants(styles: [.dark], scales: [2])))
  }

  @Test func layout() {
    assertSnapshot(of: TicketView(), as: .layout)
  }
}
