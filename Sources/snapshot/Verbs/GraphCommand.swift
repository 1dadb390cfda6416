internal import Escaping
internal import FileAccess
internal import Foundation
internal import LayoutCore
internal import StyleCore
internal import ViewLint
internal import ViewRendering
internal import ViewSpec

/// The command `snapshot graph`, which shows the dependencies between sizes and positions.
struct GraphCommand {
  let arguments: GraphArguments
  let console: Console

  private typealias Entry = (file: String, graph: DependencyGraph)

  /// Prints the graphs of all specs in one file; specs that cannot be read are reported.
  func run() async {
    let format = format
    if format == .png, arguments.output == nil {
      return await console.trouble(
        "a picture needs an output: \"--output FILE\", or \"--output -\" for standard output")
    }
    var problems: [SpecError] = []
    let locations = SpecSearch.locations(arguments.specs) { problems.append($0) }
    for problem in problems { await console.trouble(problem.description, excerpt: problem.excerpt) }
    var entries: [Entry] = []
    for location in locations {
      let file = location.path == "-" ? "<stdin>" : location.path
      let report = await Report<[DependencyGraph]>(orElse: []) { lines in
        let graphs = try await LayoutSpec(at: location).dependencyGraphs(arguments.limits.ofImages)
        if graphs.isEmpty { lines.progress("\(file): no view positions its subviews in an order") }
        return (graphs, file)
      }
      await console.say(report.lines)
      entries += report.value.map { (file, $0) }
    }
    guard let chosen = await chosen(of: entries), !chosen.isEmpty || format == .json else { return }
    do {
      try await write(chosen, as: format)
    } catch {
      await console.trouble("\(error)")
    }
  }

  private var format: GraphArguments.Format {
    if let format = arguments.format { return format }
    let output = arguments.output ?? ""
    let suffixes: [(String, GraphArguments.Format)] = [
      (".png", .png), (".json", .json), (".dot", .dot), (".gv", .dot),
    ]
    return suffixes.first { FilePath(output).hasSuffix($0.0) }?.1 ?? .text
  }

  /// Returns the graphs of the requested view; nil if there is none, which is reported.
  private func chosen(of entries: [Entry]) async -> [Entry]? {
    guard let view = arguments.view, !entries.isEmpty else { return entries }
    let chosen = entries.filter { $0.graph.container.description == view || $0.graph.containerName == view }
    guard chosen.isEmpty else { return chosen }
    let names = entries.map(\.graph.containerName)
    let proposal =
      nearestName(to: view, among: names + entries.map(\.graph.container.description)).map {
        "did you mean \"\($0)\"?"
      }
      ?? "views that do: \(names.prefix(8).joined(separator: ", "))\(names.count > 8 ? ", …" : "")"
    await console.trouble("no view \"\(view)\" positions its subviews in an order; \(proposal)")
    return nil
  }

  private func write(_ entries: [Entry], as format: GraphArguments.Format) async throws {
    let text: String
    switch format {
    case .text:
      let isOneFile = Set(entries.map(\.file)).count == 1
      text = entries.map { entry in
        (isOneFile ? "" : "\(escapingControls(in: entry.file)): ")
          + entry.graph.text(showsImplicit: arguments.showsImplicit)
      }.joined(separator: "\n\n")
    case .dot:
      text = entries.map { $0.graph.dot(showsImplicit: arguments.showsImplicit) }.joined(separator: "\n")
    case .json:
      text = try DependencyGraph.json(entries, showsImplicit: arguments.showsImplicit)
    case .png:
      let png = try DependencyGraph.png(
        entries, scale: arguments.scale, style: arguments.isBoxes ? .boxes : .order,
        showsImplicit: arguments.showsImplicit, dark: arguments.isDark)
      return try place.write(png)
    }
    try place.write(Array((text + "\n").utf8))
  }

  private var place: PictureOutput {
    guard let output = arguments.output, output != "-" else { return .standardOutput }
    return .file(FilePath(output))
  }
}

extension DependencyGraph {
  /// The last name of the container's path.
  fileprivate var containerName: String { container.last }

  fileprivate init(_ plan: SpecPlan) {
    func component(_ component: SpecPlan.Component) -> Component {
      Component(component.isSize ? .size : .position, of: component.view)
    }
    self.init(
      container: plan.path, views: plan.names.map { View(name: $0, path: plan.path.appending($0)) },
      writes: plan.order.map(component),
      dependencies: plan.dependencies.map { (component($0.dependent), component($0.needed)) })
  }
}

extension LayoutSpec {
  /// Returns the graph of each view that places its subviews in an order.
  @MainActor
  fileprivate func dependencyGraphs(_ limits: ImageLimits) throws -> [DependencyGraph] {
    try makeView(traits: UITraitCollection(displayScale: 1), imageLimits: limits).plans.map(
      DependencyGraph.init)
  }
}
