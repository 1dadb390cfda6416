import Testing

@testable import ViewSnapshotTesting

@Suite struct LineDifferenceTests {
  private func patch(_ old: [Int], _ new: [Int]) -> String {
    func text(_ lines: [Int]) -> String { lines.map(String.init).joined(separator: "\n") }
    return LineDifference(from: text(old), to: text(new)).patch
  }

  @Test func `a changed line stands between four lines on both sides`() {
    let new = (1...20).map { $0 == 10 ? 100 : $0 }
    #expect(
      patch(Array(1...20), new)
        == "@@ -6,9 +6,9 @@\n 6\n 7\n 8\n 9\n-10\n+100\n 11\n 12\n 13\n 14")
  }

  @Test func `changes that are near are one hunk, others two`() {
    let near = patch(Array(1...20), Array(2...19))
    #expect(
      near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,4 @@", "@@ -16,5 +15,4 @@"])
    #expect(patch(Array(1...9), Array(2...8)).split(separator: "\n").filter { $0.hasPrefix("@@") }.count == 1)
  }

  @Test func `lines that come and go are counted on their side only`() {
    #expect(patch([1], [1, 2]) == "@@ -1,1 +1,2 @@\n 1\n+2")
    #expect(patch([1, 2], [2]) == "@@ -1,2 +1,1 @@\n-1\n 2")
  }
}
