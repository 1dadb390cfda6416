internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb

/// A change or a read of a view by code outside of UIKit.
struct Access {
  /// The calling callback.
  struct Caller: Hashable {
    let method: CodeCallback.Method
    /// The index of its view among the trace's subjects.
    let subject: Int
  }

  /// The index of the event in the recording.
  let index: Int
  let kind: TraceEvent.Kind
  /// The index of the view among the trace's subjects.
  let subject: Int
  /// The innermost callback; nil outside of layout code.
  var caller: Caller?
  /// The number of the callback's run.
  let run: Int?
  let marks: TraceEvent.Marks
  /// The line of code.
  var source: FindingSource?
  /// The functions called in that line for which the compiler recorded no line.
  var generated: [String] = []
  /// Whether or not the access sets a part of a value.
  var isOfPart = false

  /// The property that was read, if any.
  var readProperty: TraceProperty? {
    if case .read(let property) = kind { property } else { nil }
  }

  /// The property that was set, changed or not, with its values, if any.
  var written: (property: TraceProperty, from: CGRect, to: CGRect)? {
    switch kind {
    case .changed(let property, let old, let new): (property, old, new)
    case .kept(let property, let value): (property, value, value)
    default: nil
    }
  }

  /// Returns whether a value is read only to set a part of it next: `view.bounds.size = …` reads and sets `bounds`.
  func isPart(of next: Access?) -> Bool {
    guard let next, let written = next.written else { return false }
    return next.subject == subject && written.property == readProperty
      && next.source?.line == source?.line && next.source?.file == source?.file
  }

  /// The property that was changed, with its values, if any.
  var change: (property: TraceProperty, from: CGRect, to: CGRect)? {
    if case .changed(let property, let old, let new) = kind { (property, old, new) } else { nil }
  }
}

extension TraceProperty {
  /// Whether or not the property contains the size of a view.
  var isSize: Bool { self == .frame || self == .bounds }

  /// Whether or not the property contains the position of a view.
  var isPosition: Bool { self == .frame || self == .position }
}
