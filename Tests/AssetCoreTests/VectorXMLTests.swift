import Foundation
import Testing

@testable import AssetCore

@Suite struct VectorXMLTests {
  /// The parts of a document in words, or its problem.
  private func read(_ data: Data) -> [String] {
    var xml = VectorXML(data)
    var words: [String] = []
    do throws(VectorProblem) {
      while let parts = try xml.next() {
        for part in parts {
          switch part {
          case .start(let name, let attributes):
            words.append(
              "<"
                + ([name] + attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }).joined(
                  separator: " "))
          case .end(let name): words.append("/\(name)")
          case .text(let text): words.append(text)
          }
        }
      }
    } catch {
      words.append("\(error.place): \(error.problem)")
    }
    return words
  }

  private func read(_ text: String) -> [String] { read(Data(text.utf8)) }

  @Test func `elements, attributes and texts come in their order`() {
    let text =
      "<?xml version=\"1.0\"?>\n<!-- a > b --><a:svg x='1' y = \"&lt;&#65;&#x42;\n\">c &amp; d<![CDATA[<e>&]]><f/></a:svg >\n"
    #expect(read(text) == ["<a:svg x=1 y=<AB ", "c & d", "<e>&", "<f", "/f", "/a:svg"])
  }

  @Test func `entities of the document are texts, those of others are nothing`() {
    let text = """
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a>b" [ <!-- ' --> <!ENTITY ns "http://x/">
      <!ENTITY % p "q"> <!ENTITY more "&ns;&ns;"> ]><svg n="&ns;">&nbsp;&more;</svg>
      """
    #expect(read(text) == ["<svg n=http://x/", "", "/svg"])
  }

  @Test func `entities become a mebibyte at most`() {
    // Each is 1,000 bytes: 1,048 of them are within 1,048,576, one more is not.
    func text(_ count: Int) -> String {
      "<!DOCTYPE svg [<!ENTITY a \"" + String(repeating: "b", count: 1000) + "\">]><svg>"
        + String(repeating: "&a;", count: count) + "</svg>"
    }
    #expect(read(text(1048)).dropFirst().first?.utf8.count == 1_048_000)
    #expect(read(text(1049)).last == "line 1: the entities are too long")
  }

  @Test func `files are UTF-8, UTF-16 or, if they say so, Latin-1`() {
    let text = "<svg a=\"é\"/>"
    #expect(read("\u{FEFF}" + text) == ["<svg a=é", "/svg"])
    #expect(read(text.data(using: .utf16) ?? Data()) == ["<svg a=é", "/svg"])
    let latin =
      Data("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><svg a=\"".utf8) + [0xE9] + Data("\"/>".utf8)
    #expect(read(latin) == ["<svg a=é", "/svg"])
  }

  @Test(arguments: [
    "", " ", "<svg", "<svg>", "</svg>", "<svg></g>", "<svg/><svg/>", "x<svg/>", "<svg/>x", "<svg a/>",
    "<svg a=1/>", "<svg a='1'b='2'/>",
    "<svg a='1' a='2'/>", "<svg a='<'/>", "<svg>&b;</svg>", "<svg>&#0;</svg>", "<svg>&#xD800;</svg>",
    "<svg>&lt</svg>", "<svg>\u{1}</svg>",
    "<1/>", "< a/>", "<svg><!-- </svg>", "<svg><![CDATA[</svg>", "<svg><!DOCTYPE a></svg>", "<!DOCTYPE svg [",
    "<svg a='1/>",
  ])
  func `a damaged document is a problem in its line`(text: String) {
    #expect(read(text).last == "line 1: the XML is damaged", "\(text)")
  }

  @Test func `a name that is not UTF-8 is a problem, and no end of the program`() {
    let data = Data("<svg><line x1s".utf8) + [0xEE] + Data("yle='8'/></svg>".utf8)
    #expect(read(data) == ["line 1: the XML is damaged"])
    #expect(VectorReader(data).problem?.problem == "the XML is damaged")
  }
}
