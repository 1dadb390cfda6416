import Foundation
import Synchronization

/// Where views, layers and the passes tell what happens, in case somebody records it.
///
/// A recording is of one thread. As long as no thread records, telling costs one look at a number.
enum Tracing {
  private static let recordingThreads = Atomic<Int>(0)
  private static let ofThread = ThreadLocal<TraceRecorder>()

  /// Who records this thread.
  @inline(__always)
  static var recorder: TraceRecorder? {
    recordingThreads.load(ordering: .relaxed) == 0 ? nil : recorderOfThread
  }

  private static var recorderOfThread: TraceRecorder? {
    ofThread.value
  }

  /// Tells of a span of time around `body`, about `layer` if any.
  @inline(__always)
  static func note<T>(
    _ span: TraceSpan, around layer: CALayer? = nil, _ body: () throws -> T
  ) rethrows -> T {
    guard let recorder else { return try body() }
    recorder.begin(span, of: layer)
    defer { recorder.end(span, of: layer) }
    return try body()
  }

  /// Tells that a layer began to wait for what `flag` stands for.
  @inline(__always)
  static func note(_ flag: CALayer.Flags, on layer: CALayer) {
    guard let recorder, let traced = TraceFlag(flag) else { return }
    recorder.add(.flagged(traced), of: layer)
  }

  /// Tells of the question for a size around the answer.
  @inline(__always)
  static func noteSizing(of layer: CALayer, in size: CGSize, _ answer: () -> CGSize) -> CGSize {
    guard let recorder else { return answer() }
    recorder.beginSizing(of: layer, in: size)
    let answered = answer()
    recorder.endSizing(of: layer, with: answered)
    return answered
  }

  /// Tells that somebody reads where a layer is.
  @inline(__always)
  static func read<T>(_ property: TraceProperty, of layer: CALayer, _ value: () -> T) -> T {
    recorder?.noteRead(property, of: layer)
    return value()
  }

  /// Tells of a change to where a layer is, around the change.
  @inline(__always)
  static func change(_ property: TraceProperty, of layer: CALayer, _ body: () -> Void) {
    guard let recorder else { return body() }
    recorder.noteChange(property, of: layer, body)
  }
}

extension Tracing {
  /// A stretch of what is recorded; several may overlap on one thread.
  struct Session {
    let recorder: TraceRecorder
    fileprivate let start: Int
    /// Whether nobody recorded the thread before.
    fileprivate let startsRecording: Bool

    /// What has happened in the session so far.
    var trace: UpdateTrace {
      UpdateTrace(subjects: recorder.subjects, events: Array(recorder.events[start...]))
    }

    /// Ends the session, and the recording if it began with it.
    func end() {
      guard startsRecording else { return }
      Tracing.ofThread.value = nil
      Tracing.recordingThreads.subtract(1, ordering: .relaxed)
    }

    /// Who asked for something of `layer`, and who of those, in the session so far.
    func causes(of layer: CALayer) -> [TraceCause] {
      trace.causes(of: recorder.index(of: layer))
    }
  }

  /// Begins a session on this thread.
  static func begin() -> Session {
    if let recorder = recorderOfThread {
      return Session(recorder: recorder, start: recorder.events.count, startsRecording: false)
    }
    let recorder = TraceRecorder()
    ofThread.value = recorder
    recordingThreads.add(1, ordering: .relaxed)
    return Session(recorder: recorder, start: 0, startsRecording: true)
  }
}
