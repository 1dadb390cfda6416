/// One complete step of a drawing, in device pixels.
public struct DisplayItem: Sendable {
  /// What the step does.
  public enum Content: Sendable, Equatable {
    /// Composites a filled shape with what is there.
    case fill(Fill)
    /// Draws the items that follow, as many as the group says, on a transparent layer of their own, then
    /// composites that layer as a whole.
    indirect case group(Group)
  }

  public var content: Content
  /// Who drew this; plays no part in equality.
  public var tag: DisplayTag

  /// An item of the given content.
  public init(_ content: Content, tag: DisplayTag = .none) {
    self.content = content
    self.tag = tag
  }
}

extension DisplayItem: Equatable {
  public static func == (a: DisplayItem, b: DisplayItem) -> Bool { a.content == b.content }
}

/// A shape, what fills it, where it may be seen, and how it is composited with what is there.
public struct Fill: Sendable, Equatable {
  public var shape: Shape
  public var paint: Paint
  public var clip: Clip
  public var coverage: CoverageRule
  /// How the paint and the backdrop make the result where the shape covers; elsewhere nothing changes, in any
  /// mode.
  public var blend: BlendMode

  /// A fill of `shape` with `paint`.
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

/// How much of a pixel a shape covers.
public enum CoverageRule: Sendable, Equatable {
  /// The area inside the pixel, rounded to 255 steps: anti-aliased edges.
  case exactArea
  /// All of it if the pixel's centre is inside (edges that run through a centre include the pixel to their
  /// right and below), else nothing: hard edges, as a device draws plain layers.
  case pixelCentre
}

/// An opaque mark of the layer that drew an item, so that a pixel can be traced back to it.
public struct DisplayTag: Sendable, Equatable, Hashable {
  /// The layer's place in the recorded tree, counted from 0 in drawing order; −1 for none.
  public var rawValue: Int

  /// The mark of the given place.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Drawn by no layer.
  public static let none = DisplayTag(rawValue: -1)
}
