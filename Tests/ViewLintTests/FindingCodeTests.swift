import Testing
import ViewLint

@Suite struct FindingCodeTests {
  /// Codes stand in files of users: in reports, and where findings are switched off.
  @Test func codesAreWordsWithHyphens() {
    for code in FindingCode.allCases {
      #expect(code.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }, "\(code)")
    }
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.note < .warning)
    #expect(Severity.warning < .error)
  }
}
