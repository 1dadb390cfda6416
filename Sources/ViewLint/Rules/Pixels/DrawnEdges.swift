internal import Foundation
internal import LayerCore
@_spi(Plumb) internal import LayoutCore
internal import Raster
internal import ViewRendering

/// The visible edges of views: those at which a drawing of the view ends, or is clipped by the view.
///
/// Drawings outside the picture, clipped ones and those behind opaque ones are not visible. The parts of a view, such
/// as layers without a view or the parts of a button, are drawn by the view.
@MainActor
struct DrawnEdges {
  /// Whether or not any part of a node is visible, in the order of the tree's nodes.
  private(set) var isSeen: [Bool]
  /// The nodes whose lines of text begin between two rows of pixels.
  ///
  /// Baselines are on whole pixels of a label's own coordinates, wherever these are; in x, glyphs begin anywhere.
  private(set) var textBetweenPixels: Set<Int> = []
  private var sides: [Set<PixelSide>]
  /// The nodes in front of edges that they hide.
  private var hidden: [Hidden: Set<Int?>] = [:]

  private let tree: LintTree
  private let frames: PixelFrames

  init(of tree: LintTree, _ frames: PixelFrames) {
    (self.tree, self.frames) = (tree, frames)
    isSeen = Array(repeating: false, count: tree.nodes.count)
    sides = Array(repeating: [], count: tree.nodes.count)
    let drawing = LayerDrawing(recording: tree.root.layer, scale: Double(tree.scale))
    let owners = drawing.places.map { tree.owner(of: $0.layer) }
    let marks = DrawnMarks(drawing.list)
    var found: [Edge] = []
    for mark in marks.marks {
      guard owners.indices.contains(mark.tag.rawValue), let owner = owners[mark.tag.rawValue] else {
        continue
      }
      note(mark, of: owner, &found)
    }
    for edge in found {
      let covers = edge.strip.map { marks.covers(of: $0, after: edge.item) } ?? []
      if covers.isEmpty {
        sides[edge.node].insert(edge.side)
      } else {
        hidden[Hidden(node: edge.node, side: edge.side), default: []]
          .formUnion(covers.map { owners[$0.tag.rawValue] })
      }
    }
  }

  /// Returns whether an edge of a node is visible.
  func contains(_ side: PixelSide, of node: Int) -> Bool { sides[node].contains(side) }

  /// Returns whether an edge of a node is visible, or would be without another node in front of it.
  func contains(_ side: PixelSide, of node: Int, without other: Int) -> Bool {
    contains(side, of: node) || hidden[Hidden(node: node, side: side)] == [other]
  }

  private struct Hidden: Hashable {
    let node: Int
    let side: PixelSide
  }

  /// An edge of a drawing, unless a later one covers it.
  private struct Edge {
    let node: Int
    let side: PixelSide
    /// The pixels through which the edge runs; nil between two pixels.
    let strip: FixedRect?
    let item: Int
  }

  /// Adds the edges of a mark of a view, and of the ancestors that clip it.
  private mutating func note(_ mark: DrawnMarks.Mark, of owner: Int, _ found: inout [Edge]) {
    noteText(of: owner)
    var (node, isOwn) = (owner, true)
    while true {
      let view = tree.nodes[node].view
      if isOwn { isSeen[node] = true }
      if isOwn || view.layer.masksToBounds, let frame = frames[node] {
        for side in PixelSide.allCases where mark.area.ends(at: frame[side], side) {
          found.append(Edge(node: node, side: side, strip: mark.area.strip(side), item: mark.item))
        }
      }
      // The parts that UIKit adds to a view belong to the view.
      isOwn = isOwn && !tree.nodes[node].isPlacedByUser
      guard let parent = tree.nodes[node].parent else { return }
      node = parent
    }
  }

  private mutating func noteText(of owner: Int) {
    let view = tree.nodes[owner].view
    guard view.contentKind == .label, view.shownContent.text?.isEmpty == false,
      let frame = frames[owner], !frame.y.zero.isWholePixel
    else { return }
    var node = owner
    while !tree.nodes[node].isPlacedByUser {
      guard let parent = tree.nodes[node].parent else { return }
      node = parent
    }
    // The place of a button's title is the button's matter.
    guard let outer = frames[node], (frame.y.zero - outer.y.zero).isWholePixel else { return }
    textBetweenPixels.insert(node)
  }
}

extension LintTree {
  /// Returns the node to which a layer belongs.
  fileprivate func owner(of layer: CALayer) -> Int? {
    var layer: CALayer? = layer
    while let current = layer {
      if let view = current.hostView, let index = index(of: view) { return index }
      layer = current.superlayer
    }
    return nil
  }
}

extension FixedRect {
  fileprivate func edge(_ side: PixelSide) -> Fixed {
    switch side {
    case .left: minX
    case .right: maxX
    case .top: minY
    case .bottom: maxY
    }
  }

  /// Returns whether a side is at a coordinate in pixels, but for an error of the computation.
  fileprivate func ends(at pixels: Double, _ side: PixelSide) -> Bool {
    abs(edge(side).rawValue - Fixed(pixels).rawValue) <= 1
  }

  /// Returns the pixels through which a side runs; nil between two pixels.
  fileprivate func strip(_ side: PixelSide) -> FixedRect? {
    let edge = edge(side)
    if edge.isWhole { return nil }
    var strip = self
    let ends = (Fixed(pixels: edge.flooredPixel), Fixed(pixels: edge.ceiledPixel))
    switch side.axis {
    case .x: (strip.minX, strip.maxX) = ends
    case .y: (strip.minY, strip.maxY) = ends
    }
    return strip
  }
}
