/// The sizes and the places of what a host shows, in points.
///
/// Each change of a space offers its content a size and takes the one that the content chooses, from the outermost to the
/// content itself.
@MainActor
struct HostedSizes {
  let layouts: [HostedLayout.Kind]
  /// The size of the content for a proposal.
  let contentSize: (ProposedViewSize) -> CGSize

  /// Returns the size for a proposal.
  func size(for proposal: ProposedViewSize, at index: Int = 0) -> CGSize {
    guard index < layouts.count else { return contentSize(proposal) }
    let inner = offered(proposal, at: index)
    let chosen = size(for: inner, at: index + 1)
    switch layouts[index] {
    case .frame(let width, let height, _):
      return CGSize(width: width ?? chosen.width, height: height ?? chosen.height)
    case .limits(let width, let height, _):
      return CGSize(
        width: width.length(offered: proposal.width, chosen: chosen.width),
        height: height.length(offered: proposal.height, chosen: chosen.height))
    case .padding(let insets):
      return CGSize(
        width: chosen.width + insets.leading + insets.trailing,
        height: chosen.height + insets.top + insets.bottom)
    case .fixedSize, .ignoresSafeArea: return chosen
    }
  }

  /// Returns the proposal of a layout to what it changes.
  private func offered(_ proposal: ProposedViewSize, at index: Int) -> ProposedViewSize {
    switch layouts[index] {
    case .frame(let width, let height, _):
      ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .limits(let width, let height, _):
      ProposedViewSize(width: width.offered(proposal.width), height: height.offered(proposal.height))
    case .padding(let insets):
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
        height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    case .fixedSize(let horizontal, let vertical):
      ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .ignoresSafeArea: proposal
    }
  }

  /// Returns the rectangle of the content in one that its layouts have.
  func place(in rect: CGRect, isRightToLeft: Bool) -> CGRect {
    var rect = rect
    for index in layouts.indices {
      let chosen = size(for: offered(ProposedViewSize(rect.size), at: index), at: index + 1)
      switch layouts[index] {
      case .frame(_, _, let alignment), .limits(_, _, let alignment):
        rect = Self.align(chosen, in: rect, alignment, isRightToLeft)
      case .padding(let insets):
        let left = isRightToLeft ? insets.trailing : insets.leading
        rect = CGRect(origin: CGPoint(x: rect.minX + left, y: rect.minY + insets.top), size: chosen)
      case .fixedSize: rect = Self.align(chosen, in: rect, .center, isRightToLeft)
      case .ignoresSafeArea: break
      }
    }
    return rect
  }

  /// Returns the rectangle of a size at a place in another rectangle.
  static func align(_ size: CGSize, in rect: CGRect, _ alignment: Alignment, _ isRightToLeft: Bool) -> CGRect
  {
    let share = isRightToLeft ? 1 - alignment.horizontal.share : alignment.horizontal.share
    return CGRect(
      x: rect.minX + (rect.width - size.width) * share,
      y: rect.minY + (rect.height - size.height) * alignment.vertical.share, width: size.width,
      height: size.height)
  }
}

extension HostedLayout.Limits {
  /// Returns the length that is offered to the content.
  func offered(_ length: CGFloat?) -> CGFloat? {
    (length ?? ideal).map { max(least ?? 0, min($0, most ?? .infinity)) }
  }

  /// Returns the length of the frame, for one that it was offered and one that the content chose.
  func length(offered: CGFloat?, chosen: CGFloat) -> CGFloat {
    let lower = least ?? min(chosen, most ?? .infinity)
    let upper = most ?? max(chosen, least ?? 0)
    return max(lower, min(offered ?? ideal ?? chosen, upper))
  }
}
