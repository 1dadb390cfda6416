import Foundation
import PNG
import Raster
import TestSupport
import Testing
import ViewDifference

/// The command as its users run it.
@Suite struct CommandTests {
  private static let spec = """
    { "canvas": { "width": 8, "height": 6, "background": "white" },
      "views": [{ "background": "black", "frame": { "x": 2, "y": 1, "width": 3, "height": 2 } }] }
    """

  @Test func `render writes a picture for each scale, named by it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "specs/sub/card.json")
    let result = try SnapshotProcess.run(["render", "specs", "-o", "out"], in: folder.url)
    #expect(result.exitCode == 0)
    #expect(
      folder.files == [
        "out/sub/card.png", "out/sub/card@2x.png", "out/sub/card@3x.png", "specs/sub/card.json",
      ])
    let picture = try Bitmap(pngData: Array(folder.data("out/sub/card@2x.png")))
    #expect(picture.width == 16 && picture.height == 12)
    #expect(
      picture[4, 2].red == 0 && picture[9, 5].red == 0 && picture[3, 2].red == 255
        && picture[10, 5].red == 255)
    #expect(result.outputText.contains("24×18"))
  }

  @Test func `render reads standard input and writes standard output`() throws {
    let result = try SnapshotProcess.run(
      ["render", "-", "-o", "-", "--scale", "1"], input: Data(Self.spec.utf8))
    #expect(result.exitCode == 0)
    #expect(try Bitmap(pngData: Array(result.output)).width == 8)
    let two = try SnapshotProcess.run(["render", "-", "-o", "-"], input: Data(Self.spec.utf8))
    #expect(two.exitCode == 2)
    #expect(two.output.isEmpty)
  }

  @Test func `an output that ends in png names the file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    let result = try SnapshotProcess.run(
      ["render", "card.json", "-o", "x.png", "--scale", "1,2", "-q"], in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(folder.files == ["card.json", "x.png", "x@2x.png"])
  }

