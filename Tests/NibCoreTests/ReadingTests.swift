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

  /// Bytes of a nib are exchanged, removed and doubled: each file is read or refused.
  @Test func mutatedFilesNeverEndTheProgram() {
    let text = Nibs.text(
      """
      <view contentMode="scaleToFill" id="a"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><label text="x" id="b" customClass="Card"/><stackView axis="vertical" id="s"><subviews>
      <button id="c"><state key="normal" title="t"/></button></subviews></stackView>
      <tableView id="t" style="plain" dataMode="prototypes"><prototypes><tableViewCell reuseIdentifier="r" id="p">
      <tableViewCellContentView key="contentView" id="q"/></tableViewCell></prototypes></tableView></subviews>
      <viewLayoutGuide key="safeArea" id="g"/>
      <constraints><constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="bottom" \
      multiplier="1:2" constant="5" priority="750" id="d"/><constraint firstItem="c" firstAttribute="width" \
      constant="44" id="e"/></constraints>
      <connections><outlet property="x" destination="b" id="o"/><action selector="go:" destination="-2" \
      eventType="touchUpInside" id="n"/></connections>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <real key="value" value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
    let bytes = Array(text.utf8)
    let words = [
      "NaN", "1e999", "-1", "", "YES", "id", "top", "view", "label", "b", "a", "&#0;", "<", "\"", "subviews",
    ]
    var generator = SplitMix(state: 20)
    for round in 0..<400 {
      var changed = bytes
      for _ in 0...(round % 6) {
        let place = Int(generator.next() % UInt64(changed.count - 8))
        switch generator.next() % 4 {
        case 0: changed[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: changed.removeSubrange(place..<(place + Int(generator.next() % 8)))
        case 2: changed.insert(contentsOf: changed[place..<(place + 8)], at: place)
        default:
          // A whole value between quotation marks becomes another word.
          let quotes = changed.indices.filter { changed[$0] == 0x22 }
          guard quotes.count > 2 else { continue }
          let index = Int(generator.next() % UInt64(quotes.count - 1))
          let word = words[Int(generator.next() % UInt64(words.count))]
          changed.replaceSubrange((quotes[index] + 1)..<quotes[index + 1], with: Array(word.utf8))
        }
      }
      _ = Nibs.problems {
        for case let view as UIView in UINib(data: Data(changed), bundle: nil).instantiate(
          withOwner: CardOwner())
        {
          view.layoutIfNeeded()
        }
      }
    }
  }
}

/// A generator of numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
