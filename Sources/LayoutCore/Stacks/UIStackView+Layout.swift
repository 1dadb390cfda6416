import Foundation

/// The placing of arranged views. Along the axis:
///
/// - `fill`: lengths are those of the contents; what is left over goes to the view that hugs its content least, what
///   is missing is taken from the one that resists least, the first of several (F.40);
/// - `fillEqually`: equal lengths; `fillProportionally`: lengths in proportion to those of the contents;
/// - `equalSpacing`, `equalCentering`: equal gaps, not below `spacing`.
///
/// Edges go to the nearest pixel, ties up (I.1). Hidden views have no length and no gap (F.39).
extension UIStackView {
  func placeArrangedViews() {
    var views = arrangement.views.filter { !$0.isHidden }
    guard !views.isEmpty else { return }
    let isHorizontal = axis == .horizontal
    let isReversed = isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = arrangement.isMarginsRelative ? bounds.inset(by: layoutMargins) : bounds
    var gaps = views.dropLast().map { gap(after: $0) }
    let room = isHorizontal ? area.width : area.height
    var lengths = lengths(
      of: views, gaps: &gaps, room: max(room, 0), across: isHorizontal ? area.height : area.width)
    if isReversed {
      views.reverse()
      gaps.reverse()
      lengths.reverse()
    }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var position = isHorizontal ? area.minX : area.minY
    for (index, view) in views.enumerated() {
      let (start, length) = span(of: view, in: area)
      let rect =
        isHorizontal
        ? CGRect(x: position, y: start, width: lengths[index], height: length)
        : CGRect(x: start, y: position, width: length, height: lengths[index])
      let frame = view.frame(forAlignmentRect: grid.snap(rect, .nearest(.up)))
      view.bounds.size = frame.size
      view.center = CGPoint(
        x: frame.minX + view.anchorPoint.x * frame.width, y: frame.minY + view.anchorPoint.y * frame.height)
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// The length of each view along the axis; gaps grow where the distribution says so.
  private func lengths(of views: [UIView], gaps: inout [CGFloat], room: CGFloat, across: CGFloat) -> [CGFloat]
  {
    let isHorizontal = axis == .horizontal
    var lengths = views.map { view in
      let size = contentSize(
        of: view, in: isHorizontal ? CGSize(width: room, height: across) : CGSize(width: across, height: room)
      )
      return isHorizontal ? size.width : size.height
    }
    let left = room - gaps.reduce(0, +)
    let spare = left - lengths.reduce(0, +)
    let count = CGFloat(views.count)
    switch distribution {
    case .fill:
      let index =
        spare > 0
        ? views.firstIndexOfLeast { $0.contentHuggingPriority(for: axis).rawValue }
        : views.firstIndexOfLeast { $0.contentCompressionResistancePriority(for: axis).rawValue }
      lengths[index] = max(0, lengths[index] + spare)
    case .fillEqually:
      lengths = Array(repeating: max(0, left / count), count: views.count)
    case .fillProportionally:
      let total = lengths.reduce(0, +)
      lengths = lengths.map { total > 0 ? max(0, left) * $0 / total : max(0, left / count) }
    case .equalSpacing, .equalCentering:
      if spare > 0, !gaps.isEmpty { gaps = gaps.map { $0 + spare / CGFloat(gaps.count) } }
    }
    return lengths
  }

  /// Where a view begins across the axis, and how far it goes.
  private func span(of view: UIView, in area: CGRect) -> (start: CGFloat, length: CGFloat) {
    let isHorizontal = axis == .horizontal
    let (start, room) = isHorizontal ? (area.minY, area.height) : (area.minX, area.width)
    guard alignment != .fill else { return (start, max(0, room)) }
    let size = contentSize(of: view, in: area.size)
    let length = isHorizontal ? size.height : size.width
    let isReversed = !isHorizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch alignment {
    case .center: return (start + (room - length) / 2, length)
    case .trailing, .lastBaseline: return (isReversed ? start : start + room - length, length)
    default: return (isReversed ? start + room - length : start, length)
    }
  }

  /// The size that the arranged views have together, in lines of `width` where that is given.
  func arrangedSize(width: CGFloat?) -> CGSize {
    let views = arrangement.views.filter { !$0.isHidden }
    let margins = arrangement.isMarginsRelative ? layoutMargins : .zero
    let room = CGSize(
      width: width.map { max(0, $0 - margins.left - margins.right) } ?? .greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude)
    var (along, across): (CGFloat, CGFloat) = (views.dropLast().reduce(0) { $0 + gap(after: $1) }, 0)
    for view in views {
      let size = contentSize(of: view, in: room)
      along += axis == .horizontal ? size.width : size.height
      across = max(across, axis == .horizontal ? size.height : size.width)
    }
    let size =
      axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return CGSize(
      width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
  }

  private func contentSize(of view: UIView, in room: CGSize) -> CGSize {
    if let held = view.storedState.constraintItem?.held, !held.isEmpty {
      let fillsWidth = axis == .vertical && alignment == .fill && room.width < .greatestFiniteMagnitude
      return view.systemLayoutSizeFitting(
        CGSize(width: fillsWidth ? room.width : 0, height: 0),
        withHorizontalFittingPriority: fillsWidth ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
    if let stack = view as? UIStackView {
      return stack.arrangedSize(width: room.width < .greatestFiniteMagnitude ? room.width : nil)
    }
    let intrinsic = view.intrinsicContentSize
    let fitting = intrinsic.width < 0 || intrinsic.height < 0 ? view.sizeThatFits(room) : .zero
    return CGSize(
      width: intrinsic.width < 0 ? fitting.width : intrinsic.width,
      height: intrinsic.height < 0 ? fitting.height : intrinsic.height)
  }
}

extension [UIView] {
  /// The first view of those with the least value.
  @MainActor fileprivate func firstIndexOfLeast(_ value: (UIView) -> Float) -> Int {
    var least = 0
    for index in indices where value(self[index]) < value(self[least]) { least = index }
    return least
  }
}
