import Dispatch
public import Foundation
import LayerCore

extension OperationQueue: Scheduler {
  /// A time of the operation queue.
  ///
  /// Differs from Combine: the same type as that of run loops, which has the same members.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// The options, of which there are none.
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  /// The present time, of the main operation queue that of the main loop's clock.
  public var now: SchedulerTimeType {
    SchedulerTimeType(self === OperationQueue.main ? LoopTime.date : Date())
  }

  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0.0 }

  /// Does work as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    place.perform(Work(run: action))
  }

  /// Does work after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    place.performAfter(delay(until: date), Work(run: action))
  }

  /// Does work after a time and again after each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    place.repeats(after: delay(until: date), interval: interval.timeInterval, action)
  }

  /// Returns the seconds until a time, in whole microseconds: a date has no more places.
  private func delay(until date: SchedulerTimeType) -> Double {
    (now.distance(to: date).timeInterval * 1e6).rounded() / 1e6
  }

  /// The place of the queue's work: the main loop for the main one.
  private var place: WorkPlace {
    guard self !== OperationQueue.main else { return .main }
    return WorkPlace(
      now: WorkPlace.realNow, perform: { work in self.addOperation { work.run() } },
      performAfter: { delay, work in
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.addOperation { work.run() } }
      })
  }
}
