// What code does wrong; each switch has the codes of one topic.
extension FindingCode {
  var orderText: Text {
    switch self {
    case .positionBeforeSize:
      (
        "Positioned before it was sized",
        "A view that is aligned first and resized afterwards is no longer where it was aligned; size first, then place."
      )
    case .staleSibling:
      (
        "Placed by a sibling that moved later",
        "A view was placed by the frame of a sibling from the layout before; lay out what others depend on first."
      )
    case .unsettledLayout:
      (
        "Layout that does not settle",
        "The same layout code, run again with nothing changed, moves views: it builds on its own earlier result."
      )
    default:
      (
        "Layout that depends on its history",
        "At the same size, frames differ by the sizes that were there before, as after a rotation there and back."
      )
    }
  }

  var sizingText: Text {
    switch self {
    case .sizingReadsSubview:
      (
        "sizeThatFits reads a subview's size",
        "The size that a subview has now says nothing of the size asked about; ask the subview what fits, too."
      )
    case .sizingChangesView:
      (
        "sizeThatFits changes a view",
        "sizeThatFits answers a question, and may be asked at any time with any size; it must change nothing."
      )
    case .inconsistentSizing:
      (
        "sizeThatFits contradicts itself",
        "The same question gets two answers, so that the size of the view depends on how often somebody asks."
      )
    case .fractionalSize:
      (
        "sizeThatFits answers part of a pixel",
        "A size that is not a whole number of pixels puts edges between pixels; round it up."
      )
    case .insufficientSize:
      (
        "sizeThatFits answers too little",
        "What sizeThatFits answers must hold what layoutSubviews then places; here content does not fit into it."
      )
    default:
      (
        "Changed after its size was asked",
        "Content was changed in the pass that had already measured it, so that its place is that of the old content."
      )
    }
  }

  var cycleText: Text {
    switch self {
    case .invalidationInLayout:
      (
        "Layout asked for during layout",
        "layoutSubviews that calls setNeedsLayout on its own view, or one above, makes every pass ask for another."
      )
    case .hierarchyInLayout:
      (
        "Subviews added or removed during layout",
        "layoutSubviews should only place what is there; adding and removing belongs where the content changes."
      )
    case .removedToHide:
      (
        "Removed where hiding would do",
        "Removing a view and adding it again lays out everything around it; isHidden costs nothing."
      )
    case .layoutLoop:
      (
        "Endless layout",
        "Views ask each other for layout without end, which on a device hangs the app."
      )
    case .redundantInvalidation:
      (
        "Layout for nothing",
        "A layout was asked for, and moved no view: setNeedsLayout is called where nothing has changed that counts."
      )
    case .unseenLayout:
      (
        "Layout of what nobody sees",
        "Views without a size, or off the screen, were laid out, and will be again before they are seen."
      )
    case .directLayoutCall:
      (
        "layoutSubviews called by hand",
        "Only UIKit calls layoutSubviews; call setNeedsLayout, and layoutIfNeeded where frames are needed at once."
      )
    default:
      (
        "Missing call of super",
        "The overridden method does work that others rely on; an override must call super."
      )
    }
  }

  var geometryText: Text {
    switch self {
    case .foreignCoordinates:
      (
        "Layout in foreign coordinates",
        "Subviews are placed in bounds; frame is in the superview's coordinates, which are another view's business."
      )
    case .pendingRead:
      (
        "Frame read before it was laid out",
        "The superview has not placed this view yet, so its frame is that of an earlier layout, or zero."
      )
    case .staleRead:
      (
        "Frame read before an update",
        "Something changed, and layout comes later; call layoutIfNeeded before looking where views are."
      )
    case .frameUnderTransform:
      (
        "frame under a transform",
        "Of a view that is scaled or turned, frame is only the box around it; use bounds and center."
      )
    case .invalidSize:
      (
        "Invalid size",
        "A size is negative or not a number, as from a margin larger than the view or a division by zero."
      )
    case .constrainedFrame:
      (
        "Frame of a constrained view set",
        "Constraints place this view, and will undo the frame that was set; change the constraints."
      )
    case .ambiguousConstraints:
      (
        "Ambiguous constraints",
        "More than one place or size satisfies the constraints, and which of them is seen is chance."
      )
    case .conflictingConstraints:
      (
        "Conflicting constraints",
        "Constraints cannot all hold, so one is given up; remove one, or give it a lower priority."
      )
    default:
      (
        "Outdated intrinsic size",
        "The content changed, but constraints go by its old size; call invalidateIntrinsicContentSize."
      )
    }
  }
}
