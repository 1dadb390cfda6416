internal import Escaping
internal import FileAccess
internal import Foundation
internal import ImageComparison
internal import ModelContextProtocol
internal import PNG
internal import Raster
internal import SnapshotReport
internal import ViewDifference
internal import ViewSpec

extension MCPWorkspace {
  nonisolated var differenceTool: Tool {
    Tool(
      "explain_difference", title: "Explain a difference",
      "Compares a spec with its reference, or two specs or PNG files with each other: pixels, the views that changed, and "
        + "causes, with a picture of both. For a spec and its reference, the digest is what accept needs.",
      parameters: [
        ToolParameter("spec", .text, "Path of the spec or PNG as it is now.", isRequired: true),
        ToolParameter(
          "before", .text, "Path of a spec or PNG to compare with; the reference of the spec by default."),
        MCPVariant.scale,
        ToolParameter("picture", .flag, "Whether the picture is in the answer; true by default."),
        ToolParameter(
          "max_side", .integer(16...4096), "Most pixels of its longer side; \(Self.usualSide) by default."),
      ] + MCPVariant.basic,
      output: ToolSchema.object(
        [
          .init("same", ToolSchema.flag), .init("differingPixels", ToolSchema.integer),
          .init("causes", ToolSchema.array(ToolSchema.text)), .init("reference", ToolSchema.text),
          .init("digest", ToolSchema.text),
        ], required: ["same"])
    ) { try await self.explain($0, $1) }
  }

  nonisolated var acceptTool: Tool {
    Tool(
      "accept", title: "Accept a picture",
      "Replaces the reference of a spec by its picture now. Needs the digest of explain_difference, so that only what was "
        + "shown is accepted.",
      parameters: [
        ToolParameter("spec", .text, "Path of the spec.", isRequired: true),
        ToolParameter("digest", .text, "Digest that explain_difference returned.", isRequired: true),
        MCPVariant.scale,
      ] + MCPVariant.basic,
      output: ToolSchema.object(
        [.init("reference", ToolSchema.text), .init("bytes", ToolSchema.integer)], required: ["reference"]),
      hints: .destructive
    ) { try await self.accept($0, $1) }
  }

  /// A picture with its views, if they are known.
  private struct Picture {
    var bitmap: Bitmap
    var tree: LayoutTree?
    /// The bytes of a reference of it; none for a file.
    var reference: [UInt8] = []
  }

  private func explain(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    try prepare(context)
    let scale = arguments.integer("scale") ?? 2
    let options = try MCPVariant.options(arguments, scales: [scale])
    let path = arguments.text("spec") ?? ""
    if FilePath(path).hasSuffix(".png"), arguments.text("before") == nil {
      throw ToolError("a PNG file has no reference; give \"before\", a spec or another PNG")
    }
    let now = try await picture(path, options, context)
    let old: Picture
    var members: [JSON.Member] = []
    if let before = arguments.text("before") {
      old = try await picture(before, options, context)
    } else {
      let digest = SHA256.text(of: now.reference)
      let reference = try referencePath(try spec(path), options)
      members = [.init("reference", .string(reference)), .init("digest", .string(digest))]
      guard let bytes = try storedReference(reference) else {
        let text = "\(reference): there is no reference; accept makes one of this picture (digest \(digest))"
        return ToolResult(
          try shownPicture(now.bitmap, arguments) + [.text(escapingControls(in: text))],
          structured: .object([.init("same", false)] + members))
      }
      old = try decode(bytes, reference)
    }
    let comparison = Comparison(of: now.bitmap, with: old.bitmap)
    var lines =
      comparison == .identical ? ["the same pixels"] : ["different"] + comparison.summary.map { "  \($0)" }
    var causes: [String] = []
    if let (tree, earlier) = now.tree.flatMap({ tree in old.tree.map { (tree, $0) } }) {
      let explanation = Explanation(
        of: now.bitmap, with: old.bitmap, actualTree: tree, referenceTree: earlier)
      if !explanation.lines.isEmpty { lines += ["why:"] + explanation.lines.map { "  \($0)" } }
      causes = explanation.rootCauses
    }
    var pixels: Int?
    if case .different(let difference) = comparison { pixels = difference.differingPixels }
    members.insert(.init("same", .bool(comparison == .identical)), at: 0)
    if let pixels { members.append(.init("differingPixels", .integer(pixels))) }
    members.append(.init("causes", .array(causes.map { .string($0) })))
    var content: [ToolResult.Content] = []
    if comparison != .identical {
      content = try shownPicture(Triptych(of: now.bitmap, with: old.bitmap, scale: scale).bitmap, arguments)
    }
    content.append(.text(lines.map { escapingControls(in: $0) }.joined(separator: "\n")))
    return ToolResult(content, structured: .object(members))
  }

