import ControlCore
import ControllerCore
import Foundation
import Testing

/// Types of files: expected values are Apple's declarations.
struct UTTypeTests {
  @Test func `types are kinds of others`() {
    #expect(UTType.swiftSource.conforms(to: .text) && !UTType.swiftSource.conforms(to: .image))
    #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.quickTimeMovie.supertypes.contains(.audiovisualContent))
    #expect(UTType("com.a.b")?.isDeclared == false && UTType(exportedAs: "com.a.b").identifier == "com.a.b")
  }

  @Test func `types have extensions`() {
    #expect(UTType(filenameExtension: "MOV") == .quickTimeMovie)
    #expect(UTType(filenameExtension: "plist") == .propertyList)
    #expect(UTType(filenameExtension: "mov", conformingTo: .image) == nil)
    #expect(
      UTType.webP.tags[.filenameExtension] == ["webp"] && UTType.svg.preferredMIMEType == "image/svg+xml")
    let file = URL(fileURLWithPath: "/a/b")
    #expect(file.appendingPathExtension(for: .png).path == "/a/b.png")
    #expect(URL(fileURLWithPath: "/a/b.JPG").appendingPathExtension(for: .jpeg).path == "/a/b.JPG")
  }

  @Test func `a file is given as a copy for the time of the call`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    var (text, copy): (String?, URL?) = (nil, nil)
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      copy = url
      text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    #expect(text == "hello" && copy?.pathExtension == "txt" && copy != file)
    #expect(copy.map { FileManager.default.fileExists(atPath: $0.path) } == false)
    for (name, found) in [("../a", "..:a.txt"), ("..", "item.txt"), ("", "item.txt")] {
      provider.suggestedName = name
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in copy = url }
      #expect(copy?.lastPathComponent == found)
    }
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/none/at/all")) == nil)
  }
}
