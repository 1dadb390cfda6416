import Testing

@testable import DiagnosticCore

/// The diagnostics that are reported once.
struct ReportedOnceTests {
  @Test("One is reported again only after as many others as are remembered") func bound() {
    let found = LayoutDiagnostics.collect {
      for number in 0..<LayoutDiagnostics.capacity {
        for _ in 0..<2 { LayoutDiagnostics.reportOnce(.missingSymbol("s\(number)")) }
      }
    }
    #expect(found == (0..<LayoutDiagnostics.capacity).map { .missingSymbol("s\($0)") })
    let more = LayoutDiagnostics.collect {
      for number in 0...LayoutDiagnostics.capacity {
        LayoutDiagnostics.reportOnce(.missingSymbol("s\(number)"))
      }
      LayoutDiagnostics.reportOnce(.missingSymbol("s0"))
    }
    #expect(more.count == LayoutDiagnostics.capacity + 2 && more.last == more.first)
  }
}
