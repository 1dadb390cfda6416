package import Foundation
import GraphicsCore
import Synchronization

/// Where views, layers and the passes tell what happens, in case somebody records it.
///
/// A recording is of one thread. As long as no thread records, telling costs one look at a number.
package enum Tracing {
  private static let recordingThreads = Atomic<Int>(0)
  private static let ofThread = ThreadLocal<TraceRecorder>()

  /// Whether somebody records any thread.
  @inline(__always)
  static var isRecording: Bool { recordingThreads.load(ordering: .relaxed) != 0 }

  /// Who records this thread.
  @inline(__always)
  static var recorder: TraceRecorder? { isRecording ? recorderOfThread : nil }

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
    recorder.noteFlag(traced, on: layer)
  }

  /// Tells of the question for a size around the answer.
  @inline(__always)
  package static func noteSizing(of layer: CALayer, in size: CGSize, _ answer: () -> CGSize) -> CGSize {
    guard let recorder else { return answer() }
    return recorder.noteSizing(of: layer, in: size, answer)
  }

  /// Tells that somebody reads the bounds or the frame of a layer.
  @inline(__always)
  static func read(_ property: TraceProperty, of layer: CALayer, _ value: () -> CGRect) -> CGRect {
    guard isRecording else { return value() }
    let substitute = ofThread.peek { recorder in
      recorder.noteRead(property, of: layer)
      return recorder.substitution?.rect(property, of: layer)
    }
    return (substitute ?? nil) ?? value()
  }

  /// Tells that somebody reads the position of a layer.
  @inline(__always)
  static func readPosition(of layer: CALayer, _ value: () -> CGPoint) -> CGPoint {
    guard let recorder else { return value() }
    recorder.noteRead(.position, of: layer)
    return recorder.substitution?.position(of: layer) ?? value()
  }

  /// Tells that somebody reads something of a layer that is no place.
  @inline(__always)
  package static func reading<T>(_ property: TraceProperty, of layer: CALayer, _ value: () -> T) -> T {
    recorder?.noteRead(property, of: layer)
    return value()
  }

  /// Tells that the view of a layer dies.
  package static func noteDeath(of layer: CALayer) {
    recorder?.noteDeath(of: layer)
  }

  /// Tells of a change to where a layer is, around the change.
  @inline(__always)
  package static func change(_ property: TraceProperty, of layer: CALayer, _ body: () -> Void) {
    guard isRecording, ofThread.peek({ $0.noteChange(property, of: layer, body) }) != nil else {
      return body()
    }
  }
}

/// What only detailed traces have.
extension Tracing {
  /// Tells of a change around the change, and that it did; where nobody records details of this thread it does nothing.
  @inline(__always)
  static func changeInDetail(_ property: TraceProperty, of layer: CALayer, _ body: () -> Void) -> Bool {
    let isNoted = ofThread.peek { recorder in
      guard recorder.isDetailed else { return false }
      recorder.noteChange(property, of: layer, body)
      return true
    }
    return isNoted ?? false
  }

  /// Tells that something of a layer was set that is no place.
  @inline(__always)
  package static func noteConfiguring(_ property: TraceProperty, of layer: CALayer) {
    recorder?.noteDetail(.configured, of: layer, detail: property.number)
  }

  /// Tells that something of a layer was set to NaN.
  static func noteRefusal(of layer: CALayer) {
    recorder?.noteRefusal(of: layer)
  }

  /// Tells that a layer is given a frame of negative size.
  static func noteStandardizing(_ frame: CGRect, of layer: CALayer) {
    recorder?.noteStandardizing(frame, of: layer)
  }

  /// Tells that code asks for something of a layer by name.
  @inline(__always)
  package static func noteInvalidation(_ flag: TraceFlag, of layer: CALayer) {
    recorder?.noteDetail(.invalidated, of: layer, detail: flag.number)
  }

  /// Tells that UIKit's own implementation of a callback is reached.
  @inline(__always)
  package static func noteReachedSystem(_ callback: TraceCallback, of layer: CALayer) {
    recorder?.noteDetail(.reachedSystem, of: layer, detail: callback.number)
  }

  /// Tells that a layer comes into another.
  static func noteArrival(of layer: CALayer, in superlayer: CALayer) {
    guard let recorder else { return }
    recorder.noteDetail(.added, of: layer, detail: 0, value: Int32(recorder.index(of: superlayer)))
  }

  /// Tells that a layer leaves another.
  static func noteDeparture(of layer: CALayer, from superlayer: CALayer) {
    recorder?.noteDeparture(of: layer, from: superlayer)
  }
}

extension Tracing {
  /// A stretch of what is recorded; several may overlap on one thread.
  struct Session {
    let recorder: TraceRecorder
    fileprivate let start: Int
    /// Whether nobody recorded the thread before.
    fileprivate let startsRecording: Bool
    /// Whether the recording was detailed before.
    fileprivate let wasDetailed: Bool

    /// What has happened in the session so far.
    var trace: UpdateTrace {
      recorder.trace(from: start)
    }

    /// Ends the session, and the recording if it began with it.
    func end() {
      recorder.isDetailed = wasDetailed
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
