import PNG
import Testing

@Suite("Files that are no PNG")
struct PNGSignatureTests {
  @Test(
    "Each gets the error that helps",
    arguments: [
      ("", .empty),
      ("\u{7F}ELF", .notPNG(resembling: nil)),
      ("hello", .notPNG(resembling: nil)),
      ("{\"a\": 1}", .notPNG(resembling: "JSON")),
      ("GIF89a", .notPNG(resembling: "a GIF")),
      ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", .gitLFSPointer),
      ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> topic\n", .gitConflict),
      (
        "version https://git-lfs.github.com/spec/v1\n<<<<<<< HEAD\noid sha256:1\n=======\noid sha256:2\n"
          + ">>>>>>> topic\nsize 5\n", .gitConflict
      ),
      ("a <<<<<<< b", .notPNG(resembling: nil)),
    ] as [(String, PNGError)])
  func text(_ text: String, _ error: PNGError) {
    #expect(throws: error) { try PNGReader().read(Array(text.utf8)) }
  }

  @Test("A PNG sent as text, and a JPEG, are recognised")
  func bytes() {
    let sentAsText: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0, 0]
    #expect(throws: PNGError.notPNG(resembling: "a PNG damaged by a transfer as text")) {
      try PNGReader().read(sentAsText)
    }
    #expect(throws: PNGError.notPNG(resembling: "a JPEG")) { try PNGReader().read([0xFF, 0xD8, 0xFF, 0xE0]) }
  }

  @Test("Every error is one line")
  func descriptions() {
    let limits = PNGLimits(pixels: 3)
    let errors: [PNGError] = [
      .empty, .notPNG(resembling: "a GIF"), .notPNG(resembling: nil), .gitLFSPointer, .gitConflict,
      .xcodeOptimized, .truncated, .badChecksum(chunk: "IDAT"), .corrupt("reason"),
      .tooLarge(width: 5, height: 6, limits: limits), .notEncodable(width: 0, height: 1), .outOfMemory,
      .fileNotFound, .unreadable("reason"), .unwritable("reason"),
      .tooLarge(width: 2_000_000, height: 1, limits: limits), .textsTooLong(limit: 7),
    ]
    for error in errors {
      #expect(!error.description.isEmpty)
      #expect(!error.description.contains("\n"))
    }
    #expect(errors[3].description.contains("git lfs pull"))
    #expect(errors[9].description == "the PNG has 5×6 pixels, 30 in all; the limit is 3")
    // 2^20.
    #expect(errors[15].description == "the PNG has 2000000×1 pixels; the longest side allowed is 1048576")
    #expect(errors[16].description == "the PNG's compressed texts have more bytes than the limit of 7")
  }
}
