import Foundation
import Testing

@testable import SnapshotReport

/// The version of the system in results.
@Suite struct SystemResultTests {
  private let item = SnapshotCase(
    name: "card.json @2x iOS 26", group: "Snapshots", status: .same, scale: 2, system: 26)

  @Test func `results that name no system are read as before`() throws {
    let old =
      #"{"causes":[],"changes":[],"actualTree":[],"referenceTree":[],"summary":[],"#
      + #""group":"g","name":"a @1x","scale":1,"status":"same"}"#
    let read = try JSONDecoder().decode(SnapshotCase.self, from: Data(old.utf8))
    #expect(read == SnapshotCase(name: "a @1x", group: "g", status: .same, scale: 1))
    #expect(try JSONDecoder().decode(SnapshotCase.self, from: ResultsFile.line(item)) == item)
  }

  @Test func `the spec of a case is found without its scale and system`() {
    #expect(item.spec == "card.json")
    #expect(SnapshotCase(name: "card.json @2x", group: "", status: .same, scale: 2).spec == "card.json")
    #expect(SnapshotCase(name: "card.json @2x", group: "", status: .same, scale: 2, system: 26).spec == nil)
  }

  @Test func `JUnit has it as a property of a case that passes, too`() {
    let xml = JUnitReport.xml([SnapshotRun(program: "p", folder: "/", cases: [item])])
    #expect(
      xml.contains(
        """
            <testcase classname="Snapshots" name="card.json @2x iOS 26" time="0.000">
              <properties>
                <property name="system" value="iOS 26"/>
              </properties>
            </testcase>
        """))
    var failed = item
    failed.status = .different
    let other = JUnitReport.xml([SnapshotRun(program: "p", folder: "/", cases: [failed])])
    #expect(other.contains("</properties>\n      <failure"))
  }

  @Test func `the schema knows it`() {
    #expect(JSONReport.schema.contains("\"system\": { \"type\": \"integer\""))
  }
}
