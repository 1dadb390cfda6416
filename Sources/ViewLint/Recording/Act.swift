internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// Something that code outside of UIKit did to a view, or looked at.
struct Act {
  /// Whose code it was.
  struct Actor: Hashable {
    let method: CodeCallback.Method
    /// An index of the trace's subjects.
    let subject: Int
  }

  /// The place among the events of the recording.
  let index: Int
  let kind: TraceEvent.Kind
  /// An index of the trace's subjects.
  let subject: Int
  /// The innermost callback; nil outside of layout code.
  var actor: Actor?
  /// Which run of a callback it was in.
  let run: Int?
  let marks: TraceEvent.Marks
  /// The line of code.
  var source: FindingSource?
  /// Functions, inside of that line, of which the compiler has not said which line it was.
  var generated: [String] = []
  /// Whether it sets a part of a value.
  var isOfPart = false

  /// The place that was read, if one was.
  var readProperty: TraceProperty? {
    if case .read(let property) = kind { property } else { nil }
  }

  /// What was set, whether it changed or not, if something was.
  var written: (property: TraceProperty, from: CGRect, to: CGRect)? {
    switch kind {
    case .changed(let property, let old, let new): (property, old, new)
    case .kept(let property, let value): (property, value, value)
    default: nil
    }
  }

  /// Whether a value is read only for a part of it to be set next: `view.bounds.size = …` reads and sets `bounds`.
  func isPart(of next: Act?) -> Bool {
    guard let next, let written = next.written else { return false }
    return next.subject == subject && written.property == readProperty
      && next.source?.line == source?.line && next.source?.file == source?.file
  }

  /// What was changed, if something was.
  var change: (property: TraceProperty, from: CGRect, to: CGRect)? {
    if case .changed(let property, let old, let new) = kind { (property, old, new) } else { nil }
  }
}

extension TraceProperty {
  /// Whether setting it says how large a view is.
  var isSize: Bool { self == .frame || self == .bounds }

  /// Whether setting it says where a view is.
  var isPosition: Bool { self == .frame || self == .position }
}
