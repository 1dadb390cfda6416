import Foundation
import LayoutCore
import StyleCore

/// A view with subviews that constraints place.
@MainActor
struct ConstrainedFamily {
  let root: UIView
  let children: [UIView]

  /// `count` children in a root of the given size, on a display of the given scale.
  init(_ count: Int, in size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1) {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.hostTraits = UITraitCollection(displayScale: scale)
    children = (0..<count).map { _ in
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      return child
    }
    self.root = root
  }

  var frames: [CGRect] { children.map(\.frame) }

  /// One row from edge to edge, of equal widths.
  func pinInRow() {
    var constraints: [NSLayoutConstraint] = []
    for (index, child) in children.enumerated() {
      let before = index == 0 ? root.leadingAnchor : children[index - 1].trailingAnchor
      constraints.append(child.leadingAnchor.constraint(equalTo: before))
      constraints.append(child.topAnchor.constraint(equalTo: root.topAnchor))
      constraints.append(child.bottomAnchor.constraint(equalTo: root.bottomAnchor))
      if index > 0 { constraints.append(child.widthAnchor.constraint(equalTo: children[0].widthAnchor)) }
    }
    constraints.append(children[children.count - 1].trailingAnchor.constraint(equalTo: root.trailingAnchor))
    NSLayoutConstraint.activate(constraints)
  }
}

/// A view with a content of a fixed size.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
