package import Foundation
package import LayerCore
@_spi(Plumb) internal import LayoutCore
internal import Paths
package import Raster
internal import ViewRendering

extension LayoutTree {
  /// Returns the display list of a layer and the tree of its views.
  ///
  /// - Parameters:
  ///   - layer: The layer to record.
  ///   - scale: The number of pixels per point.
  ///   - observation: The observed dependencies of the layout.
  ///   - declared: The declared dependencies, which replace observed ones.
  ///   - edges: The coverage of straight edges of layers.
  @MainActor
  package static func recording(
    _ layer: CALayer, scale: CGFloat, _ observation: LayoutObservation? = nil,
    declared: DeclaredDependencies = DeclaredDependencies(), edges: CoverageRule = .exactArea
  ) -> (DisplayList, LayoutTree) {
    let drawing = LayerDrawing(recording: layer, scale: scale, edges: edges)
    return (drawing.list, LayoutTree(drawing, root: layer, scale: scale, observation, declared))
  }

  @MainActor
  private init(
    _ drawing: LayerDrawing, root: CALayer, scale: CGFloat, _ observation: LayoutObservation?,
    _ declared: DeclaredDependencies
  ) {
    self.init(scale: Double(scale), nodes: [])
    var places: [ObjectIdentifier: LayerDrawing.Place] = [:]
    for place in drawing.places {
      // A layer that is drawn several times has the first place, and the extent of all of them.
      let id = ObjectIdentifier(place.layer)
      places[id] = places[id].map { $0.painting(place) } ?? place
    }
    var layers: [CALayer] = []
    var waiting: [(layer: CALayer, parent: Int?)] = [(root, nil)]
    while let (layer, parent) = waiting.popLast() {
      let index = nodes.count
      nodes.append(LayoutNode(layer, in: parent, places[ObjectIdentifier(layer)]))
      layers.append(layer)
      waiting += layer.children.reversed().map { ($0, index) }
    }
    addDependencies(layers, observation, declared)
  }

  @MainActor
  private mutating func addDependencies(
    _ layers: [CALayer], _ observation: LayoutObservation?, _ declared: DeclaredDependencies
  ) {
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, layer) in layers.enumerated() { indices[ObjectIdentifier(layer)] = index }
    var ofSubject: [Int: Int] = [:]
    if let observation {
      for (index, layer) in layers.enumerated() { ofSubject[observation.number(of: layer)] = index }
    }
    for (index, layer) in layers.enumerated() {
      var found = (observation?.reasons(for: layer) ?? []).compactMap { ofSubject[$0] }
      if let neighbours = layer.hostView?.constraintNeighbours, !neighbours.isEmpty {
        // A constraint-based layout may have asked for the size of the content.
        var known = Set(found)
        for other in [index] + neighbours.compactMap({ indices[ObjectIdentifier($0.layer)] })
        where known.insert(other).inserted {
          found.append(other)
        }
      }
      nodes[index].dependencies = found
    }
    // Stated dependencies are more reliable than observed ones.
    for (layer, others) in declared.layers where !others.isEmpty {
      guard let index = indices[ObjectIdentifier(layer)] else { continue }
      nodes[index].dependencies = others.compactMap { indices[ObjectIdentifier($0)] }
    }
    let first = nodes.count
    for number in declared.numbers {
      for case let index? in number.layers.map({ indices[ObjectIdentifier($0)] }) {
        nodes[index].dependencies.append(nodes.count)
      }
      nodes.append(
        LayoutNode(
          type: "metric", identifier: number.name, properties: ["metric": number.value.plain],
          dependencies: number.others.map { first + $0 }))
    }
  }
}

extension LayoutNode {
  @MainActor
  fileprivate init(_ layer: CALayer, in parent: Int?, _ place: LayerDrawing.Place?) {
    let view = layer.hostView
    self.init(
      type: view.map { "\(Swift.type(of: $0))" } ?? "\(Swift.type(of: layer))",
      identifier: view.map(\.accessibilityIdentifier) ?? layer.name, place: view?.placeInList, parent: parent,
      frame: layer.frame,
      box: place.map { CGRect($0.box) }, paint: place?.extent.map { CGRect($0) },
      properties: LayoutProperties(layer).values)
    if identifier?.isEmpty == true { identifier = nil }
  }
}

extension LayerDrawing.Place {
  /// Returns the place with the extent of another one of the same layer added.
  fileprivate func painting(_ other: LayerDrawing.Place) -> LayerDrawing.Place {
    var place = self
    place.add(other.extent)
    return place
  }
}

extension CGRect {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  fileprivate init(_ rect: FixedRect) {
    let (x, y) = (rect.minX.flooredPixel, rect.minY.flooredPixel)
    self.init(x: x, y: y, width: rect.maxX.ceiledPixel - x, height: rect.maxY.ceiledPixel - y)
  }
}
