internal import Escaping
internal import FileAccess
internal import Foundation
internal import LayoutCore
internal import ModelContextProtocol
internal import StyleCore
internal import ViewSession

extension MCPWorkspace {
  /// The tools that list what there is.
  nonisolated var listTools: [Tool] { [devicesTool, viewsTool] }

  private nonisolated var devicesTool: Tool {
    Tool(
      "list_devices", title: "List devices",
      "Lists the devices whose screens can be canvases: identifier, points, pixels per point, first iOS, safe area.",
      parameters: [ToolParameter("query", .text, "Part of the identifier, such as ipad.")]
        + ToolPage.parameters("devices", limit: 40),
      output: ToolSchema.object(
        [.init("devices", ToolSchema.array(["type": "object"]))] + ToolPage.schemas,
        required: ["devices", "total"])
    ) { arguments, _ in
      let query = arguments.text("query")?.lowercased() ?? ""
      let found = Device.all.filter { query.isEmpty || $0.identifier.utf8.contains(query.utf8) }
      let page = ToolPage(arguments, limit: 40)
      let shown = page.part(of: found)
      var table = TextTable(.left("device"), .right("points"), .right("scale"), .right("iOS"))
      for device in shown {
        let size = device.size()
        table.append(
          device.identifier, "\(Int(size.width))×\(Int(size.height))", "@\(Int(device.scale))x",
          "\(device.firstSystem.rawValue)")
      }
      let devices = shown.map { device -> JSON in
        let (size, insets) = (device.size(), device.safeAreaInsets())
        return [
          "device": .string(device.identifier), "width": .number(Double(size.width)),
          "height": .number(Double(size.height)),
          "scale": .integer(Int(device.scale)), "firstSystem": .integer(device.firstSystem.rawValue),
          "safeArea": .array(
            [insets.top, insets.left, insets.bottom, insets.right].map { JSON.number(Double($0)) }),
        ]
      }
      let lines = found.isEmpty ? ["no device has that in its identifier"] : table.lines
      return ToolResult(
        (lines + page.note(of: found.count, "devices")).joined(separator: "\n"),
        structured: .object([.init("devices", .array(devices))] + page.members(of: found.count)))
    }
  }

  private nonisolated var viewsTool: Tool {
    Tool(
      "list_views", title: "List specs and previews",
      "Lists what can be drawn: layout specs in the roots, and previews of the packages that the server was started with.",
      parameters: [
        ToolParameter("kind", .choice(["specs", "previews", "all"]), "What to list; all by default."),
        ToolParameter("folder", .text, "Folder of specs, in the roots; all roots by default."),
        ToolParameter("query", .text, "Part of the path or name."),
      ] + ToolPage.parameters("entries", limit: 100),
      output: ToolSchema.object(
        [.init("views", ToolSchema.array(["type": "object"]))] + ToolPage.schemas,
        required: ["views", "total"])
    ) { arguments, context in
      try await self.views(arguments, context)
    }
  }

  private func views(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    try prepare(context)
    let kind = arguments.text("kind") ?? "all"
    var entries: [(line: String, json: JSON)] = []
    var notes: [String] = []
    if kind != "previews" {
      let places = try arguments.text("folder").map { [try roots.place($0)] } ?? roots.places
      for place in places {
        let (files, isCut) = roots.files(in: place, ending: ".json")
        if isCut { notes.append("(\(place.shown) has too many files to look at all; name a folder)") }
        for file in files where Self.isSpec(file) {
          entries.append((file.shown, ["kind": "spec", "spec": .string(file.shown)]))
        }
      }
    }
    if kind != "specs" {
      if kind == "previews", !previews.isOffered {
        throw ToolError("there are no previews; start the server with --preview-package FOLDER")
      }
      do {
        entries += try await previews.list(context).map { Self.entry($0) }
      } catch  where kind == "all" && !Task.isCancelled {
        // Specs are listed also while a package does not compile.
        notes.append("previews: \(error)")
      }
    }
    if let query = arguments.text("query")?.lowercased() {
      entries = entries.filter { $0.line.lowercased().utf8.contains(query.utf8) }
    }
    let page = ToolPage(arguments, limit: 100)
    let shown = page.part(of: entries)
    let lines =
      shown.isEmpty
      ? ["nothing found; specs are files that end in .json"] : shown.map { escapingControls(in: $0.line) }
    return ToolResult(
      (lines + page.note(of: entries.count, "entries") + notes).joined(separator: "\n"),
      structured: .object([.init("views", .array(shown.map(\.json)))] + page.members(of: entries.count)))
  }

  private static func entry(_ preview: ListedSource) -> (line: String, json: JSON) {
    let place = preview.file.map { " (\($0)" + (preview.line.map { ":\($0)" } ?? "") + ")" } ?? ""
    return (
      "preview \(preview.name)\(place)",
      .members([
        "kind": "preview", "preview": .string(preview.name), "file": preview.file.map { .string($0) },
        "line": preview.line.map { .integer($0) },
      ])
    )
  }

  /// Returns whether a file is probably a spec: the key of the canvas is near its start.
  private static func isSpec(_ file: MCPRoots.Place) -> Bool {
    guard let bytes = try? file.bytes(limit: 1 << 20) else { return false }
    return bytes.prefix(1 << 16).contains("\"canvas\"".utf8)
  }
}
