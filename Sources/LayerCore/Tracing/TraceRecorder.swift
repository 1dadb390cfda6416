import Foundation
import GraphicsCore

/// A recorder of the events on one thread.
///
/// No other code is called during a change of its properties, so that the runtime need not check for overlapping
/// accesses, which would take a fifth of the time of a recording.
final class TraceRecorder {
  @safe @exclusivity(unchecked) private(set) var log = TraceLog()
  /// Whether or not all reads and writes are recorded, with their places in the code.
  var isDetailed = false
  /// The geometry that readers get in place of the actual one.
  var substitution: ReadSubstitution?
  @safe @exclusivity(unchecked) private var names = TraceNames()
  private let stacks = StackTable()
  /// The stacks in which constraints were made, in a detailed trace.
  private var makings: [Int32: Int] = [:]
  /// The innermost run of a callback, and those around it.
  @safe @exclusivity(unchecked) private var run: TraceLog.Run?
  /// Whether or not the layer of that run has read its own bounds, and no other code ran since: a second read is
  /// redundant.
  @safe @exclusivity(unchecked) private var isOwnBoundsKnown = false
  @safe @exclusivity(unchecked) private var outerRuns: [TraceLog.Run?] = []
  /// The layer whose geometry is being changed: the changes of its bounds and position by its frame are one change.
  @safe @exclusivity(unchecked) private var changing: ObjectIdentifier?

  init() {
    guard let spare = TraceMemory.ofThread.value else { return }
    swap(&log, &spare.log)
    swap(&names, &spare.names)
  }

  deinit { TraceMemory.keep(&log, &names) }

  /// The layers of the events, by their indices.
  var subjects: [TraceSubject] { names.subjects }

  /// Returns the index of a layer in events.
  func index(of layer: CALayer) -> Int { Int(names.index(of: layer)) }

  /// The number of records.
  var count: Int { log.records.count }

  /// Returns the events from a record on.
  func trace(from start: Int) -> UpdateTrace {
    UpdateTrace(
      subjects: subjects,
      events: log.records[start...].compactMap { log.event($0, isDetailed: isDetailed) },
      stacks: isDetailed ? stacks.stacks : [], runs: isDetailed ? log.runs.map(TraceRun.init) : [],
      makings: makings)
  }

  func begin(_ span: TraceSpan, of layer: CALayer?) {
    add(.began, span, of: layer)
    // This frame is left before the callback begins; its caller stays on the stack.
    if case .callback(let callback) = span, let layer { enter(callback, of: layer, stacks.mark(levels: 2)) }
  }

  func end(_ span: TraceSpan, of layer: CALayer?) {
    if case .callback = span, layer != nil { leave() }
    add(.ended, span, of: layer)
  }

  /// Records a call of `sizeThatFits(_:)` and its result, once for all implementations that it passes through.
  func noteSizing(of layer: CALayer, in size: CGSize, _ answer: () -> CGSize) -> CGSize {
    guard !isAnswering(layer) else { return answer() }
    append(.asked, of: layer, value: log.keep(CGRect(origin: .zero, size: size)))
    enter(.sizeThatFits, of: layer, stacks.mark(levels: 1))
    let answered = answer()
    leave()
    append(.answered, of: layer, value: log.keep(CGRect(origin: .zero, size: answered)))
    return answered
  }

  /// Records a read; in a trace without details, only of one view by another during layout, which is a dependency.
  func noteRead(_ property: TraceProperty, of layer: CALayer) {
    guard changing == nil else { return }
    guard !isDetailed else { return noteDetailedRead(property, of: layer) }
    guard property.isGeometry, let run, run.callback != .display else { return }
    let subject = names.index(of: layer)
    guard subject != run.subject else { return }
    append(.read, of: layer, detail: property.number)
  }

  private func noteDetailedRead(_ property: TraceProperty, of layer: CALayer) {
    if let run, property == .bounds, run.callback == .layoutSubviews, run.subject == names.index(of: layer) {
      guard !isOwnBoundsKnown else { return }
      isOwnBoundsKnown = true
    }
    let marks = marks(of: layer)
    if let run {
      guard run.callback != .display else { return }
    } else if !marks.contains(.isPending) {
      return
    }
    append(.read, of: layer, detail: property.number, marks: marks, stack: stack)
  }

