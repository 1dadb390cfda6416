/// A key of a value for texts or formats.
private protocol TextKey: EnvironmentKey {}

private enum AlignmentKey: TextKey { static let defaultValue = TextAlignment.leading }
private enum SpacingKey: TextKey { static let defaultValue = CGFloat(0) }
private enum ScaleKey: TextKey { static let defaultValue = CGFloat(1) }
private enum CalendarKey: TextKey { static let defaultValue = Calendar(identifier: .gregorian) }
private enum ZoneKey: TextKey { static let defaultValue = TimeZone.gmt }

// Differs from SwiftUI: only `environment(_:_:)` sets these values, without effect on texts.
extension EnvironmentValues {
  /// The alignment of the lines of a text.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on texts.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The space between lines, in points.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on texts.
  public var lineSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  /// The least factor by which texts are made smaller.
  ///
  /// Differs from SwiftUI: only `environment(_:_:)` sets it, without effect on texts.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The calendar of formats.
  ///
  /// Differs from SwiftUI: Gregorian unless `environment(_:_:)` sets another.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of formats.
  ///
  /// Differs from SwiftUI: that of Greenwich unless `environment(_:_:)` sets another.
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether or not motion is reduced: no.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether or not transparency is reduced: no.
  public var accessibilityReduceTransparency: Bool { false }
}
