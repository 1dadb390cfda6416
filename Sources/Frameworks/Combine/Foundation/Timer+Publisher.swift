public import Foundation
import LayerCore

extension Timer {
  /// A publisher of the date, again and again.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The type of the error.
    public typealias Failure = Never

    /// The seconds between values.
    public let interval: TimeInterval
    /// The accuracy, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// The options of the run loop.
    public let options: RunLoop.SchedulerOptions?
    private let conduits = Conduits<Date, Never>()
    private let lock = NSLock()
    /// The timer of all connections.
    private var timer: Timer?
    private var connections = 0

    /// Creates the publisher.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let conduit = Conduit<Date, Never>("Timer", subscriber) { [weak conduits] in conduits?.remove($0) }
      conduits.add(conduit, subscriber)
    }

    /// Starts the timer, which stops when the returned cancellables of all connections are cancelled.
    public func connect() -> any Cancellable {
      let isFirst = lock.withLock {
        connections += 1
        return connections == 1
      }
      if isFirst { start() }
      return AnyCancellable { self.disconnect() }
    }

    private func start() {
      // The time of the run loop, which is that of the clock for the main one.
      let tick = Work { [conduits, runLoop] in conduits.send(runLoop.now.date) }
      let timer = Timer.plumbTimer(timeInterval: interval, repeats: true) { _ in tick.run() }
      if let tolerance { timer.tolerance = tolerance }
      lock.withLock { self.timer = timer }
      runLoop.add(timer, forMode: mode)
    }

    private func disconnect() {
      lock.withLock { () -> Timer? in
        connections -= 1
        guard connections == 0 else { return nil }
        defer { timer = nil }
        return timer
      }?.invalidate()
    }
  }

  /// Returns a publisher of the date, which comes after each interval on a run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
