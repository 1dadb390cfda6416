import TestSupport
import Testing

@testable import ViewSpec

struct JSONPathTests {
  @Test func pathsAreWrittenFromTheRoot() {
    #expect(JSONPath.root.description == "$")
    #expect(
      JSONPath.root.key("views").index(2).key("frame").key("width").description == "$.views[2].frame.width")
  }

  @Test(arguments: [
    ("a b", "$[\"a b\"]"), ("", "$[\"\"]"), ("1a", "$[\"1a\"]"), ("a1", "$.a1"), ("_", "$._"),
    ("a.b", "$[\"a.b\"]"), ("a\nb", "$[\"a\\nb\"]"), ("é", "$[\"é\"]"),
  ])
  func keysThatAreNotNamesAreQuoted(key: String, expected: String) {
    #expect(JSONPath.root.key(key).description == expected)
  }

  @Test func longPathsAndKeysAreShortened() {
    let deep = (0..<1000).reduce(JSONPath.root) { path, index in path.index(index) }
    let first = (0..<10).map { "[\($0)]" }.joined()
    let last = (990..<1000).map { "[\($0)]" }.joined()
    #expect(deep.description == "$\(first)…\(last)")
    #expect(JSONPath.root.key(String(repeating: "k", count: 10_000)).description.count < 80)
  }

  @Test func equalityIsOfSteps() {
    #expect(JSONPath.root.key("a").index(1) == JSONPath.root.key("a").index(1))
    #expect(JSONPath.root.key("a") != JSONPath.root)
    #expect(JSONPath.root.key("1") != JSONPath.root.index(1))
  }

  @Test func deepPathIsReleasedOnASmallStack() {
    let count = onSmallStack {
      (0..<1000).reduce(JSONPath.root) { path, index in path.index(index) }.steps.count
    }
    #expect(count == 1000)
  }
}
