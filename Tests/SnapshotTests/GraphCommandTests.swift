import Foundation
import PNG
import Raster
import TestSupport
import Testing

@testable import snapshot

/// `snapshot graph` as its users run it.
@Suite struct GraphCommandTests {
  /// An image at the left, a label beside it through a slice, and in the label's box a view by itself.
  private static let card = """
    {
      "canvas": { "width": 200, "height": 100 },
      "views": [
        { "id": "label", "frame": "rest",
          "views": [{ "id": "badge", "frame": { "x": 0, "y": 0, "width": 4, "height": 4 } }] },
        { "id": "image", "size": { "width": 20, "height": 20 }, "align": { "position": "leftCenter" } },
      ],
      "slices": [
        { "divide": "bounds", "atDistance": "image.width", "from": "minXEdge", "slice": "used", "remainder": "rest" },
      ],
    }
    """

  /// Constraints place all views.
  private static let constrained = """
    { "canvas": { "width": 20, "height": 20 }, "views": [{ "id": "a" }], "constraints": ["H:|[a]|", "V:|[a]|"] }
    """

  private func run(
    _ arguments: [String], _ files: [String: String] = ["card.json": card]
  ) throws -> (result: SnapshotProcess.Result, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return (try SnapshotProcess.run(["graph"] + arguments, in: folder.url), folder)
  }

  @Test func `text has each view that places its subviews`() throws {
    let (result, _) = try run(["card.json"])
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    // Through the slice the label's frame needs the image's width. The image's position may be anywhere after its
    // size: 3 orders.
    #expect(result.outputText.hasPrefix("canvas: 2 subviews, 3 valid orders\n"))
    #expect(result.outputText.contains("label.size      needs image.size\n"))
    #expect(result.outputText.contains("label.position  needs image.size\n"))
    #expect(result.outputText.contains("\n\ncanvas/label: 1 subview, 1 valid order\n"))
  }

  @Test func `what is implicit is there if asked for`() throws {
    let (result, _) = try run(["card.json", "--implicit"])
    #expect(result.outputText.contains("image.position  needs image.size\n"))
  }

