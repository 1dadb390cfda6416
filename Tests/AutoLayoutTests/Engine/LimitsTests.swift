import Foundation
import LayoutCore
import StyleCore
import Testing

/// Values on which there are only limits: each is at the first limit that it can meet (F.12).
///
/// On phones the slack of an inequality stays zero while nothing asks for more, and so does a size that may be zero.
@MainActor
struct LimitsTests {
  private let root: UIView = {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    root.hostTraits = UITraitCollection(displayScale: 2)
    return root
  }()

  private func frame(_ constraints: (UIView) -> [NSLayoutConstraint]) -> CGRect {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate(constraints(view))
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func edges() {
    #expect(frame { [$0.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10)] }.minY == 10)
    #expect(
      frame { [$0.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10)] }.minY == 10)
    #expect(
      frame { [$0.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -7)] }.maxX == 386)
    #expect(frame { [$0.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor)] }.maxY == 852)
    let isOptional = frame { view in
      let constraint = view.centerYAnchor.constraint(lessThanOrEqualTo: root.centerYAnchor)
      constraint.priority = .defaultLow
      return [constraint]
    }
    #expect(isOptional.midY == 426)
  }

  @Test func sizes() {
    #expect(
      frame { [$0.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52)] }.width == 0)
    #expect(frame { [$0.heightAnchor.constraint(lessThanOrEqualToConstant: 94)] }.height == 0)
    #expect(
      frame { [$0.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, constant: -52)] }.width
        == 341)
    #expect(frame { [$0.heightAnchor.constraint(greaterThanOrEqualToConstant: 94)] }.height == 94)
  }

  @Test("of two limits the one that came first holds", arguments: [false, true])
  func order(isLeastFirst: Bool) {
    let found = frame { view in
      let least = view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor)
      let most = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      return isLeastFirst ? [width, least, most] : [width, most, least]
    }
    #expect(found.minX == (isLeastFirst ? 0 : 293))
  }
}
