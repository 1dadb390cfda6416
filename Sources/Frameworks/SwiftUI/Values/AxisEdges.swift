/// An edge along the horizontal axis.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which a line of text begins.
  case leading
  /// The edge at which a line of text ends.
  case trailing

  /// Some of the edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Creates a set of edges from their bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The edge at which a line of text begins.
    public static let leading = Set(.leading)
    /// The edge at which a line of text ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge along the vertical axis.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// Some of the edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    /// Creates a set of edges from their bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
