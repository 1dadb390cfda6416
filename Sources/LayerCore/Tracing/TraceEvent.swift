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

/// A property that says where a layer is, or what is in its view.
package enum TraceProperty: String, CaseIterable, Sendable {
  case frame
  case bounds
  /// Of a view: `center`.
  case position
  /// The map about the anchor point, or that point; values of it are frames.
  case transform
  /// The margins of a view.
  case margins
  /// The safe area of a view.
  case safeArea
  /// What a view shows and how: its text, its font, its image.
  case content
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
    /// Somebody else asked the subject where it is, during layout. In a detailed trace: anybody; and outside of layout
    /// whoever asked while a layer above waited for it.
    case read(TraceProperty)

    // In detailed traces only:

    /// A property was set to the value that it had.
    case kept(TraceProperty, CGRect)
    /// A property was set that is no place.
    case configured(TraceProperty)
    /// A place was set to NaN, and is what it was (A.13).
    case refused
    /// A frame of negative size was set, and taken for the rectangle that it covers (A.12).
    case standardized(CGRect)
    /// The subject became a sublayer of another subject.
    case added(to: Int)
    /// The subject left another subject.
    case removed(from: Int)
    /// Code asked for something of the subject by name, as by `setNeedsLayout()`.
    case invalidated(TraceFlag)
    /// UIKit's own implementation of a callback was reached: by `super`, where the agent is that callback of the subject;
    /// else by a call.
    case reachedSystem(TraceCallback)
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

  /// What is true of the subject at the time.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Its transform is not the identity.
    package static let isTransformed = Marks(rawValue: 1)
    /// A layer above it waits for layout, and is not being laid out.
    package static let isPending = Marks(rawValue: 2)
    /// Constraints place it.
    package static let isConstrained = Marks(rawValue: 4)
    /// It is being laid out.
    package static let isInLayout = Marks(rawValue: 8)
  }

  package let kind: Kind
  /// The layer or view that it happened to: an index of `UpdateTrace.subjects`.
  package let subject: Int?
  /// The innermost callback of a view that was running; nil where none was.
  package let agent: Agent?
  /// Which run of the agent, in a detailed trace: runs are numbered as they begin.
  package var run: Int?
  package var marks: Marks = []
  /// The calls that led to it, in a detailed trace: an index of `UpdateTrace.stacks`.
  package var stack: Int?
}

/// A layer, or the view whose layer it is, under a name that is the same in every run.
package struct TraceSubject: Hashable, Sendable {
  /// The class, and `#` and the accessibility identifier if it has one, or else the place in the superlayer in
  /// brackets: `BadgeView[2]` is the third.
  package let name: String
  /// The superlayer when the name was given; an index of `UpdateTrace.subjects`.
  package let parent: Int?
  /// Whether the class is one of UIKit's.
  package let isOfSystem: Bool
}