  @Test func `pictures do not depend on jobs`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<5 { try folder.write(Self.spec, to: "specs/\(number).json") }
    for jobs in ["1", "2", "8"] {
      let result = try SnapshotProcess.run(
        ["render", "specs", "-o", "out\(jobs)", "--jobs", jobs], in: folder.url)
      #expect(result.exitCode == 0)
    }
    for name in folder.files where name.hasPrefix("out1/") {
      let bytes = try folder.data(name)
      #expect(try folder.data(name.replacing("out1/", with: "out2/")) == bytes)
      #expect(try folder.data(name.replacing("out1/", with: "out8/")) == bytes)
    }
  }

  @Test(arguments: ["render", "record", "verify"])
  func `what is said is said in the order of the specs, whichever job ends first`(verb: String) throws {
    let folder = try TemporaryFolder()
    // The first of each three is far larger than the others, so that with several jobs it ends after them; the
    // last cannot be drawn.
    let large = Self.spec.replacing("\"width\": 8, \"height\": 6", with: "\"width\": 900, \"height\": 1200")
    let failing = Self.spec.replacing("\"x\": 2", with: "\"x\": \"1 / (superview.width - 8)\"")
    for number in 0..<9 {
      try folder.write([large, Self.spec, failing][number % 3], to: "specs/\(number).json")
    }
    // References that differ, so that verify has something to say of each.
    if verb == "verify" {
      try folder.write(Self.spec.replacing("black", with: "red"), to: "other.json")
      _ = try SnapshotProcess.run(["record", "other.json", "--scale", "1"], in: folder.url)
      for number in 0..<9 {
        try folder.data("other.png").write(to: folder.url.appending(path: "specs/\(number).png"))
      }
    }
    func said(jobs: String) throws -> [String] {
      let result = try SnapshotProcess.run([verb, "specs", "--scale", "1", "--jobs", jobs], in: folder.url)
      let lines = (result.outputText + result.errors).split(separator: "\n").map(String.init)
      return lines.filter {
        !$0.contains(" ms") && !$0.contains("×") && !$0.hasPrefix("---") && !$0.contains(" pictures ")
      }
    }
    let inOrder = try said(jobs: "1")
    #expect(inOrder.count { $0.contains("division by zero") } == 3)
    #expect(inOrder.count { $0.hasPrefix("[") } == 6)
    #expect(try said(jobs: "4") == inOrder)
  }

  @Test func `record, verify, change, verify, record, verify`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    func run(_ arguments: String...) throws -> SnapshotProcess.Result {
      try SnapshotProcess.run(arguments, in: folder.url)
    }
    #expect(try run("verify", "card.json").exitCode == 2)  // There is no reference yet.
    #expect(try run("record", "card.json").exitCode == 0)
    #expect(
      folder.files == ["card.json", "card.png", "card@2x.png", "card@3x.png", "failures/results.jsonl"])
    #expect(try run("verify", "card.json").exitCode == 0)
    // Nothing is left of a run in which all is the same.
    #expect(folder.files == ["card.json", "card.png", "card@2x.png", "card@3x.png"])
    // One pixel row and one column less: 3 × 2 becomes 2 × 2 points, from x 4 on.
    try folder.write(Self.spec.replacing("\"width\": 3", with: "\"width\": 2"), to: "card.json")
    let failure = try run("verify", "card.json", "--scale", "1", "-o", "failed")
    #expect(failure.exitCode == 1)
    for part in [
      "2 of 48 pixels differ (4.17 %)", "x 4, y 1, width 1, height 2", "first at (4, 1)",
      "actual (255, 255, 255, 255), reference (0, 0, 0, 255)",
      "snapshot accept 'card.json @1x' --results failed\n",
    ] {
      #expect(failure.outputText.contains(part), "\(failure.outputText)")
    }
    #expect(
      folder.files.filter { $0.hasPrefix("failed/") } == [
        "failed/card.actual.png", "failed/card.comparison.png", "failed/card.difference.png",
        "failed/results.jsonl",
      ])
    #expect(try run("record", "card.json").exitCode == 0)
    #expect(try run("verify", "card.json").exitCode == 0)
  }

  @Test func `the line that accepts a change draws as verify did, and can be typed`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "my card.json")
    let options = ["--scale", "1", "--style", "dark", "--direction", "rtl", "--edges", "pixel-centre"]
    let line = "snapshot record --direction rtl --style dark --edges pixel-centre 'my card.json'"
    let missing = try SnapshotProcess.run(["verify", "my card.json"] + options, in: folder.url)
    #expect(missing.errors.contains("record one with: \(line)\n"))
    _ = try SnapshotProcess.run(["record", "my card.json", "--scale", "1"], in: folder.url)
    try folder.write(Self.spec.replacing("white", with: "red"), to: "my card.json")
    let failure = try SnapshotProcess.run(["verify", "my card.json"] + options, in: folder.url)
    #expect(failure.outputText.contains("accept with: snapshot accept 'my card.json @1x'\n"))
    _ = try SnapshotProcess.run(["accept", "my card.json @1x"], in: folder.url)
    #expect(try SnapshotProcess.run(["verify", "my card.json"] + options, in: folder.url).exitCode == 0)
  }

  @Test(arguments: ["render", "record", "verify"])
  func `two specs never share a picture`(verb: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "specs/card.json")
    try folder.write(Self.spec, to: "specs/card@2x.json")
    let result = try SnapshotProcess.run([verb, "specs"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.troubles.count == 1)
    for part in ["specs/card.json @2x and specs/card@2x.json @1x would both be ", "card@2x.png"] {
      #expect(result.errors.contains(part), "\(result.errors)")
    }
    #expect(folder.files == ["specs/card.json", "specs/card@2x.json"])
  }

  @Test func `failures of specs of one name in two folders are kept apart`() throws {
    let folder = try TemporaryFolder()
    for name in ["a/card.json", "b/card.json"] { try folder.write(Self.spec, to: name) }
    // A spec that is named twice is recorded once.
    let record = ["record", "a", "b", "a/card.json", "--scale", "1"]
    #expect(try SnapshotProcess.run(record, in: folder.url).exitCode == 0)
    for name in ["a/card.json", "b/card.json"] {
      try folder.write(Self.spec.replacing("white", with: "red"), to: name)
    }
    let result = try SnapshotProcess.run(["verify", "a", "b", "--scale", "1", "-o", "f"], in: folder.url)
    #expect(result.exitCode == 1)
    #expect(
      folder.files.filter { $0.hasPrefix("f/") } == [
        "f/a/card.actual.png", "f/a/card.comparison.png", "f/a/card.difference.png", "f/b/card.actual.png",
        "f/b/card.comparison.png", "f/b/card.difference.png",
        "f/results.jsonl",
      ])
    for file in folder.files where file.hasPrefix("f/") && file.hasSuffix(".png") {
      #expect(result.outputText.contains(file))
    }
  }

  @Test func `a line break in a file's name breaks no line`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "a\nb.json")
    let result = try SnapshotProcess.run(["render", "a\nb.json", "-o", "o", "--scale", "1"], in: folder.url)
    #expect(result.errors == "[1/1] rendered o/a\\nb.png\n")
    #expect(result.outputText.split(separator: "\n")[2].hasPrefix("o/a\\nb.png "))
    #expect(result.outputText.split(separator: "\n").last?.hasPrefix("1 picture ") == true)
    let missing = try SnapshotProcess.run(["verify", "a\nb.json", "--scale", "1"], in: folder.url)
    #expect(missing.troubles.count == 1 && missing.errors == missing.troubles[0] + "\n")
  }

  @Test func `an equal picture in other bytes is the same`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    _ = try SnapshotProcess.run(["record", "card.json", "--scale", "1"], in: folder.url)
    let bytes = try folder.data("card.png")
    let picture = try Bitmap(pngData: Array(bytes))
    try picture.write(
      toPNG: folder.url.appending(path: "card.png").path, text: [PNGText(key: "Comment", value: "x")])
    #expect(try folder.data("card.png") != bytes)
    #expect(try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url).exitCode == 0)
  }

  /// Forms that other programs may give a picture of black and white: 1 bit and a palette, 16 bits, interlaced.
  private static let forms = [
    (SampleFormat(colourType: 3, depth: 1), false), (SampleFormat(colourType: 0, depth: 16), true),
    (SampleFormat(colourType: 2, depth: 16), false), (SampleFormat(colourType: 6, depth: 8), true),
  ]

  @Test(arguments: forms) func `a reference in another form is the same`(
    format: SampleFormat, isInterlaced: Bool
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    // White, but for 3 × 2 pixels from (2, 1) on.
    let rows = packedRows(width: 8, height: 6, format: format, interlaced: isInterlaced) { x, y, channel in
      let isBlack = (2..<5).contains(x) && (1..<3).contains(y) && channel < 3
      return isBlack ? 0 : 1 << format.depth - 1
    }
    let palette: [(type: String, content: [UInt8])] =
      format.colourType == 3 ? [("PLTE", [0, 0, 0, 255, 255, 255])] : []
    let png = TestPNG(
      width: 8, height: 6, format: format, interlaced: isInterlaced, others: palette, rows: rows)
    try Data(png.bytes).write(to: folder.url.appending(path: "card.png"))
    let result = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    #expect(result.outputText == "1 same, 0 different, 0 not compared\n")
    // Half a file is trouble, and no difference.
    try Data(png.bytes.dropLast(20)).write(to: folder.url.appending(path: "card.png"))
    let cut = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    #expect(cut.exitCode == 2 && cut.troubles.count == 1, "\(cut.errors)")
  }

  /// The picture of the spec at 1x with its layout tree, its pixels compressed by zlib.
  private static let smallReference = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAAXNSR0IArs4c6QAAAAlwSFlzAAALEwAACxMBAJqcGAAAALR6VFh0\
    TGF5b3V0AAB4AYWOwQ6CMBBE73zGeN0DYGJMr36CiRfCocBiiNg2paiE9N9Nmyh4kT3tTGb27YxeTnp0EBlhqGXPcVO64QGiSGa4\
    yTAEzobrk1QPOYDQWnlniCKllI50KAmVfq20p9/ipeMnCEZaVg4i3b4Qwl3Irh2rDVvXhc9mVLK+Xa0eVQOBXRsHfoOcLeScMtpT\
    /iUv+kNeOX/IaRx4QsOGVcOqjrlQL31S+jf6U2qarmROlAAAABxJREFUeNpj+I8DMEApGIBLMDHgAriMwqkDpwQANCE+yPQ+6+cA\
    AAAASUVORK5CYII=
    """

  @Test func `references that are smaller files are the same by their pixels`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    _ = try SnapshotProcess.run(["record", "card.json"], in: folder.url)
    let plain = try SnapshotProcess.run(["verify", "card.json"], in: folder.url)
    #expect(plain.outputText.hasSuffix("3 same, 0 different, 0 not compared\n"))

    let small = try #require(Data(base64Encoded: Self.smallReference))
    #expect(try small.count < folder.data("card.png").count)
    try small.write(to: folder.url.appending(path: "card.png"))
    let smaller = try SnapshotProcess.run(["verify", "card.json"], in: folder.url)
    #expect(smaller.exitCode == 0)
    #expect(smaller.outputText.hasSuffix("3 same, 0 different, 0 not compared\n"))

    // Its tree is read as well, so that a change is explained.
    try folder.write(Self.spec.replacing("\"x\": 2", with: "\"x\": 3"), to: "card.json")
    let changed = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    #expect(changed.exitCode == 1)
    #expect(changed.outputText.contains("4 of 48 pixels differ"))
    #expect(changed.outputText.contains("moved 1 pt (1 px) right (4 px)"), "\(changed.outputText)")
  }

  @Test func `rendering makes the same files as recording, but for the layout trees`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    _ = try SnapshotProcess.run(["record", "card.json"], in: folder.url)
    _ = try SnapshotProcess.run(["render", "card.json", "-o", "out"], in: folder.url)
    let reference = try LayoutTree.split(Array(folder.data("card@3x.png")))
    #expect(try folder.data("out/card@3x.png") == Data(reference.picture))
    #expect(reference.json != nil)
  }

  @Test func `in CI nothing is recorded`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    let result = try SnapshotProcess.run(
      ["record", "card.json"], in: folder.url, environment: ["CI": "true"])
    #expect(result.exitCode == 2)
    #expect(result.troubles.count == 1)
    #expect(folder.files == ["card.json"])
  }

  @Test func `a damaged reference is trouble, not a difference`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", to: "card.png")
    let result = try SnapshotProcess.run(["verify", "card.json", "--scale", "1"], in: folder.url)
    #expect(result.exitCode == 2)
    #expect(result.troubles.count == 1 && result.troubles[0].contains("git lfs pull"))
  }

  @Test func `direction and style change the picture, and the spec's own are the default`() throws {
    let folder = try TemporaryFolder()
    let spec = """
      { "canvas": { "width": 8, "height": 2, "background": "systemBackground", "direction": "rtl" },
        "views": [{ "background": "red", "size": { "width": 2, "height": 2 }, "align": { "position": "topLeading" } }] }
      """
    try folder.write(spec, to: "card.json")
    func pixel(_ x: Int, _ options: String...) throws -> Pixel {
      let result = try SnapshotProcess.run(
        ["render", "card.json", "-o", "-", "--scale", "1"] + options, in: folder.url)
      return try Bitmap(pngData: Array(result.output))[x, 0]
    }
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    #expect(try pixel(7) == red)
    #expect(try pixel(0, "--direction", "ltr") == red)
    #expect(try pixel(7, "--direction", "ltr") == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(try pixel(0, "--style", "dark") == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test func `a device gives the canvas its size`() throws {
    let result = try SnapshotProcess.run(
      ["render", "-", "-o", "-", "--scale", "3", "--device", "iphone-14-pro"], input: Data(Self.spec.utf8))
    let picture = try Bitmap(pngData: Array(result.output))
    #expect(picture.width == 1_179 && picture.height == 2_556)
  }

  @Test func `wrong arguments are one line and exit code 2`() throws {
    let result = try SnapshotProcess.run(["render", "card.json", "--scal", "2"])
    #expect(result.exitCode == 2)
    #expect(result.errors == "snapshot: unknown option \"--scal\"; did you mean \"--scale\"?\n")
  }
}
