/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the outlines wind about.
  case winding = 0
  /// Those from which an odd number of outlines is crossed on the way out.
  case evenOdd = 1
}

/// What open lines end in.
public enum CGLineCap: Int32, Sendable {
  /// Nothing: they end square, at their last point.
  case butt = 0
  /// A half circle about the last point.
  case round = 1
  /// Half a square about the last point.
  case square = 2
}

/// What two lines meet in.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, unless it would be too long.
  case miter = 0
  /// A circle about the common point.
  case round = 1
  /// A corner cut off.
  case bevel = 2
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by winding.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// A line along the path.
  case stroke = 2
  /// The inside, by winding, then a line.
  case fillStroke = 3
  /// The inside, by the even-odd rule, then a line.
  case eoFillStroke = 4
}
