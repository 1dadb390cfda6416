import SourceRewriting
import Testing

@Suite struct ReceiverTests {
  @Test(arguments: [
    (
      "item.target?.perform(item.action, with: nil)",
      "ObjectiveCRuntime.receiver(item.target)?.perform(item.action, with: nil)"
    ),
    (
      "testTarget?.performSelector(onMainThread: a, with: self, waitUntilDone: true)",
      "ObjectiveCRuntime.receiver(testTarget)?.performSelector(onMainThread: a, with: self, waitUntilDone: true)"
    ),
    ("target?.perform(action)", "ObjectiveCRuntime.receiver(target)?.perform(action)"),
    ("target?.perform(animated: true)", "target?.perform(animated: true)"),
    ("queue?.perform(action)", "queue?.perform(action)"),
    ("target?.perform()", "target?.perform()"), ("target?.perform { a() }", "target?.perform { a() }"),
  ]) func targetsReceiveMessages(_ call: String, _ expected: String) {
    let text = "import UIKit\nfunc f() {\n\(call)\n}\n"
    #expect(code(text) == "import UIKit\nfunc f() {\n\(expected)\n}\n")
  }

  @Test func aMethodOfTheModuleIsNoMessage() {
    let text = "import UIKit\nfunc f() {\ntarget?.perform(job)\n}\n"
    #expect(code(text, with: ["P.swift": "import UIKit\nclass A { func perform(_ job: Int) {} }\n"]) == text)
  }

  // An extension of a structure has nothing that a class could override.
  @Test(arguments: ["CGSize", "CGRect", "String", "Array"])
  func membersOfStructuresAreNotMoved(_ type: String) {
    let text = "import UIKit\nclass A: UIView { override var center: CGPoint { didSet { a() } } }\n"
    let other = "import UIKit\nextension \(type) { var center: CGPoint { .zero } }\n"
    #expect(code(text, with: ["P.swift": other]) == text)
    #expect(code(other, with: ["P.swift": text]) == other)
    let own = other.replacing("extension", with: "struct \(type) {}\nextension")
    #expect(code(own, with: ["P.swift": text]) == own)
  }
}
