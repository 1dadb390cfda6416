internal import Escaping
internal import Foundation
internal import LayoutCore
internal import ModelContextProtocol
internal import StyleCore
internal import ViewLint
internal import ViewSpec

extension MCPWorkspace {
  /// Returns the tools and resources.
  nonisolated func contents(allowsAccept: Bool) -> ServerContents {
    ServerContents(
      name: "plumb-snapshot", title: "Plumb: UIKit layout on Linux", version: Invocation.version,
      instructions: Self.instructions,
      tools: listTools + [drawTool, differenceTool, lintTool, traceTool] + sessionTools
        + (allowsAccept ? [acceptTool] : []),
      resources: Self.resources, templates: Self.templates)
  }

  private nonisolated static let instructions = """
    Draws and checks UIKit layouts without a Mac. Start with list_views, look with draw, and check with lint: a finding has \
    its line, and where no decision is needed the edits that fix it; lint again after each. Specs are JSON files; their \
    schema is the resource snapshot://schema/spec, and snapshot://guide/lint explains all findings. Answers are short: \
    longer ones come in parts, by limit and offset. To use a screen, open_session, then act.
    """

  private nonisolated static let resources = [
    Resource(
      "snapshot://schema/spec", name: "Schema of specs",
      "JSON Schema of layout specs, with all keys and their meanings.",
      type: "application/schema+json"
    ) { SpecSchema.text },
    Resource(
      "snapshot://schema/lint", name: "Schema of lint reports",
      "JSON Schema of the reports of snapshot lint.",
      type: "application/schema+json"
    ) { LintReport.schema },
    Resource(
      "snapshot://guide/lint", name: "Findings of the linter",
      "All codes of findings by topic, with severity and meaning.", type: "text/markdown"
    ) { "# Findings\n\n\(FindingCode.documentation)\n" },
    Resource(
      "snapshot://devices", name: "Devices", "The devices whose screens can be canvases.", type: "text/plain"
    ) {
      DeviceTable.text + "\n"
    },
  ]

  private nonisolated static let templates = [
    ResourceTemplate(
      "snapshot://lint/", parameter: "code", name: "A finding", "The meaning of one code of a finding.",
      type: "text/markdown", values: { FindingCode.allCases.map(\.rawValue) },
      text: { name in
        guard let code = FindingCode(rawValue: name) else {
          throw ToolError(
            "unknown code \"\(escapingControls(in: String(name.prefix(80))))\"; "
              + (FindingCode.proposal(for: name) ?? "snapshot://guide/lint lists them"))
        }
        return "**\(code.summary)** (`\(code.rawValue)`, \(code.severity.rawValue)). \(code.explanation)\n"
      }),
    ResourceTemplate(
      "snapshot://device/", parameter: "device", name: "A device", "Size, scale and safe area of one device.",
      type: "text/plain", values: { Device.all.map(\.identifier) },
      text: { name in
        guard let device = Device.named(name) else {
          let near = nearestName(to: name, among: Device.all.map(\.identifier))
          throw ToolError(
            "unknown device \"\(escapingControls(in: String(name.prefix(80))))\"; "
              + (near.map { "did you mean \"\($0)\"?" } ?? "snapshot://devices lists them"))
        }
        let (size, insets) = (device.size(), device.safeAreaInsets())
        return "\(device.name): \(Int(size.width))×\(Int(size.height)) points @\(Int(device.scale))x, iOS "
          + "\(device.firstSystem.rawValue) or later, safe area \(Int(insets.top)) \(Int(insets.left)) "
          + "\(Int(insets.bottom)) \(Int(insets.right))\n"
      }),
  ]
}
