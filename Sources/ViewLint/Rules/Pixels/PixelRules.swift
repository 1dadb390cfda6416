internal import Escaping
internal import Foundation
internal import LayoutCore

/// The rules on the fractions of pixels in the picture of a tree.
@MainActor
enum PixelRules {
  /// Returns the findings in a tree, in the pixels of its window, if it has one and does not begin on one of them.
  static func findings(in tree: LintTree) -> [Finding] {
    findingsInWindow(of: tree) ?? findings(in: PixelScene(tree))
  }

  static func findings(in scene: PixelScene) -> [Finding] {
    unsnappedEdges(in: scene) + thinHairlines(in: scene) + fractionalBorders(in: scene)
      + brokenTilings(in: scene)
  }
}

/// A tree with its frames in pixels, and its visible edges.
@MainActor
final class PixelScene {
  let tree: LintTree
  let frames: PixelFrames
  /// The visible edges, computed only if something may be wrong, as it takes a drawing of the whole tree.
  private(set) lazy var drawn = DrawnEdges(of: tree, frames)

  init(_ tree: LintTree) {
    self.tree = tree
    frames = PixelFrames(tree)
  }

  /// The visible upright nodes that code outside of UIKit has placed, with their frames.
  var placedNodes: [(index: Int, node: LintTree.Node, frame: PixelFrame)] {
    tree.nodes.enumerated().compactMap { index, node in
      guard node.isPlacedByUser, node.isShown, let frame = frames[index] else { return nil }
      return (index, node, frame)
    }
  }

  /// Returns a coordinate of the picture in points, from its upper left corner.
  func points(_ pixels: Double) -> Double { pixels / Double(tree.scale) }

  /// Returns the mark of an edge.
  func mark(_ side: PixelSide, of frame: PixelFrame) -> FindingMark {
    let ends = frame[side.axis.other]
    let (at, start, length) = (points(frame[side]), points(ends.start), points(ends.length))
    switch side.axis {
    case .x: return FindingMark(.edge, CGRect(x: at, y: start, width: 0, height: length))
    case .y: return FindingMark(.edge, CGRect(x: start, y: at, width: length, height: 0))
    }
  }

  /// Returns the mark of the area between two coordinates on each axis, in pixels.
  func mark(x: PixelSpan, y: PixelSpan) -> FindingMark {
    FindingMark(
      .area,
      CGRect(
        x: points(x.start), y: points(y.start), width: points(x.length), height: points(y.length)))
  }

  /// Returns a coordinate in words: `66.67 px, 0.33 px before 67 (33.5 pt)`.
  func describe(_ pixels: Double) -> String {
    let nearest = pixels.nearestPixel
    let way = pixels < nearest ? "before" : "past"
    return "\(decimal(pixels)) px, \(decimal(abs(pixels - nearest))) px \(way) \(decimal(nearest))"
      + " (\(decimal(points(nearest))) pt)"
  }

  /// Returns the last name of a node's path.
  func name(of index: Int) -> String {
    tree.nodes[index].name
  }
}

/// Returns a number with at most two fraction digits, or three if the third shows that it is not whole.
func decimal(_ value: Double) -> String {
  decimal(value, digits: 2, factor: 100) ?? decimal(value, digits: 3, factor: 1_000) ?? "\(value)"
}

/// Returns a number with at most some fraction digits; nil if it has none of them, and is not whole, or is too large.
private func decimal(_ value: Double, digits: Int, factor: Double) -> String? {
  let rounded = (value * factor).rounded()
  guard abs(rounded) < 0x1p53 else { return nil }
  let isWhole = rounded.truncatingRemainder(dividingBy: factor) == 0
  if isWhole && digits == 2 && abs(value - value.rounded()) >= 0.000_5 { return nil }
  let whole = Int(abs(rounded)) / Int(factor)
  var part = "\(Int(abs(rounded)) % Int(factor))"
  part = String(repeating: "0", count: digits - part.count) + part
  while part.hasSuffix("0") { part.removeLast() }
  let sign = rounded < 0 ? "−" : ""
  return part.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(part)"
}
