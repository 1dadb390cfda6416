/// A configuration of a cell's content by a description.
///
/// Differs from SwiftUI: see `UIHostingController`. The margins that are not set are those of the cell.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  private let content: Content
  private let background: Background
  private var margins: [Edge: CGFloat] = [:]
  private var leastWidth: CGFloat?
  private var leastHeight: CGFloat?

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// Returns the configuration with a description behind the content.
  public func background<Behind: View>(@ViewBuilder content: () -> Behind) -> UIHostingConfiguration<
    Content, Behind
  > {
    var other = UIHostingConfiguration<Content, Behind>(content: self.content, background: content())
    (other.margins, other.leastWidth, other.leastHeight) = (margins, leastWidth, leastHeight)
    return other
  }

  /// Returns the configuration with a fill behind the content.
  public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<Content, Style> {
    background { style }
  }

  /// Returns the configuration with margins, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<
    Content, Background
  > {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
    return copy
  }

  /// Returns the configuration with margins, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<
    Content, Background
  > {
    margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom).margins(
        edges.intersection(.trailing), insets.trailing)
  }

  /// Returns the configuration with a least size, in points; nil is that of the system, a height of 44.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<
    Content, Background
  > {
    var copy = self
    (copy.leastWidth, copy.leastHeight) = (width, height)
    return copy
  }

  /// Returns a view that shows the description.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns the configuration itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration of a content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// The parts of a configuration that a content view needs.
@MainActor
protocol HostingParts {
  var root: any View { get }
  var behind: any View { get }
  var setMargins: [Edge: CGFloat] { get }
  var leastSize: CGSize { get }
}

extension UIHostingConfiguration: HostingParts {
  var root: any View { content }
  var behind: any View { background }
  var setMargins: [Edge: CGFloat] { margins }
  var leastSize: CGSize { CGSize(width: leastWidth ?? 0, height: leastHeight ?? 44) }
}

/// The content view of a cell that shows a description.
@MainActor
final class HostingContentView: UIView, UIContentView {
  private var parts: any HostingParts & UIContentConfiguration
  private let behind: HostingView
  private let content: HostingView

  init(_ parts: any HostingParts & UIContentConfiguration) {
    self.parts = parts
    behind = HostingView(root: parts.behind)
    content = HostingView(root: parts.root)
    super.init(frame: .zero)
    for view in [behind, content] {
      view.safeAreaRegions = []
      view.sizeChanged = { [weak self] in self?.contentChanged() }
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { preconditionFailure("a content view is in no nib") }

  var configuration: any UIContentConfiguration {
    get { parts }
    set {
      guard let newer = newValue as? any HostingParts & UIContentConfiguration else { return }
      parts = newer
      behind.root = newer.behind
      content.root = newer.root
      contentChanged()
    }
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var insets: EdgeInsets {
    let own = EdgeInsets((superview ?? self).directionalLayoutMargins)
    let set = parts.setMargins
    return EdgeInsets(
      top: set[.top] ?? own.top, leading: set[.leading] ?? own.leading, bottom: set[.bottom] ?? own.bottom,
      trailing: set[.trailing] ?? own.trailing)
  }

  private func size(width: CGFloat?) -> CGSize {
    let insets = insets
    let inner = width?.finite.map { max(0, $0 - insets.leading - insets.trailing) }
    let size = content.size(for: ProposedViewSize(width: inner, height: nil))
    return CGSize(
      width: max(parts.leastSize.width, size.width + insets.leading + insets.trailing),
      height: max(parts.leastSize.height, size.height + insets.top + insets.bottom))
  }

  override var intrinsicContentSize: CGSize { size(width: bounds.width > 0 ? bounds.width : nil) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isFixed = horizontalFittingPriority == .required
    let size = size(width: targetSize.width > 0 ? targetSize.width : nil)
    return CGSize(width: isFixed ? targetSize.width : size.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    behind.frame = bounds
    let insets = insets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
  }
}