  @Test(arguments: ["label", "canvas/label"]) func `one view is named by its identifier or path`(name: String)
    throws
  {
    let (result, _) = try run(["card.json", "--view", name])
    #expect(
      result.outputText == "canvas/label: 1 subview, 1 valid order\n  1  badge.size\n  2  badge.position\n")
  }

  @Test func `a view that is not there is trouble`() throws {
    let (near, _) = try run(["card.json", "--view", "lable"])
    #expect(near.exitCode == 2)
    #expect(
      near.errors
        == "snapshot: no view \"lable\" positions its subviews in an order; did you mean \"label\"?\n")
    let (far, _) = try run(["card.json", "--view", "navigation"])
    #expect(far.exitCode == 2)
    #expect(
      far.errors
        == "snapshot: no view \"navigation\" positions its subviews in an order; views that do: canvas, label\n"
    )
  }

  @Test(arguments: [("g.dot", "digraph \"canvas\" {"), ("g.json", "[\n"), ("g.txt", "canvas: ")])
  func `the name of the output says the format`(output: String, start: String) throws {
    let (result, folder) = try run(["card.json", "-o", output])
    #expect(result.exitCode == 0 && result.outputText.isEmpty && result.errors.isEmpty)
    #expect(String(decoding: try folder.data(output), as: UTF8.self).hasPrefix(start))
    #expect(folder.files == ["card.json", output])
  }

  @Test func `the format may be said, too`() throws {
    let (result, _) = try run(["card.json", "--format", "json", "-o", "-"])
    let entries = try #require(try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
    #expect(entries.map { $0["file"] as? String } == ["card.json", "card.json"])
    let graphs = entries.compactMap { $0["graph"] as? [String: Any] }
    #expect(graphs.map { $0["container"] as? String } == ["canvas", "canvas/label"])
  }

  @Test func `a picture is drawn at the scale, light or dark`() throws {
    var sizes: [Int] = []
    for scale in [1, 2] {
      let (result, folder) = try run(["card.json", "-o", "out/card.png", "--scale", "\(scale)"])
      #expect(result.exitCode == 0 && result.errors.isEmpty)
      sizes.append(try PNGReader().read(Array(folder.data("out/card.png"))).bitmap.width)
    }
    #expect(abs(sizes[1] - 2 * sizes[0]) <= 1)
    let light = try run(["card.json", "--format", "png", "-o", "-"]).result
    let dark = try run(["card.json", "--format", "png", "-o", "-", "--dark"]).result
    let boxes = try run(["card.json", "--format", "png", "-o", "-", "--boxes"]).result
    #expect(Set([light.output, dark.output, boxes.output]).count == 3)
    #expect(try PNGReader().read(Array(dark.output)).bitmap[0, 0].red < 64)
  }

  @Test func `a picture needs a place`() throws {
    let (result, _) = try run(["card.json", "--format", "png"])
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(
      result.errors
        == "snapshot: a picture needs an output: \"--output FILE\", or \"--output -\" for standard output\n")
  }

  @Test func `folders and standard input are read, and each graph says its file`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.card, to: "specs/b.json")
    try folder.write(Self.card, to: "specs/a.json")
    let result = try SnapshotProcess.run(
      ["graph", "specs", "-"], in: folder.url, input: Data(Self.card.utf8))
    #expect(result.exitCode == 0)
    let headings = result.outputText.split(separator: "\n").filter {
      $0.contains(": ") && $0.contains("subview")
    }
    #expect(
      headings.map { $0.prefix { $0 != ":" } }
        == ["specs/a.json", "specs/a.json", "specs/b.json", "specs/b.json", "<stdin>", "<stdin>"])
  }

  @Test func `where constraints place all views there is no order`() throws {
    let (result, _) = try run(["card.json"], ["card.json": Self.constrained])
    #expect(result.exitCode == 0 && result.outputText.isEmpty)
    #expect(result.errors == "card.json: no view positions its subviews in an order\n")
    let (json, _) = try run(["card.json", "--format", "json"], ["card.json": Self.constrained])
    #expect(try JSONSerialization.jsonObject(with: json.output) as? [String] == [])
  }

  @Test func `a spec that cannot be read is trouble, and the others are shown`() throws {
    let (result, _) = try run(
      ["bad.json", "card.json", "none.json"], ["card.json": Self.card, "bad.json": "{"])
    #expect(result.exitCode == 2)
    #expect(result.troubles.count == 2 && result.troubles[0].contains("bad.json"))
    #expect(result.outputText.contains("canvas: 2 subviews"))
  }

  @Test func `a file that cannot be written is trouble`() throws {
    let (result, _) = try run(["card.json", "-o", "card.json/graph.txt"])
    #expect(result.exitCode == 2)
    #expect(
      result.errors == "snapshot: card.json/graph.txt: cannot be written: \"card.json\" is not a folder\n")
  }

  @Test func `options are read`() throws {
    var arguments = GraphArguments()
    arguments.specs = ["card.json"]
    (arguments.view, arguments.format, arguments.output) = ("header", .png, "out.png")
    (arguments.showsImplicit, arguments.isBoxes, arguments.isDark, arguments.scale) = (true, true, true, 3)
    let line = "card.json --view header --format png -o out.png --implicit --boxes --dark --scale 3"
    #expect(try GraphArguments.verb.parse(line.split(separator: " ").map(String.init)) == .run(arguments))
    #expect(throws: CommandLineError.self) { try Invocation(["graph", "card.json", "--format", "gif"]) }
    #expect(throws: CommandLineError.self) { try Invocation(["graph", "card.json", "--scale", "0"]) }
    #expect(throws: CommandLineError.self) { try Invocation(["graph"]) }
  }
}
