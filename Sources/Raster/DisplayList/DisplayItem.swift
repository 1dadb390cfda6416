/// A complete step of a drawing, in device pixels.
public struct DisplayItem: Sendable {
  /// The content of an item.
  public enum Content: Sendable, Equatable {
    /// A filled shape, composited with the backdrop.
    case fill(Fill)
    /// A group of the items that follow, as many as its count, which are drawn on a transparent layer and composited as
    /// one.
    indirect case group(Group)
  }

  /// The content of the item.
  public var content: Content
  /// The layer that drew the item; it has no effect on equality.
  public var tag: DisplayTag

  /// Creates an item of the given content.
  public init(_ content: Content, tag: DisplayTag = .none) {
    self.content = content
    self.tag = tag
  }
}

extension DisplayItem: Equatable {
  public static func == (a: DisplayItem, b: DisplayItem) -> Bool { a.content == b.content }
}

/// A shape with its paint, clip, coverage and blend mode.
public struct Fill: Sendable, Equatable {
  /// The shape.
  public var shape: Shape
  /// The paint of the shape.
  public var paint: Paint
  /// The clip of the shape.
  public var clip: Clip
  /// The rule of coverage.
  public var coverage: CoverageRule
  /// The compositing of the paint with the backdrop inside the shape; outside nothing changes, in any mode.
  public var blend: BlendMode

  /// Creates a fill of `shape` with `paint`.
  public init(
    _ shape: Shape, _ paint: Paint, clip: Clip = .none, coverage: CoverageRule = .exactArea,
    blend: BlendMode = .sourceOver
  ) {
    self.shape = shape
    self.paint = paint
    self.clip = clip
    self.coverage = coverage
    self.blend = blend
  }
}

/// The rule for the coverage of a pixel by a shape.
public enum CoverageRule: Sendable, Equatable {
  /// The area inside the pixel, rounded to 255 steps: antialiased edges.
  case exactArea
  /// All of the pixel if its centre is inside, else nothing: hard edges, as a device draws plain layers.
  ///
  /// Edges through a centre include the pixel to their right and below.
  case pixelCentre
}

/// A mark of the layer that drew an item, so that a pixel can be traced back to it.
public struct DisplayTag: Sendable, Equatable, Hashable {
  /// The layer's index in the recorded tree, from 0 in drawing order; −1 for none.
  public var rawValue: Int

  /// Creates the mark of an index.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The mark of items that no layer drew.
  public static let none = DisplayTag(rawValue: -1)
}
