package import Foundation

/// An event with a duration, which other events may be part of.
package enum TraceSpan: Hashable, Sendable {
  /// A turn of the main loop, counted from 1.
  case turn(Int)
  /// A phase of a turn.
  case phase(TurnPhase)
  /// A pass over the tree of the subject.
  case pass(TracePass)
  /// A method of the subject's class.
  case callback(TraceCallback)
}

/// The phases of a turn, in order (B.0).
package enum TurnPhase: String, CaseIterable, Sendable {
  case work
  case traits
  case constraints
  case layout
  case display
  case commit
}

/// The passes over a tree.
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

/// The updates that a view can wait for.
package enum TraceFlag: String, CaseIterable, Sendable {
  case layout
  case constraints
  case display
}

/// A property of a layer's geometry, or of its view's content.
package enum TraceProperty: String, CaseIterable, Sendable {
  case frame
  case bounds
  /// The position; for a view, `center`.
  case position
  /// The transform or the anchor point, whose values are given as frames.
  case transform
  /// The margins of a view.
  case margins
  /// The safe area of a view.
  case safeArea
  /// The content of a view and its style: its text, its font, its image.
  case content
}

/// An event of the update cycle.
package struct TraceEvent: Hashable, Sendable {
  /// The kinds of events.
  package enum Kind: Hashable, Sendable {
    case began(TraceSpan)
    case ended(TraceSpan)
    /// The subject was marked for an update.
    case flagged(TraceFlag)
    /// `sizeThatFits(_:)` of the subject was called with a size; events up to `answered` happened during the call.
    case asked(CGSize)
    /// `sizeThatFits(_:)` returned a size.
    case answered(CGSize)
    /// The subject was moved or resized; a position is a rectangle of size zero.
    case changed(TraceProperty, from: CGRect, to: CGRect)
    /// The geometry of the subject was read by another object during layout.
    ///
    /// In a detailed trace, by any object; and outside of layout by any that read it while an ancestor waited for
    /// layout.
    case read(TraceProperty)

    // In detailed traces only:

    /// A property was set to its present value.
    case kept(TraceProperty, CGRect)
    /// A property other than the geometry was set.
    case configured(TraceProperty)
    /// A property of geometry was set to NaN and keeps its value (A.13).
    case refused
    /// A frame of negative size was set, and replaced by the rectangle that it covers (A.12).
    case standardized(CGRect)
    /// The subject became a sublayer of another subject.
    case added(to: Int)
    /// The subject was removed from another subject.
    case removed(from: Int)
    /// An update of the subject was requested, as by `setNeedsLayout()`.
    case invalidated(TraceFlag)
    /// UIKit's own implementation of a callback was reached.
    ///
    /// It was called by `super` if the agent is that callback of the subject, or else directly.
    case reachedSystem(TraceCallback)
  }

  /// The callback whose code was running.
  package struct Agent: Hashable, Sendable {
    package let callback: TraceCallback
    /// The index of the subject in `UpdateTrace.subjects`.
    package let subject: Int

    /// Creates the agent of a callback of a subject.
    package init(callback: TraceCallback, subject: Int) {
      self.callback = callback
      self.subject = subject
    }
  }

  /// The properties of the subject at the time of the event.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The transform is not the identity.
    package static let isTransformed = Marks(rawValue: 1)
    /// An ancestor waits for layout, and is not being laid out.
    package static let isPending = Marks(rawValue: 2)
    /// Constraints determine the position.
    package static let isConstrained = Marks(rawValue: 4)
    /// The subject is being laid out.
    package static let isInLayout = Marks(rawValue: 8)
  }

  package let kind: Kind
  /// The layer or view of the event: an index of `UpdateTrace.subjects`.
  package let subject: Int?
  /// The innermost callback of a view that was running; nil if there was none.
  package let agent: Agent?
  /// The run of the agent, in a detailed trace: runs are numbered as they begin.
  package var run: Int?
  package var marks: Marks = []
  /// The call stack of the event, in a detailed trace: an index of `UpdateTrace.stacks`.
  package var stack: Int?
}

/// A layer, or the view whose layer it is, under a name that is the same in every run.
package struct TraceSubject: Hashable, Sendable {
  /// The class, with the accessibility identifier after `#`, or else with the index in the superlayer in brackets.
  ///
  /// `BadgeView[2]` is the third sublayer.
  package let name: String
  /// The superlayer when the name was given; an index of `UpdateTrace.subjects`.
  package let parent: Int?
  /// Whether or not the class is one of UIKit's.
  package let isOfSystem: Bool
}