  func noteChange(_ property: TraceProperty, of layer: CALayer, _ change: () -> Void) {
    guard changing != ObjectIdentifier(layer) else { return change() }
    let old = layer.storedRect(property)
    // In front of the events that the change causes.
    let place = log.records.count
    log.records.append(TraceLog.Record(code: .void))
    let record =
      isDetailed
      ? record(.changed, of: layer, detail: property.number, marks: marks(of: layer), stack: stack)
      : record(.changed, of: layer, detail: property.shownNumber)
    let outer = changing
    changing = ObjectIdentifier(layer)
    change()
    changing = outer
    let new = layer.storedRect(property)
    if new != old {
      if record.subject == run?.subject { isOwnBoundsKnown = false }
      log.records[place] = record
      log.records[place].value = log.keep(old, new)
    } else if isDetailed {
      log.records[place] = TraceLog.Record(
        code: .kept, detail: record.detail, marks: record.marks, subject: record.subject, run: record.run,
        stack: record.stack, value: log.keep(new))
    } else if log.records.count == place + 1 {
      log.records.removeLast()
    }
  }

  func noteFlag(_ flag: TraceFlag, on layer: CALayer) {
    // The layout of a sublayer of a layer in layout is redundant in a trace.
    if isDetailed, layer.parentFlags.contains(.isInLayout) { return }
    append(.flagged, of: layer, detail: flag.number)
  }

  /// Records an event of detailed traces.
  func noteDetail(_ code: TraceLog.Code, of layer: CALayer, detail: UInt8, value: Int32 = 0) {
    guard isDetailed, changing == nil else { return }
    append(code, of: layer, detail: detail, marks: marks(of: layer), stack: stack, value: value)
  }

  func noteDeparture(of layer: CALayer, from superlayer: CALayer) {
    names.keep(layer)
    noteDetail(.removed, of: layer, detail: 0, value: names.index(of: superlayer))
  }

  /// Records a change to NaN, which may be part of another change.
  func noteRefusal(of layer: CALayer) {
    if isDetailed { append(.refused, of: layer, stack: stack) }
  }

  /// Records the standardization of a frame, during the change of it.
  func noteStandardizing(_ frame: CGRect, of layer: CALayer) {
    if isDetailed { append(.standardized, of: layer, stack: stack, value: log.keep(frame)) }
  }

  func noteMaking() -> Int32 {
    guard isDetailed, case let stack = Int(stack), stack >= 0 else { return 0 }
    let number = Tracing.newMaking()
    makings[number] = stack
    return number
  }

  /// Keeps the name of a layer whose view is being deallocated.
  func noteDeallocation(of layer: CALayer) {
    names.keepName(of: layer)
  }

  private func isAnswering(_ layer: CALayer) -> Bool {
    guard let run else { return false }
    return run.callback == .sizeThatFits && run.subject == names.index(of: layer)
  }

  /// The call stack, up to the callback that is running.
  private var stack: Int32 { stacks.capture(below: run?.mark ?? .max) }

  private func marks(of layer: CALayer) -> TraceEvent.Marks {
    var marks: TraceEvent.Marks = layer.flags.contains(.isTransformed) ? .isTransformed : []
    if layer.flags.contains(.isInLayout) { marks.insert(.isInLayout) }
    if layer.flags.contains(.containsConstraints), layer.isPlacedByConstraints {
      marks.insert(.isConstrained)
    }
    if run == nil ? layer.isBeneathWaiting : layer.parentFlags.isWaitingOutsideOfLayout {
      marks.insert(.isPending)
    }
    return marks
  }

  private func add(_ code: TraceLog.Code, _ span: TraceSpan, of layer: CALayer?) {
    let (detail, value) = span.codes
    guard let layer else {
      log.records.append(
        TraceLog.Record(code: code, detail: detail, run: run?.number ?? -1, value: value))
      return
    }
    append(code, of: layer, detail: detail, value: value)
  }

  private func append(
    _ code: TraceLog.Code, of layer: CALayer, detail: UInt8 = 0, marks: TraceEvent.Marks = [],
    stack: Int32 = -1, value: Int32 = 0
  ) {
    log.records.append(
      record(code, of: layer, detail: detail, marks: marks, stack: stack, value: value))
  }

  private func record(
    _ code: TraceLog.Code, of layer: CALayer, detail: UInt8, marks: TraceEvent.Marks = [],
    stack: Int32 = -1, value: Int32 = 0
  ) -> TraceLog.Record {
    TraceLog.Record(
      code: code, detail: detail, marks: marks, subject: names.index(of: layer), run: run?.number ?? -1,
      stack: stack, value: value)
  }

  private func enter(_ callback: TraceCallback, of layer: CALayer, _ mark: UInt) {
    let next = TraceLog.Run(
      number: Int32(truncatingIfNeeded: log.runs.count), outer: run?.number ?? -1, callback: callback,
      subject: names.index(of: layer),
      mark: mark)
    log.runs.append(next)
    outerRuns.append(run)
    run = next
    isOwnBoundsKnown = false
  }

  private func leave() {
    run = outerRuns.removeLast()
    isOwnBoundsKnown = false
  }
}
