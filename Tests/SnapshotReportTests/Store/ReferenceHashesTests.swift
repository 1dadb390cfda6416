import FileAccess
import Foundation
import SnapshotReport
import TestSupport
import Testing

@Suite struct ReferenceHashesTests {
  static func hash(_ number: Int, scale: Int = 2, layout: Bool = true) -> PictureHash {
    PictureHash(
      width: 750, height: 1_334, scale: scale, pixels: Fingerprint(of: "pixels \(number)".utf8),
      layout: layout ? Fingerprint(of: "layout \(number)".utf8) : nil)
  }

  private static func hashes(_ names: [String]) -> ReferenceHashes {
    ReferenceHashes(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { (FilePath($1), hash($0, layout: $0 != 1)) }))
  }

  private static func read(_ text: String) throws -> ReferenceHashes {
    try ReferenceHashes(Array(text.utf8), path: "snapshots.json")
  }

  @Test func `a manifest has a line for each picture, sorted by bytes, and is JSON`() throws {
    let hashes = Self.hashes(["b.png", "a/c.png", "é.png"])
    let lines = String(decoding: hashes.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let (pixels, layout) = (Fingerprint(of: "pixels 0".utf8).text, Fingerprint(of: "layout 0".utf8).text)
    #expect(lines.count == 5 && lines[0] == #"{"snapshots":1"# && lines[4] == "}")
    #expect(lines[1].hasPrefix(#","a/c.png":[750,1334,2,""#) && lines[3].hasPrefix(#","é.png":["#))
    #expect(lines[2] == #","b.png":[750,1334,2,"\#(pixels)","\#(layout)"]"#)
    let json = try JSONSerialization.jsonObject(with: Data(hashes.bytes)) as? [String: Any]
    #expect(json?.count == 4 && (json?["a/c.png"] as? [Any])?.count == 4)
    #expect(try ReferenceHashes(hashes.bytes, path: "") == hashes)
    #expect(try ReferenceHashes(ReferenceHashes().bytes, path: "") == ReferenceHashes())
  }

  @Test func `names of any scalars are read back`() throws {
    let texts = OddScalars.texts(around: "\"\\/a\n\r\t\u{1}").map { text in
      text.split(separator: "/").joined().unicodeScalars.filter { $0.value != 0 && $0 != "/" }
        .map { String($0) }.joined()
    }
    let hashes = Self.hashes(Array(Set(texts.map { FilePath("folder/x\($0).png") })).map(\.text))
    let read = try ReferenceHashes(hashes.bytes, path: "")
    #expect(read == hashes)
    _ = try JSONSerialization.jsonObject(with: Data(hashes.bytes))
  }

  @Test func `a file that was cut off anywhere is an error`() throws {
    let bytes = Self.hashes(["b.png", "a/c.png"]).bytes
    for length in 0..<bytes.count - 1 {
      #expect(throws: StoreError.self, "\(length)") {
        try ReferenceHashes(Array(bytes.prefix(length)), path: "snapshots.json")
      }
    }
  }

  private static let line = #","a.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#

  @Test(arguments: [
    (#","a.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIx"]"#, "line 2: is not a picture of a manifest"),
    (#","a.png":[1,2,0,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"), (#","a.png":[1,2,3]"#, "line 2"),
    (#","a.png":[-1,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    (#","a.png":[1,02,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    (#","a.png":[1234567890,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    (#","a.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw",""]"#, "line 2"),
    (#","a.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw"] "#, "line 2"), ("", "line 2"),
    (#","../a.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    (#","/a.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    (#","b//a.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    (#","./a.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    (#","a.txt":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    (#","\u0000.png":[1,2,3,"ungWv48Bz-pBQUDeXa4iIw"]"#, "line 2"),
    ("\(line)\n\(line)", "line 3: \"a.png\" is there twice"),
    ("<<<<<<< ours\n\(line)", "line 2: has a conflict of git"),
    ("\(line)\n=======", "line 3: has a conflict"),
  ])
  func `a line that is no picture is named`(lines: String, message: String) throws {
    _ = try Self.read("{\"snapshots\":1\n\(Self.line)\n}\n")
    do {
      _ = try Self.read("{\"snapshots\":1\n\(lines)\n}\n")
      Issue.record("There is no error.")
    } catch let error as StoreError {
      #expect(error.description.hasPrefix("snapshots.json: \(message)"), "\(error)")
    }
  }

  @Test func `a hundred thousand pictures take at most 15 MB`() throws {
    var hash = Self.hash(0, scale: 10)
    (hash.width, hash.height) = (16_384, 16_384)
    let names = (0..<1_000).map { "Features/Checkout/Payment/Methods/Snapshots/card-\(100_000 + $0)@10x.png" }
    let hashes = ReferenceHashes(
      Dictionary(uniqueKeysWithValues: names.map { (FilePath($0), hash) }))
    // The first line and the last one have 17 bytes.
    let perLine = (hashes.bytes.count - 17) / 1_000
    // A comma, a name in quotation marks, a colon, brackets, two sizes, a scale, four commas, two hashes, a line feed.
    #expect(names[0].utf8.count == 63)
    #expect(perLine == 1 + 65 + 1 + 2 + 10 + 2 + 4 + 48 + 1)
    #expect(perLine * 100_000 <= 15_000_000)
  }
}
