import Testing

@testable import ViewDifference

@Suite struct FrameTimesTests {
  @Test(arguments: ["0..0.6@30", "0…0.6@30", "0...0.6@30", "0-0.6@30", "0.6@30"])
  func `all forms of a range are the same times`(_ text: String) throws {
    let times = try FrameTimes(text: text)
    #expect(times.text == "0..0.6@30")
    // 0.6 s at 30 per second are 18 steps, with a frame at both ends.
    #expect(times.count == 19)
    #expect(times[18] == 0.6)
    #expect(times.words(of: 7) == "0.233 s")
  }

  @Test func `frames at both ends are counted however decimals were rounded`() throws {
    #expect(try FrameTimes(text: "0.1..0.4@10").count == 4)
    #expect(try FrameTimes(text: "0.1..0.3999@10").count == 3)
    #expect(try FrameTimes(text: "2..2@60").count == 1)
    #expect(try FrameTimes(text: "0..0.7@60").count == 43)
  }

  @Test(
    arguments: [
      "", "@", "1", "1@", "@30", "a..b@30", "0..1@x", "-1..1@30", "1..0.5@30", "0..1@0", "0..1@241",
      "0..3601@1",
      "0..60@61", "nan@30", "inf@30", "1e3@30", "0..1@30@30", "0..1..2@30", "99999999999999@30",
      "0..1@99999999999999999999",
    ])
  func `others are refused`(_ text: String) {
    #expect(throws: FrameTimesError.self) { try FrameTimes(text: text) }
  }
}
