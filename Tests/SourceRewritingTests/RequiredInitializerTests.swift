import SourceRewriting
import Testing

/// Tests of protocols that ask for `init()` and that classes of UIKit conform to.
@Suite struct RequiredInitializerTests {
  private let object = ["B.swift": "import UIKit\nextension NSObject: Made {}\n"]

  @Test func requirementsAreRenamed() {
    let text = "import UIKit\npublic protocol Made: AnyObject {\n  init()\n}\n"
    let lines = rewritten(text, with: object).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "  init(__required: ())")
    let expected = """
      }; public extension Made { init() { self.init(__required: ()) } }; public extension Made \
      where Self: NSObject { init(__required: Void) { self.init(__made: ()) } }
      """
    #expect(lines[3] == expected)
    #expect(lines[4].hasPrefix("extension ObjectiveCMaking { fileprivate init(__made: Void = ())"))
  }

  @Test func classesThatAreNoObjectsMeetThem() {
    let protocols = "import UIKit\nprotocol Made: AnyObject { init() }\nextension NSObject: Made {}\n"
    let text = "import UIKit\nopen class A: Made { public required init() {} }\nclass C: UIView, Made {}\n"
    let lines = rewritten(text, with: ["B.swift": protocols]).split(separator: "\n")
    #expect(
      lines[1]
        == "open class A: Made { public required init() {} ; "
        + "required public convenience init(__required: Void) { self.init() } }")
    #expect(lines[2] == "class C: UIView, Made {}")
  }

  @Test(arguments: [
    // Nothing of UIKit conforms.
    "import UIKit\nprotocol Other { init() }\nextension NSObject: Other2 {}\n",
    "import UIKit\nprotocol Made { init(a: Int) }\nextension NSObject: Made {}\n",
    "import UIKit\nprotocol Made { init?() }\nextension UIView: Made {}\n",
    "import UIKit\nprotocol Made { init() }\nclass A {}\nextension A: Made {}\n",
    // The protocol asks for no initializer.
    "import UIKit\nprotocol Made {}\nextension UIView: Made {}\nclass A: Made {\n  init(a: Int) {}\n}\n",
  ]) func othersStay(_ text: String) {
    #expect(code(text) == text)
  }
}
