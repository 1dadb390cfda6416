import Foundation
import Testing
import UIKit
import ViewSession

/// The events of the first layout of a view.
@MainActor @Suite struct TraceTests {
  private final class Count {
    var views = 0
  }

  @Test func `a trace is that of a new view, with more lines in detail`() throws {
    let count = Count()
    let source = MadeSource {
      count.views += 1
      return .view(CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 140)))
    }
    let session = try ViewSession(source, as: SessionVariant())
    #expect(count.views == 1)
    let lines = try session.trace(isDetailed: false)
    #expect(count.views == 2)
    #expect(lines.contains { $0.hasSuffix("layoutSubviews of CardView") }, "\(lines)")
    #expect(lines.contains { $0.contains("frame") && $0.contains("(16, 10.3, 168, 22)") }, "\(lines)")
    #expect(try session.trace(isDetailed: true).count > lines.count)
  }
}
