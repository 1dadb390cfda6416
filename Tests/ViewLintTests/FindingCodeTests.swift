import Testing

@testable import ViewLint

@Suite struct FindingCodeTests {
  /// Codes stand in files of users: in reports, and where findings are switched off.
  @Test func codesAreWordsWithHyphens() {
    for code in FindingCode.allCases {
      #expect(code.rawValue.allSatisfy { $0.isLowercase || $0 == "-" }, "\(code)")
    }
  }

  /// Rows that were copied and not changed would have another code's texts.
  @Test func noTwoCodesSayTheSame() {
    #expect(Set(FindingCode.allCases.map(\.summary)).count == FindingCode.allCases.count)
    #expect(Set(FindingCode.allCases.map(\.explanation)).count == FindingCode.allCases.count)
  }

  /// A finding that were its own consequence would never be told.
  @Test func noFindingIsItsOwnConsequence() {
    for code in FindingCode.allCases {
      for consequence in code.descriptor.consequences where consequence.codes.contains(code) {
        #expect(consequence.place == .above, "\(code)")
      }
    }
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.note < .warning)
    #expect(Severity.warning < .error)
  }
}
