import Foundation

/// A layout as data: what `layoutSubviews` and `sizeThatFits` of a view do, statement by statement.
struct LayoutProgram {
  /// The parts of the view, in the order of its subviews.
  var parts: [Part]
  /// On all sides; nil for a view that has not been given any.
  var margins: CGFloat?
  var hasGround = false
  var layout: [LayoutStep]
  var sizing: [SizingStep]
  /// Whether children are asked for their sizes in the width that there is, or in any.
  var offersWidth: Bool
}

/// A subview.
indirect enum Part {
  case leaf(LeafProgram)
  case container(LayoutProgram)
}

/// A view that has a size by itself.
struct LeafProgram {
  enum Kind: CaseIterable {
    /// Shows where it is, by a colour.
    case block
    /// Content, which margins are for.
    case picture
    /// UIKit's label.
    case text
  }

  var kind: Kind
  /// In points, with fractions; the same area in any width that is offered.
  var ideal: CGSize
  /// Whether `sizeThatFits` rounds up to pixels.
  var roundsUp = true
}

/// The position of a child along an axis, in the coordinates of its superview.
enum Anchor: Equatable {
  case start
  case middle
  case end
  /// So far behind the end of a sibling.
  case after(Int, CGFloat)
  /// So far before the start of a sibling.
  case before(Int, CGFloat)
  case middleOf(Int)

  /// The sibling that has to have its place before.
  var sibling: Int? {
    switch self {
    case .after(let sibling, _), .before(let sibling, _), .middleOf(let sibling): sibling
    case .start, .middle, .end: nil
    }
  }
}

/// A statement of `layoutSubviews`.
enum LayoutStep: Equatable {
  /// `child.bounds.size = child.sizeThatFits(…)`, rounded up to pixels.
  case size(Int)
  /// `child.center = …` for the size that the child has, so that its origin is on a pixel.
  case place(Int, x: Anchor, y: Anchor)

  // Statements that should not be there:

  /// As `place`, on no pixel.
  case placeUnrounded(Int, x: Anchor, y: Anchor)
  /// As `place`, without the margins.
  case placeInBounds(Int, x: Anchor, y: Anchor)
  /// As `place`, in the view's frame.
  case placeInFrame(Int, x: Anchor, y: Anchor)
  /// The child is put a point farther along each time.
  case wander(Int)
  /// As `size`, but less where this view is high, and never less than before.
  case keepHighest(Int)
  case setNeedsLayoutOnce
  case replaceSubviewOnce(Int)
  case callLayoutSubviews(Int)
  /// The child's frame is set, though it is turned a little.
  case turnAndSetFrame(Int)
  /// The child gets a longer text.
  case changeText(Int)
  case sizeBelowZero(Int)
  /// A part of a child is looked at before that is laid out.
  case lookInto(Int)
}

/// A statement of `sizeThatFits`.
enum SizingStep: Equatable {
  /// Adds what a child wants, and a distance, along an axis; across it, the largest counts.
  case add(Int, LayoutAxis, distance: CGFloat)
  /// Adds so much to both sides.
  case pad(CGFloat)
  case margins
  case roundUp

  // Statements that should not be there:

  /// As `add`, of the size that the child has.
  case addPresent(Int, LayoutAxis, distance: CGFloat)
  case resize(Int)
  /// Adds a point more each time.
  case count
}

enum LayoutAxis { case horizontal, vertical, both }