  private func shownPicture(_ bitmap: Bitmap, _ arguments: ToolArguments) throws -> [ToolResult.Content] {
    guard arguments.flag("picture") ?? true else { return [] }
    let side = arguments.integer("max_side") ?? Self.usualSide
    return [.png(try bitmap.reduced(width: side, height: side).pngData())]
  }

  /// Returns the picture of a spec or of a file.
  private func picture(
    _ path: String, _ options: RenderingOptions, _ context: CallContext
  ) async throws -> Picture {
    if FilePath(path).hasSuffix(".png") {
      let place = try roots.place(path)
      return try decode(try place.bytes(limit: options.limits.ofPNG.fileBytes), place.shown)
    }
    let read = try spec(path)
    let scale = options.scales[0]
    let rendering = try await guardedTask {
      try await read.spec.renderPNG(at: scale, options, recordsLayout: true)
    }
    for warning in rendering.warnings { context.log("\(warning)") }
    var lines = Lines()
    let bytes = try rendering.reference(for: read.place.shown, &lines)
    return Picture(bitmap: Bitmap(rendering: rendering.list), tree: rendering.layout, reference: bytes)
  }

  private func decode(_ bytes: [UInt8], _ path: String) throws -> Picture {
    let input = FileInput(LimitOptions())
    var lines = Lines()
    return Picture(
      bitmap: try input.decode(bytes, from: path, &lines), tree: try input.layoutTree(in: bytes, from: path))
  }

  // MARK: References

  private func referencePath(_ read: ReadSpec, _ options: RenderingOptions) throws -> String {
    let location = SpecLocation(path: read.place.shown, root: FilePath(read.place.shown).folder)
    return PictureName(location: location, scale: options.scales[0], system: options.system).referencePath
  }

  /// Returns the bytes of a reference, also of one whose hash is in a manifest; nil if there is none.
  private func storedReference(_ path: String) throws -> [UInt8]? {
    let limits = LimitOptions().ofPNG
    let references = StoredReferences(limits)
    if let folder = try guarded({ references.folder(of: path, beneath: FilePath(path).folder) }) {
      return try guarded { try references.picture(path, in: folder)?.bytes }
    }
    guard FileKind(at: path) != nil else { return nil }
    return try roots.place(path).bytes(limit: limits.fileBytes)
  }

  private func accept(_ arguments: ToolArguments, _ context: CallContext) async throws -> ToolResult {
    try prepare(context)
    guard !ContinuousIntegration.isOn(in: ProcessInfo.processInfo.environment) else {
      throw ToolError("nothing is accepted while the environment variable CI is set")
    }
    let path = arguments.text("spec") ?? ""
    let read = try spec(path)
    guard !read.place.isHidden else {
      throw ToolError("\(read.place.shown): is hidden or in a hidden folder, where references cannot be")
    }
    let options = try MCPVariant.options(arguments, scales: [arguments.integer("scale") ?? 2])
    guard options.device == nil, options.style == nil, options.direction == nil, options.system == nil else {
      throw ToolError("references show specs as they are; accept without device, system, style and direction")
    }
    let now = try await picture(path, options, context)
    guard arguments.text("digest") == SHA256.text(of: now.reference) else {
      throw ToolError("the picture is not the one with this digest; look at it with explain_difference first")
    }
    try context.checkCancellation()
    let reference = try referencePath(read, options)
    let writer = ReferenceWriter(options.limits.ofPNG)
    try writer.write(
      now.reference, to: reference, scale: options.scales[0], beneath: FilePath(read.place.shown).folder)
    try writer.finish()
    return ToolResult(
      "\(escapingControls(in: reference)): accepted",
      structured: ["reference": .string(reference), "bytes": .integer(now.reference.count)])
  }
}
