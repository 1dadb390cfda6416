import Foundation
import GraphicsCore
import LayoutCore
import NibCore
import Testing
import TextViewCore

@MainActor
struct ReadingTests {
  private func problems(of text: String) -> [String] {
    Nibs.problems { _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil) }
  }

  @Test func brokenXMLIsOneProblemWithItsLine() {
    let text = Nibs.text("<view id=\"a\">\n<rect key=\"frame\"\n<subviews/></view>")
    let problems = problems(of: text)
    #expect(problems.count == 1)
    #expect(problems == ["nib:8: <rect has no > here."])
  }

  @Test func problemsOfXMLHaveTheirLine() {
    #expect(problems(of: "<a>\n<b>\n</a>") == ["nib:3: </a> is where </b> for <b> of line 2 should be."])
    #expect(problems(of: "<a>\n\n") == ["nib:3: The file ends before </a> for <a> of line 1."])
    #expect(problems(of: "<a\nb=\"1\" b=\"2\"/>") == ["nib:2: The attribute b is there twice."])
    #expect(problems(of: "<a b=c/>") == ["nib:1: The value of b has no quotation marks."])
    #expect(problems(of: "<a>&nbsp;</a>") == ["nib:1: There is an & that begins no known character."])
    #expect(problems(of: "<!DOCTYPE a><a/>") == ["nib:1: Definitions of document types are not read."])
    #expect(problems(of: "<a/><b/>") == ["nib:1: There is an element after the end of the document."])
  }

  @Test func textsHaveTheirCharacters() throws {
    let label: UILabel = try #require(
      Nibs.first("<!-- a > b --><label text='&quot;&#65;&#x42;&amp;&lt;' id=\"a\"><!-- c --></label>"))
    #expect(label.text == "\"AB&<")
    let other: UILabel = try #require(
      Nibs.first("<label id=\"a\"><string key=\"text\"><![CDATA[<&>]]> \u{E9}</string></label>"))
    #expect(other.text == "<&> \u{E9}")
  }

  @Test func emptyFileIsOneProblem() {
    #expect(problems(of: "").count == 1)
    #expect(problems(of: "no xml at all").count == 1)
  }

  @Test func otherFilesAreRefused() {
    #expect(
      problems(of: "<plist/>") == [
        "nib:1: The file is no nib or storyboard of Interface Builder. It begins with <plist>."
      ])
    #expect(problems(of: "<archive/>").first?.contains("Xcode 4") == true)
    let mac = problems(of: "<document targetRuntime=\"MacOSX.Cocoa\"/>")
    #expect(mac == ["nib:1: The file is for MacOSX.Cocoa, not for iOS."])
  }

  @Test func deepFilesAreRefused() {
    let deep = String(repeating: "<view><subviews>", count: 5000)
    #expect(problems(of: Nibs.text(deep)).count == 1)
  }

  @Test func missingFileIsReported() {
    let problems = Nibs.problems {
      #expect(UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    #expect(
      problems == ["Could not load NIB in bundle: Nowhere.xib is in no folder of resources of the program."])
  }

  @Test func unknownElementIsLeftOut() throws {
    var view: UIView?
    let problems = Nibs.problems {
      view = Nibs.first("<view id=\"a\"><subviews><hologram id=\"b\"/><view id=\"c\"/></subviews></view>")
    }
    #expect(problems == ["nib:6: <hologram id=\"b\">: There is no object for the element; it is left out."])
    #expect(view?.subviews.count == 1)
  }

  @Test func viewOfAMissingFrameworkIsPlain() {
    var view: UIView?
    let problems = Nibs.problems { view = Nibs.first("<mapView id=\"a\"/>") }
    #expect(view != nil)
    #expect(problems.count == 1)
  }

  @Test func identifierThatIsThereTwiceMovesNoViewIntoItself() throws {
    let view: UIView = try #require(
      Nibs.first(
        """
        <view id="a"><subviews><view id="b"><subviews><view id="a"/></subviews><variation key="default"><mask key="subviews">
        <exclude reference="c"/></mask></variation></view></subviews></view>
        """))
    // The inner view is taken for the outer one, which is made already.
    #expect(view.superview == nil && view.subviews.count == 1)
    #expect(view.subviews.first?.subviews == [])
  }
}
