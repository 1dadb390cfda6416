internal import Escaping
internal import Foundation
internal import LayerCore
internal import LayoutCore

extension Trace: CustomStringConvertible {
  /// The trace as text: one line per event, indented by the events that contain it.
  public var description: String {
    var writer = TraceText(trace: recorded, places: places)
    for event in recorded.events { writer.write(event) }
    return writer.text
  }
}

/// A writer of the lines of a trace.
private struct TraceText {
  /// The depth beyond which events are not indented further: a tree may be ten thousand levels deep.
  private static let deepestIndentation = 16

  let trace: UpdateTrace
  let places: [Int: CodeSource]
  private(set) var text = ""
  private var depth = 0

  init(trace: UpdateTrace, places: [Int: CodeSource]) {
    self.trace = trace
    self.places = places
  }

  mutating func write(_ event: TraceEvent) {
    let subject = event.subject.map(path) ?? "?"
    switch event.kind {
    case .began(let span):
      write(Self.name(of: span, subject))
      depth += 1
    case .ended:
      depth -= 1
    case .flagged(let flag):
      write("\(subject) needs \(flag.rawValue)\(by(event))")
    case .asked(let size):
      write("sizeThatFits of \(subject) in \(Self.text(size))\(by(event))")
      depth += 1
    case .answered(let size):
      write("→ \(Self.text(size))")
      depth -= 1
    case .changed(.position, let old, let new):
      write("\(subject) position \(Self.text(old.origin)) → \(Self.text(new.origin))\(by(event))")
    case .changed(let property, let old, let new):
      write("\(subject) \(property.rawValue) \(Self.text(old)) → \(Self.text(new))\(by(event))")
    case .read(let property):
      write("reads \(property.rawValue) of \(subject)\(by(event))")
    case .kept(.position, let value):
      write("\(subject) position stays \(Self.text(value.origin))\(by(event))")
    case .kept(let property, let value):
      write("\(subject) \(property.rawValue) stays \(Self.text(value))\(by(event))")
    case .configured(let property):
      write("\(subject) \(property.rawValue) changed\(by(event))")
    case .refused:
      write("\(subject) keeps its position: NaN is rejected\(by(event))")
    case .standardized(let frame):
      write(
        "\(subject) frame \(Self.text(frame)) is standardized to \(Self.text(frame.standardized))\(by(event))"
      )
    case .added(let other):
      write("\(subject) is added to \(path(of: other))\(by(event))")
    case .removed(let other):
      write("\(subject) is removed from \(path(of: other))\(by(event))")
    case .invalidated(let flag):
      write("\(flag.rawValue) of \(subject) is requested\(by(event))")
    case .reachedSystem:
      break
    }
  }

  private mutating func write(_ line: String) {
    text += String(repeating: "  ", count: min(max(depth, 0), Self.deepestIndentation)) + line + "\n"
  }

  /// Returns the path of a view, with its line breaks escaped.
  private func path(of subject: Int) -> String { escapingControls(in: trace.path(of: subject).description) }

  private func by(_ event: TraceEvent) -> String {
    let agent = event.agent.map { ", by \($0.callback.rawValue) of \(path(of: $0.subject))" } ?? ""
    let place = event.stack.flatMap { places[$0] }
      .map { ", at \(escapingControls(in: $0.file.baseName)):\($0.line)" }
    return agent + (place ?? "")
  }

  private static func name(of span: TraceSpan, _ subject: String) -> String {
    switch span {
    case .turn(let number): "turn \(number)"
    case .phase(let phase): phase.rawValue
    case .pass(let pass): "\(pass.rawValue) pass from \(subject)"
    case .callback(let callback): "\(callback.rawValue) of \(subject)"
    }
  }

  private static func text(_ rect: CGRect) -> String {
    "(\([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(text).joined(separator: ", ")))"
  }

  private static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  private static func text(_ size: CGSize) -> String { "(\(text(size.width)), \(text(size.height)))" }

  private static func text(_ number: CGFloat) -> String {
    switch number {
    case .greatestFiniteMagnitude: "max"
    default: Int(exactly: number).map(String.init) ?? "\(number)"
    }
  }
}
