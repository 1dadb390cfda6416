package import Foundation

/// Something that takes a while, with other events in it.
package enum TraceSpan: Hashable, Sendable {
  /// A turn of the main loop, counted from 1.
  case turn(Int)
  /// A part of a turn.
  case phase(TurnPhase)
  /// A walk over the tree beneath the subject.
  case pass(TracePass)
  /// Code of the subject's class.
  case callback(TraceCallback)
}

/// The parts of a turn, in their order (B.0).
package enum TurnPhase: String, CaseIterable, Sendable {
  case work
  case traits
  case constraints
  case layout
  case display
  case commit
}

/// The walks over a tree.
package enum TracePass: String, CaseIterable, Sendable {
  case constraints
  case layout
  case display
}

/// The overridable methods that the update cycle calls.
package enum TraceCallback: String, CaseIterable, Sendable {
  case layoutSubviews
  case updateConstraints
  case display
  case sizeThatFits
}

/// What a view can wait for.
package enum TraceFlag: String, CaseIterable, Sendable {
  case layout
  case constraints
  case display
}

/// A property that says where a layer is.
package enum TraceProperty: String, CaseIterable, Sendable {
  case frame
  case bounds
  /// Of a view: `center`.
  case position
}

/// One thing that happened.
package struct TraceEvent: Hashable, Sendable {
  /// What happened.
  package enum Kind: Hashable, Sendable {
    case began(TraceSpan)
    case ended(TraceSpan)
    /// The subject began to wait for something.
    case flagged(TraceFlag)
    /// `sizeThatFits(_:)` of the subject was called with a size; events up to `answered` happened in it.
    case asked(CGSize)
    /// It returned a size.
    case answered(CGSize)
    /// The subject was moved or resized. A position has a size of zero.
    case changed(TraceProperty, from: CGRect, to: CGRect)
    /// Somebody else asked the subject where it is, during layout.
    case read(TraceProperty)
  }

  /// Whose code was running.
  package struct Agent: Hashable, Sendable {
    package let callback: TraceCallback
    /// An index of `UpdateTrace.subjects`.
    package let subject: Int

    /// The callback of a subject.
    package init(callback: TraceCallback, subject: Int) {
      self.callback = callback
      self.subject = subject
    }
  }

  package let kind: Kind
  /// The layer or view that it happened to: an index of `UpdateTrace.subjects`.
  package let subject: Int?
  /// The innermost callback of a view that was running; nil where none was.
  package let agent: Agent?
}

/// A layer, or the view whose layer it is, under a name that is the same in every run.
package struct TraceSubject: Hashable, Sendable {
  /// The class, and `#` and the accessibility identifier if it has one, or else the place in the superlayer in
  /// brackets: `BadgeView[2]` is the third.
  package let name: String
  /// The superlayer when the name was given; an index of `UpdateTrace.subjects`.
  package let parent: Int?
}
