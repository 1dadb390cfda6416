package import Foundation
import GraphicsCore
import Synchronization

/// The interface by which views, layers and the passes report events to a recorder.
///
/// A recording is of one thread. As long as no thread records, a report costs one read of a number.
package enum Tracing {
  private static let recordingThreads = Atomic<Int>(0)
  private static let ofThread = ThreadLocal<TraceRecorder>()

  /// Whether or not any thread is recorded.
  @inline(__always)
  static var isRecording: Bool { recordingThreads.load(ordering: .relaxed) != 0 }

  /// The recorder of the current thread; nil if there is none.
  @inline(__always)
  static var recorder: TraceRecorder? { isRecording ? recorderOfThread : nil }

  private static var recorderOfThread: TraceRecorder? {
    ofThread.value
  }

  /// Records a span around `body`, of `layer` if there is one.
  @inline(__always)
  static func note<T>(
    _ span: TraceSpan, around layer: CALayer? = nil, _ body: () throws -> T
  ) rethrows -> T {
    guard let recorder else { return try body() }
    recorder.begin(span, of: layer)
    defer { recorder.end(span, of: layer) }
    return try body()
  }

  /// Records that a layer began to wait for the update of `flag`.
  @inline(__always)
  static func note(_ flag: CALayer.Flags, on layer: CALayer) {
    guard let recorder, let traced = TraceFlag(flag) else { return }
    recorder.noteFlag(traced, on: layer)
  }

  /// Records a call of `sizeThatFits(_:)` and its result.
  @inline(__always)
  package static func noteSizing(of layer: CALayer, in size: CGSize, _ answer: () -> CGSize) -> CGSize {
    guard let recorder else { return answer() }
    return recorder.noteSizing(of: layer, in: size, answer)
  }

  /// Records the making of a constraint, and returns its number; 0 without a detailed recording.
  ///
  /// A number is never given twice, unlike the address of an object that is gone.
  @inline(__always)
  package static func noteMaking() -> Int32 {
    recorder?.noteMaking() ?? 0
  }

  /// The number of constraints that were made during detailed recordings.
  private static let makings = Atomic<Int32>(0)

  /// Returns a new number for a constraint.
  static func newMaking() -> Int32 { makings.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Records a read of the bounds or the frame of a layer.
  @inline(__always)
  static func read(_ property: TraceProperty, of layer: CALayer, _ value: () -> CGRect) -> CGRect {
    guard isRecording else { return value() }
    let substitute = ofThread.peek { recorder in
      recorder.noteRead(property, of: layer)
      return recorder.substitution?.rect(property, of: layer)
    }
    return (substitute ?? nil) ?? value()
  }

  /// Records a read of the position of a layer.
  @inline(__always)
  static func readPosition(of layer: CALayer, _ value: () -> CGPoint) -> CGPoint {
    guard let recorder else { return value() }
    recorder.noteRead(.position, of: layer)
    return recorder.substitution?.position(of: layer) ?? value()
  }

  /// Records a read of a property other than the geometry of a layer.
  @inline(__always)
  package static func reading<T>(_ property: TraceProperty, of layer: CALayer, _ value: () -> T) -> T {
    recorder?.noteRead(property, of: layer)
    return value()
  }

  /// Records that the view of a layer is being deallocated.
  package static func noteDeallocation(of layer: CALayer) {
    recorder?.noteDeallocation(of: layer)
  }

  /// Records a change of a layer's geometry, around the change.
  @inline(__always)
  package static func change(_ property: TraceProperty, of layer: CALayer, _ body: () -> Void) {
    guard isRecording, ofThread.peek({ $0.noteChange(property, of: layer, body) }) != nil else {
      return body()
    }
  }
}

/// The events of detailed traces.
extension Tracing {
  /// Performs and records a change, and returns true; without a detailed recording of this thread, returns false at
  /// once.
  @inline(__always)
  static func changeInDetail(_ property: TraceProperty, of layer: CALayer, _ body: () -> Void) -> Bool {
    let isNoted = ofThread.peek { recorder in
      guard recorder.isDetailed else { return false }
      recorder.noteChange(property, of: layer, body)
      return true
    }
    return isNoted ?? false
  }

  /// Records that a property other than the geometry of a layer was set.
  @inline(__always)
  package static func noteConfiguring(_ property: TraceProperty, of layer: CALayer) {
    recorder?.noteDetail(.configured, of: layer, detail: property.number)
  }

  /// Records that a property of a layer was set to NaN.
  static func noteRefusal(of layer: CALayer) {
    recorder?.noteRefusal(of: layer)
  }

  /// Records that a layer gets a frame of negative size.
  static func noteStandardizing(_ frame: CGRect, of layer: CALayer) {
    recorder?.noteStandardizing(frame, of: layer)
  }

  /// Records that the program requests an update of a layer.
  @inline(__always)
  package static func noteInvalidation(_ flag: TraceFlag, of layer: CALayer) {
    recorder?.noteDetail(.invalidated, of: layer, detail: flag.number)
  }

  /// Records that UIKit's own implementation of a callback was reached.
  @inline(__always)
  package static func noteReachedSystem(_ callback: TraceCallback, of layer: CALayer) {
    recorder?.noteDetail(.reachedSystem, of: layer, detail: callback.number)
  }

  /// Records that a layer is added to another one.
  static func noteArrival(of layer: CALayer, in superlayer: CALayer) {
    guard let recorder else { return }
    recorder.noteDetail(.added, of: layer, detail: 0, value: Int32(recorder.index(of: superlayer)))
  }

  /// Records that a layer leaves another one.
  static func noteDeparture(of layer: CALayer, from superlayer: CALayer) {
    recorder?.noteDeparture(of: layer, from: superlayer)
  }
}

extension Tracing {
  /// A section of a recording; several may overlap on one thread.
  struct Session {
    let recorder: TraceRecorder
    fileprivate let start: Int
    /// Whether or not the session started the recording of the thread.
    fileprivate let startsRecording: Bool
    /// Whether or not the recording was detailed before.
    fileprivate let wasDetailed: Bool

    /// The events of the session so far.
    var trace: UpdateTrace {
      recorder.trace(from: start)
    }

    /// Ends the session, and the recording if the session started it.
    func end() {
      recorder.isDetailed = wasDetailed
      guard startsRecording else { return }
      Tracing.ofThread.value = nil
      Tracing.recordingThreads.subtract(1, ordering: .relaxed)
    }

    /// Returns the causes of the updates of `layer`, and the causes of those, in the session so far.
    func causes(of layer: CALayer) -> [TraceCause] {
      trace.causes(of: recorder.index(of: layer))
    }
  }

  /// Begins a session on this thread.
  static func begin(isDetailed: Bool = false) -> Session {
    if let recorder = recorderOfThread {
      let wasDetailed = recorder.isDetailed
      recorder.isDetailed = wasDetailed || isDetailed
      return Session(
        recorder: recorder, start: recorder.count, startsRecording: false, wasDetailed: wasDetailed)
    }
    let recorder = TraceRecorder()
    recorder.isDetailed = isDetailed
    ofThread.value = recorder
    recordingThreads.add(1, ordering: .relaxed)
    return Session(recorder: recorder, start: 0, startsRecording: true, wasDetailed: false)
  }
}
