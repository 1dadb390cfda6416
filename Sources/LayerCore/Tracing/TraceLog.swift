import Foundation

/// The compact form of a recorder's events, without names, since a layout may have a million of them.
struct TraceLog {
  /// The record of an event.
  struct Record {
    let code: Code
    /// The number of a property, flag or span.
    var detail: UInt8 = 0
    var marks: TraceEvent.Marks = []
    var subject: Int32 = -1
    /// The number of a run.
    var run: Int32 = -1
    var stack: Int32 = -1
    /// The index of the first rectangle of the event, or a number.
    var value: Int32 = 0
  }

  /// The kind of an event; `void` is no event.
  enum Code: UInt8 {
    case void, began, ended, flagged, asked, answered, changed, read
    case kept, configured, refused, standardized, added, removed, invalidated, reachedSystem
  }

  /// A run of a callback.
  struct Run {
    let number: Int32
    /// The run in which it began; -1 for none.
    let outer: Int32
    let callback: TraceCallback
    let subject: Int32
    /// The stack position of the recorder.
    let mark: UInt
  }

  var records: [Record] = []
  private(set) var rects: [CGRect] = []
  var runs: [Run] = []

  /// Removes all events, and keeps the memory.
  mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    rects.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  /// Stores two rectangles, and returns the index of the first.
  mutating func keep(_ first: CGRect, _ second: CGRect) -> Int32 {
    rects.append(first)
    rects.append(second)
    return Int32(truncatingIfNeeded: rects.count - 2)
  }

  mutating func keep(_ rect: CGRect) -> Int32 {
    rects.append(rect)
    return Int32(truncatingIfNeeded: rects.count - 1)
  }

  /// Returns the event of a record, if it has one.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - isDetailed: Whether or not the event includes its run.
  func event(_ record: Record, isDetailed: Bool) -> TraceEvent? {
    guard let kind = kind(of: record) else { return nil }
    let agent = record.run < 0 ? nil : runs[Int(record.run)]
    var event = TraceEvent(
      kind: kind, subject: record.subject < 0 ? nil : Int(record.subject),
      agent: agent.map { TraceEvent.Agent(callback: $0.callback, subject: Int($0.subject)) })
    guard isDetailed else { return event }
    if record.run >= 0 { event.run = Int(record.run) }
    event.marks = record.marks
    if record.stack >= 0 { event.stack = Int(record.stack) }
    return event
  }

  private func kind(of record: Record) -> TraceEvent.Kind? {
    let place = Int(record.value)
    return switch record.code {
    case .void: nil
    case .began: .began(span(of: record))
    case .ended: .ended(span(of: record))
    case .flagged: .flagged(TraceFlag(number: record.detail))
    case .asked: .asked(rects[place].size)
    case .answered: .answered(rects[place].size)
    case .changed:
      .changed(TraceProperty(number: record.detail), from: rects[place], to: rects[place + 1])
    case .read: .read(TraceProperty(number: record.detail))
    case .kept: .kept(TraceProperty(number: record.detail), rects[place])
    case .configured: .configured(TraceProperty(number: record.detail))
    case .refused: .refused
    case .standardized: .standardized(rects[place])
    case .added: .added(to: place)
    case .removed: .removed(from: place)
    case .invalidated: .invalidated(TraceFlag(number: record.detail))
    case .reachedSystem: .reachedSystem(TraceCallback.allCases[Int(record.detail)])
    }
  }

  private func span(of record: Record) -> TraceSpan {
    let number = Int(record.detail & 15)
    return switch record.detail >> 4 {
    case 0: .turn(Int(record.value))
    case 1: .phase(TurnPhase.allCases[number])
    case 2: .pass(TracePass.allCases[number])
    default: .callback(TraceCallback.allCases[number])
    }
  }
}

extension TraceSpan {
  /// The number of the span in a record, and that of a turn.
  var codes: (detail: UInt8, value: Int32) {
    switch self {
    case .turn(let number): (0, Int32(truncatingIfNeeded: number))
    case .phase(let phase): (16 | phase.number, 0)
    case .pass(let pass): (32 | pass.number, 0)
    case .callback(let callback): (48 | callback.number, 0)
    }
  }
}

/// A type with a number for records: the index among all cases.
///
/// The numbers are written out, since a recorder reads them for each event.
protocol TraceCoded: CaseIterable where AllCases == [Self] {
  var number: UInt8 { get }
}

extension TraceCoded {
  fileprivate init(number: UInt8) { self = Self.allCases[Int(number)] }
}

extension TraceProperty: TraceCoded {
  var number: UInt8 {
    switch self {
    case .frame: 0
    case .bounds: 1
    case .position: 2
    case .transform: 3
    case .margins: 4
    case .safeArea: 5
    case .content: 6
    }
  }
}

extension TraceFlag: TraceCoded {
  var number: UInt8 {
    switch self {
    case .layout: 0
    case .constraints: 1
    case .display: 2
    }
  }
}

extension TraceCallback: TraceCoded {
  var number: UInt8 {
    switch self {
    case .layoutSubviews: 0
    case .updateConstraints: 1
    case .display: 2
    case .sizeThatFits: 3
    }
  }
}

extension TracePass: TraceCoded {
  var number: UInt8 {
    switch self {
    case .constraints: 0
    case .layout: 1
    case .display: 2
    }
  }
}

extension TurnPhase: TraceCoded {
  var number: UInt8 {
    switch self {
    case .work: 0
    case .traits: 1
    case .constraints: 2
    case .layout: 3
    case .display: 4
    case .commit: 5
    }
  }
}
