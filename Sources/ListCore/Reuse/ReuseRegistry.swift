import Foundation
import LayoutCore

/// The name under which views are registered and kept for reuse: their kind, and their identifier.
///
/// Cells and headers may have the same identifier, as supplementary views of two kinds may.
struct ReuseKey: Hashable {
  let kind: String
  let identifier: String

  /// The kind of cells.
  static let cell = "cell"
}

/// The registered classes and nibs of cells and other views.
struct ReuseRegistry {
  /// The origin of new views.
  enum Source {
    /// A class, whose views are made by its initializer.
    case type(AnyClass)
    /// A nib, whose first view is taken.
    case nib(UINib)
  }

  private var sources: [ReuseKey: Source] = [:]

  /// Returns what was registered last.
  subscript(key: ReuseKey) -> Source? { sources[key] }

  /// Returns a new view of what was registered last: of its nib, or made of its class; `nil` without one.
  @MainActor
  func view<View: UIView>(for key: ReuseKey, ofClass make: (AnyClass) -> View?) -> View? {
    switch sources[key] {
    case .type(let type)?: make(type)
    case .nib(let nib)?: nib.first(View.self)
    case nil: nil
    }
  }

  /// Registers a class in place of what was registered before; `nil` removes it.
  mutating func register(_ type: AnyClass?, for key: ReuseKey) {
    sources[key] = type.map { .type($0) }
  }

  /// Registers a nib in place of what was registered before; `nil` removes it.
  mutating func register(_ nib: UINib?, for key: ReuseKey) {
    sources[key] = nib.map { .nib($0) }
  }
}

/// Views that are not displayed, and wait to display something else.
struct ReuseQueue<View: AnyObject> {
  private var waiting: [ReuseKey: [View]] = [:]

  /// The number of waiting views.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Adds a view that is no longer displayed.
  mutating func add(_ view: View, for key: ReuseKey) {
    waiting[key, default: []].append(view)
  }

  /// Takes the view that was added last, or returns `nil` if none is waiting.
  mutating func take(_ key: ReuseKey) -> View? { waiting[key]?.popLast() }

  /// Lets go of the views of a name, after another class was registered for it.
  mutating func removeAll(for key: ReuseKey) { waiting[key] = nil }

  /// Lets go of all views.
  mutating func removeAll() { waiting = [:] }
}
