import Testing
import Tickets
import UIKit

/// Tests that run on Linux and on Apple's systems.
@MainActor
@Suite struct TicketLayoutTests {
  @Test func priceIsAtTheTrailingEdge() throws {
    let ticket = TicketView()
    ticket.bounds.size.width = 375
    ticket.layoutIfNeeded()
    let price = try #require(ticket.subviews.first { $0.accessibilityIdentifier == "price" })
    // Below the photo's end at 72 and a gap of 10, less 4.
    #expect(price.frame == CGRect(x: 375 - 84, y: 78, width: 68, height: 30))
  }
}
