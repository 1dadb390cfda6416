/// The states of a picture that is loaded.
public enum AsyncImagePhase: Sendable {
  /// Not loaded yet.
  case empty
  /// Loaded.
  case success(Image)
  /// Failed.
  case failure(any Error)

  /// The picture; nil if it is not loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  /// The error; nil if there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture of an address.
///
/// Differs from SwiftUI: it is not loaded.
public struct AsyncImage<Content> {
  let content: (AsyncImagePhase) -> Content
}

extension AsyncImage: View where Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates the picture of an address with descriptions of its states.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content
  }

  /// Creates the picture of an address with a description of it and another in its place.
  nonisolated public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    self.content = { phase in
      phase.image.map { .trueContent(content($0)) } ?? .falseContent(placeholder())
    }
  }
}

extension AsyncImage where Content == Image {
  /// Creates the picture of an address.
  public init(url: URL?, scale: CGFloat = 1) {
    content = { $0.image ?? Image(uiImage: UIImage()) }
  }
}

/// A description that changes at times.
///
/// Differs from SwiftUI: it does not change.
public struct TimelineView<Schedule, Content> {
  /// The time of a description.
  public struct Context: Sendable {
    /// The time.
    public let date: Date
  }

  let content: (TimelineViewDefaultContext) -> Content
}

/// The time of a description.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
  /// The type of a description that has no parts.
  public typealias Body = Never

  /// Creates a description for the times of a schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }
}

/// A type of the times at which a description changes.
public protocol TimelineSchedule {}

/// The times of a display.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the times.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// Times at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the times.
  public init(from startDate: Date, by interval: Double) {}
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the times.
  public init() {}
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The times of a display.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Returns the times of a display at a least interval.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns times at an interval.
  public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
