internal import Escaping
internal import Foundation

/// Components are encoded with their names, so that a graph can be read without counting.
extension DependencyGraph: Codable {
  private enum Key: String, CodingKey {
    case container, views, given, order, dependencies, validOrders, cycles
  }

  private struct Edge: Codable {
    var component: String
    var needs: String
    var isImplicit = false
    /// Whether or not the dependency is broken, for readers: it follows from the order.
    var isBroken = false
  }

  /// Encodes the whole graph.
  public func encode(to encoder: any Encoder) throws {
    try encode(dependencies, to: encoder)
  }

  private func encode(_ dependencies: [Dependency], to encoder: any Encoder) throws {
    let broken = Set(brokenDependencies)
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(container, forKey: .container)
    try object.encode(views, forKey: .views)
    try object.encode(order[..<givenCount].map(name), forKey: .given)
    try object.encode(written.map(name), forKey: .order)
    let edges = dependencies.map {
      Edge(
        component: name(of: $0.dependent), needs: name(of: $0.needed), isImplicit: $0.isImplicit,
        isBroken: broken.contains($0))
    }
    try object.encode(edges, forKey: .dependencies)
  }

  /// Decodes a graph; implicit and broken dependencies are computed.
  ///
  /// - Throws: An error if a name is not that of a component.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let views = try object.decode([View].self, forKey: .views)
    var components: [String: Component] = [:]
    for (place, view) in views.enumerated() {
      for kind in Component.Kind.allCases {
        components["\(view.name).\(kind.rawValue)"] = Component(kind, of: place)
      }
    }
    func component(_ name: String, _ key: Key) throws -> Component {
      if let component = components[name] { return component }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: object, debugDescription: "\"\(name)\" is no component of a view")
    }
    self.init(
      container: try object.decode(ViewPath.self, forKey: .container), views: views,
      writes: try object.decode([String].self, forKey: .order).map { try component($0, .order) },
      dependencies: try object.decode([Edge].self, forKey: .dependencies).map {
        (try component($0.component, .dependencies), try component($0.needs, .dependencies))
      },
      positionsNeedSizes: false)
  }

  /// Returns the graph as JSON with sorted keys, with its cycles and the number of its valid orders.
  ///
  /// It can be decoded; implicit dependencies are contained only on request.
  public func json(showsImplicit: Bool = false) throws -> String {
    try DependencyGraph.json(Document(graph: self, showsImplicit: showsImplicit))
  }

  /// Returns the graphs of several files as an array of objects with the keys `file` and `graph`.
  package static func json(
    _ graphs: [(file: String, graph: DependencyGraph)], showsImplicit: Bool = false
  ) throws -> String {
    try json(
      graphs.map { Entry(file: $0.file, graph: Document(graph: $0.graph, showsImplicit: showsImplicit)) })
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return escapingInvisible(inJSON: String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  private struct Entry: Encodable {
    let file: String
    let graph: Document
  }

  /// A graph with its derived values.
  private struct Document: Encodable {
    let graph: DependencyGraph
    let showsImplicit: Bool

    func encode(to encoder: any Encoder) throws {
      try graph.encode(graph.shownDependencies(implicit: showsImplicit), to: encoder)
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(graph.cycles.map { $0.map(graph.name) }, forKey: .cycles)
      switch graph.validOrderCount {
      case .none: try object.encode(0, forKey: .validOrders)
      case .exactly(let count): try object.encode(count, forKey: .validOrders)
      case .moreThan1e18: try object.encode("more than 10^18", forKey: .validOrders)
      case .uncounted: try object.encodeNil(forKey: .validOrders)
      }
    }
  }
}
