extension FindingCode {
  /// The descriptor of the code, from the table of all codes, which is the only place of these facts.
  var descriptor: FindingDescriptor {
    switch self {
    // Pixels
    case .unsnappedEdge:
      FindingDescriptor(
        .pixels, .warning, "Edge between pixels",
        "A screen shows an edge that lies between two pixels as a blurred line; round positions and sizes to pixels.",
        movesViews: false, placed: .firstOther, pixels: .init(isOnceAView: true, thickness: nil),
        fixInSpecs: .instead(
          "Leave out \"snap\": false, or compute the edge in whole pixels: round(x * scale) / scale"),
        consequences: [])
    case .thinHairline:
      FindingDescriptor(
        .pixels, .warning, "Hairline thinner than a pixel",
        "A view less than a pixel wide or high is faint or not there at all; the thinnest line is 1 / displayScale.",
        movesViews: false, placed: .view, pixels: .init(isOnceAView: true, thickness: 1),
        fixInSpecs: .instead("Make it one pixel: 1 / scale"), consequences: [])
    case .fractionalBorder:
      FindingDescriptor(
        .pixels, .warning, "Border of a fractional width",
        "A border that is not a whole number of pixels wide is blurred on its inner side.",
        movesViews: false, placed: nil, pixels: .init(isOnceAView: true, thickness: nil),
        fixInSpecs: .instead("Make it a whole number of pixels: n / scale"), consequences: [])
    case .brokenTiling:
      FindingDescriptor(
        .pixels, .warning, "Gap or overlap between neighbours",
        "Views that should meet leave less than a pixel between them, or overlap by it, as each was rounded by itself.",
        movesViews: false, placed: .view, pixels: .init(isOnceAView: false, thickness: 0),
        fixInSpecs: .instead(
          "Place one by the edge of the other, as other.maxX, and round that one edge for both"),
        consequences: [])
    // Order
    case .positionBeforeSize:
      FindingDescriptor(
        .order, .warning, "Positioned before it was sized",
        "A view that is aligned first and resized afterwards is no longer where it was aligned; size first, then place.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [.ofNewSize])
    case .staleSibling:
      FindingDescriptor(
        .order, .warning, "Placed by a sibling that moved later",
        "A view was placed by the frame of a sibling from the layout before; lay out what others depend on first.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [.ofNewSize])
    case .unsettledLayout:
      FindingDescriptor(
        .order, .warning, "Layout that does not settle",
        "The same layout code, run again with nothing changed, moves views: it builds on its own earlier result.",
        movesViews: true, placed: .view, pixels: nil, fixInSpecs: .same, consequences: [.ofNewSize])
    case .historyDependentLayout:
      FindingDescriptor(
        .order, .warning, "Layout that depends on its history",
        "At the same size, frames differ by the sizes that were there before, as after a rotation there and back.",
        movesViews: true, placed: .view, pixels: nil, fixInSpecs: .same, consequences: [.ofNewSize])
    // Sizing
    case .sizingReadsSubview:
      FindingDescriptor(
        .sizing, .warning, "sizeThatFits reads a subview's size",
        "The size that a subview has now says nothing of the size asked about; ask the subview what fits, too.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: .ofAnswers(.sameOrAbove))
    case .sizingChangesView:
      FindingDescriptor(
        .sizing, .error, "sizeThatFits changes a view",
        "sizeThatFits answers a question, and may be asked at any time with any size; it must change nothing.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: .ofAnswers(.sameOrAbove))
    case .inconsistentSizing:
      FindingDescriptor(
        .sizing, .error, "sizeThatFits contradicts itself",
        "The same question gets two answers, so that the size of the view depends on how often somebody asks.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: .ofAnswers(.above))
    case .fractionalSize:
      FindingDescriptor(
        .sizing, .warning, "sizeThatFits answers part of a pixel",
        "A size that is not a whole number of pixels puts edges between pixels; round it up.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .insufficientSize:
      FindingDescriptor(
        .sizing, .warning, "sizeThatFits answers too little",
        "What sizeThatFits answers must hold what layoutSubviews then places; here content does not fit into it.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same,
        consequences: [
          Consequence(.contentOutside, .clippedText, .truncatedText, .ignoredMargins, in: .beneath),
          Consequence(.overlappingText, in: .namingBeneath),
        ])
    case .changedAfterSizing:
      FindingDescriptor(
        .sizing, .warning, "Changed after its size was asked",
        "Content was changed in the pass that had already measured it, so that its place is that of the old content.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    // Update cycle
    case .invalidationInLayout:
      FindingDescriptor(
        .updateCycle, .warning, "Layout asked for during layout",
        "layoutSubviews that calls setNeedsLayout on its own view, or one above, makes every pass ask for another.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .hierarchyInLayout:
      FindingDescriptor(
        .updateCycle, .warning, "Subviews added or removed during layout",
        "layoutSubviews should only place what is there; adding and removing belongs where the content changes.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .removedToHide:
      FindingDescriptor(
        .updateCycle, .warning, "Removed where hiding would do",
        "Removing a view and adding it again lays out everything around it; isHidden costs nothing.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .layoutLoop:
      FindingDescriptor(
        .updateCycle, .error, "Endless layout",
        "Views ask each other for layout without end, which on a device hangs the app.",
        movesViews: true, placed: nil, pixels: nil,
        fixInSpecs: .same, consequences: [Consequence(.invalidationInLayout, in: .named)])
    case .redundantInvalidation:
      FindingDescriptor(
        .updateCycle, .warning, "Layout for nothing",
        "A layout was asked for, and moved no view: setNeedsLayout is called where nothing has changed that counts.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .unseenLayout:
      FindingDescriptor(
        .updateCycle, .note, "Layout of what nobody sees",
        "Views without a size, or off the screen, were laid out, and will be again before they are seen.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .foreignCoordinates:
      FindingDescriptor(
        .updateCycle, .warning, "Layout in foreign coordinates",
        "Subviews are placed in bounds; frame is in the superview's coordinates, which are another view's business.",
        movesViews: true, placed: nil, pixels: nil,
        fixInSpecs: .same, consequences: [Consequence(.insufficientSize, in: .same)])
    case .pendingRead:
      FindingDescriptor(
        .updateCycle, .warning, "Frame read before it was laid out",
        "The superview has not placed this view yet, so its frame is that of an earlier layout, or zero.",
        // Views that were placed by it are at their right places after the next layout.
        movesViews: true, placed: nil, pixels: nil,
        fixInSpecs: .same,
        consequences: [Consequence(.unsettledLayout, .historyDependentLayout, in: .subview)])
    case .staleRead:
      FindingDescriptor(
        .updateCycle, .warning, "Frame read before an update",
        "Something changed, and layout comes later; call layoutIfNeeded before looking where views are.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    // Geometry
    case .frameUnderTransform:
      FindingDescriptor(
        .geometry, .warning, "frame under a transform",
        "Of a view that is scaled or turned, frame is only the box around it; use bounds and center.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .invalidSize:
      FindingDescriptor(
        .geometry, .error, "Invalid size",
        "A size is negative or not a number, as from a margin larger than the view or a division by zero.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .constrainedFrame:
      FindingDescriptor(
        .geometry, .warning, "Frame of a constrained view set",
        "Constraints place this view, and will undo the frame that was set; change the constraints.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .ambiguousConstraints:
      FindingDescriptor(
        .geometry, .warning, "Ambiguous constraints",
        "More than one place or size satisfies the constraints, and which of them is seen is chance.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .conflictingConstraints:
      FindingDescriptor(
        .geometry, .error, "Conflicting constraints",
        "Constraints cannot all hold, so one is given up; remove one, or give it a lower priority.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .staleIntrinsicSize:
      FindingDescriptor(
        .geometry, .warning, "Outdated intrinsic size",
        "The content changed, but constraints go by its old size; call invalidateIntrinsicContentSize.",
        // Layout was requested in place of that.
        movesViews: true, placed: nil, pixels: nil,
        fixInSpecs: .same, consequences: [Consequence(.redundantInvalidation, in: .same)])
    // Looks
    case .ignoredMargins:
      FindingDescriptor(
        .looks, .warning, "Margins ignored",
        "Content lies where the view was told to leave room: in its layout margins or under a bar or notch.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .instead("Place it within the margins, by layoutMarginsGuide or numbers that count them"),
        consequences: [])
    case .fixedDirection:
      FindingDescriptor(
        .looks, .note, "Fixed to left and right",
        "Where people read from right to left, layouts are mirrored; use leading and trailing, not left and right.",
        movesViews: false, placed: .firstOther, pixels: nil,
        fixInSpecs: .instead("Use leading and trailing in place of left and right"), consequences: [])
    case .truncatedText:
      FindingDescriptor(
        .looks, .warning, "Text cut short",
        "The text does not fit and ends with an ellipsis, so that readers miss the rest.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .instead("Give the text more width, or as many lines as it takes: \"lines\": 0"),
        consequences: [])
    case .clippedText:
      FindingDescriptor(
        .looks, .warning, "Text cut off",
        "Part of the text lies beyond an edge that clips it: half a line or half a word is seen.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .rewording(
          "Give the view the size that sizeThatFits(_:) answers:", as: "Give the view the size of its text:"),
        consequences: [])
    case .overlappingText:
      FindingDescriptor(
        .looks, .warning, "Texts upon each other",
        "Two texts are drawn over one another, and neither can be read.",
        movesViews: false, placed: .view, pixels: nil, fixInSpecs: .same, consequences: [])
    case .smallTouchTarget:
      FindingDescriptor(
        .looks, .warning, "Small touch target",
        "Fingers need 44 by 44 points; a smaller control is missed, or its neighbour is hit.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .instead("Make it larger, at least 44 by 44 points"), consequences: [])
    case .contentOutside:
      FindingDescriptor(
        .looks, .warning, "Content outside of its view",
        "A subview reaches beyond a view that does not clip: it covers others there, and does not react to touches.",
        movesViews: false, placed: .view, pixels: nil,
        fixInSpecs: .instead("Size the view by what is in it, or give that the room that there is"),
        consequences: [])
    // Specs
    case .repeatedLiteral:
      FindingDescriptor(
        .specs, .warning, "Number written several times",
        "The same distance is written in several places that mean the same; as one metric it changes in one place.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .unusedMetric:
      FindingDescriptor(
        .specs, .warning, "Unused metric",
        "Nothing uses this number, so that changing it changes nothing.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .metricNamedByValue:
      FindingDescriptor(
        .specs, .warning, "Metric named by its value",
        "A name should say what a number is for: sixteen is wrong as soon as it becomes 20, sideMargin is not.",
        movesViews: false, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    // Pass order
    case .directLayoutCall:
      FindingDescriptor(
        .passOrder, .error, "layoutSubviews called by hand",
        "Only UIKit calls layoutSubviews; call setNeedsLayout, and layoutIfNeeded where frames are needed at once.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    case .missingSuper:
      FindingDescriptor(
        .passOrder, .error, "Missing call of super",
        "The overridden method does work that others rely on; an override must call super.",
        movesViews: true, placed: nil, pixels: nil, fixInSpecs: .same, consequences: [])
    }
  }
}
