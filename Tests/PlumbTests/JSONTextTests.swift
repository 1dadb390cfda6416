import Foundation
import TestSupport
import Testing

@testable import Plumb

struct JSONTextTests {
  @Test func stringsSurvive() throws {
    let text = "a\"b\\c\nd\u{1}e\u{1f600}é\t/"
    let read = try JSONSerialization.jsonObject(with: Data("[\(JSONText.string(text))]".utf8)) as? [String]
    #expect(read == [text])
  }

  @Test func stringsOfStrangersSurviveAndAreSeen() throws {
    let texts = OddScalars.texts(around: "\"\\/\n")
    let others = try texts.indices.filter { place in
      let json = JSONText.string(texts[place])
      let read = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
      return read?.map(\.scalars) != [texts[place].scalars]
        || json.unicodeScalars.contains { $0 < " " || $0.properties.generalCategory == .format }
    }
    #expect(others.isEmpty)
  }

  @Test(arguments: [(1.0, "1"), (-0.5, "-0.5"), (1e300, "1e+300"), (.infinity, "\"inf\""), (.nan, "\"nan\"")])
  func numbers(_ value: Double, _ text: String) {
    #expect(JSONText.number(value) == text)
  }

  @Test func containers() {
    #expect(JSONText.object([("a", "1"), ("b", "[]")]) == #"{"a": 1, "b": []}"#)
    #expect(JSONText.array(["1", "2"]) == "[1, 2]")
    #expect(JSONText.lines([]) == "[]")
  }
}
