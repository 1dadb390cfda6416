import TestSupport
import Testing

@testable import Escaping

struct NearestNameTests {
  /// The distance by its recursive definition, without a table.
  private func distance(_ first: ArraySlice<UInt32>, _ second: ArraySlice<UInt32>) -> Int {
    guard let a = first.last, let b = second.last else { return first.count + second.count }
    var result = min(
      distance(first.dropLast(), second.dropLast()) + (a == b ? 0 : 1),
      distance(first.dropLast(), second) + 1,
      distance(first, second.dropLast()) + 1)
    if first.count > 1, second.count > 1, first.dropLast().last == b, second.dropLast().last == a {
      result = min(result, distance(first.dropLast(2), second.dropLast(2)) + 1)
    }
    return result
  }

  @Test func distanceIsTheDefinition() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in UInt32.random(in: 97...99, using: &random) }
      }
      let expected = distance(words[0][...], words[1][...])
      for limit in 0...6 {
        #expect(
          editDistance(words[0], words[1], atMost: limit) == (expected <= limit ? expected : nil), "\(words)")
      }
    }
  }

  @Test(arguments: [
    ("fram", "frame"), ("widht", "width"), ("Frame", "frame"), ("BACKGROUNDCOLOR", "backgroundColor"),
    ("backgroundColour", "backgroundColor"), ("x", "y"),
  ])
  func slipsAreSeen(name: String, expected: String) {
    #expect(
      nearestName(to: name, among: ["width", "frame", "backgroundColor", "yz", "y"])
        == (name == "x" ? nil : expected))
  }

  @Test(arguments: ["", "colour", "zzzzz", "framewidth"])
  func strangersAreNot(name: String) {
    #expect(nearestName(to: name, among: ["width", "frame", "id", ""]) == nil)
  }

  @Test func aThirdOfTheLongerNameMayDiffer() {
    // One letter replaced and one inserted are 2; a third of 6 is 2, a third of 5 only 1.
    #expect(nearestName(to: "frame", among: ["fraxey"]) == "fraxey")
    #expect(nearestName(to: "fraxey", among: ["frame"]) == "frame")
    #expect(nearestName(to: "frame", among: ["fraxe", "fxaxe"]) == "fraxe")
    #expect(nearestName(to: "frame", among: ["fxaxe"]) == nil)
  }

  @Test func nearestWinsThenFirst() {
    #expect(nearestName(to: "maxx", among: ["midX", "maxY", "maxX", "MAXX"]) == "maxX")
    #expect(nearestName(to: "minZ", among: ["minX", "minY"]) == "minX")
    #expect(nearestName(to: "minZ", among: ["minY", "minX"]) == "minY")
  }

  @Test func slipsCanBeLimitedFurther() {
    #expect(nearestName(to: "minWidth", among: ["maxWidth"]) == "maxWidth")
    #expect(nearestName(to: "minWidth", among: ["maxWidth"], atMost: 1) == nil)
    #expect(nearestName(to: "minWidht", among: ["minWidth"], atMost: 1) == "minWidth")
  }
}
