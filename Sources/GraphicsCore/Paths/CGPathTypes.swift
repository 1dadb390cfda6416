/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// The rule by which points with a winding number other than 0 are inside.
  case winding = 0
  /// The rule by which points whose rays cross the path an odd number of times are inside.
  case evenOdd = 1
}

/// The cap of open lines.
public enum CGLineCap: Int32, Sendable {
  /// A square end at the last point.
  case butt = 0
  /// A half circle about the last point.
  case round = 1
  /// Half a square about the last point.
  case square = 2
}

/// The join of two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, unless it exceeds the miter limit.
  case miter = 0
  /// A circle about the common point.
  case round = 1
  /// A corner cut off.
  case bevel = 2
}

/// The mode in which a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// A fill by the winding rule.
  case fill = 0
  /// A fill by the even-odd rule.
  case eoFill = 1
  /// A stroke.
  case stroke = 2
  /// A fill by the winding rule, then a stroke.
  case fillStroke = 3
  /// A fill by the even-odd rule, then a stroke.
  case eoFillStroke = 4
}
