import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@MainActor
struct NSLayoutAnchorTests {
  private let view = UIView()
  private let other = UIView()
  private let guide = UILayoutGuide()

  @Test("F.23: anchors of the same attribute of the same item are equal, all others differ") func equality() {
    func anchors(of view: UIView) -> [NSObject] {
      [
        view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.topAnchor,
        view.bottomAnchor, view.widthAnchor, view.heightAnchor, view.centerXAnchor, view.centerYAnchor,
        view.firstBaselineAnchor, view.lastBaselineAnchor,
      ]
    }
    func anchors(of guide: UILayoutGuide) -> [NSObject] {
      [
        guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor, guide.topAnchor,
        guide.bottomAnchor, guide.widthAnchor, guide.heightAnchor, guide.centerXAnchor, guide.centerYAnchor,
      ]
    }
    let distances: [NSObject] = [
      view.leftAnchor.anchorWithOffset(to: other.leftAnchor),
      view.leftAnchor.anchorWithOffset(to: other.rightAnchor),
      other.leftAnchor.anchorWithOffset(to: view.leftAnchor),
    ]
    let all = anchors(of: view) + anchors(of: other) + anchors(of: guide) + distances
    #expect(all.count == 37 && Set(all).count == 37)
    let again = anchors(of: view) + anchors(of: other) + anchors(of: guide)
    #expect(Array(all.prefix(34)) == again && again.map(\.hash) == all.prefix(34).map(\.hash))
    #expect(view.leftAnchor.anchorWithOffset(to: other.leftAnchor) == distances[0])
  }

  @Test("F.23: anchors make constraints of every relation, inactive") func relations() {
    let (first, second) = (view.leadingAnchor, other.trailingAnchor)
    let plain = [
      first.constraint(lessThanOrEqualTo: second), first.constraint(equalTo: second),
      first.constraint(greaterThanOrEqualTo: second),
    ]
    let moved = [
      first.constraint(lessThanOrEqualTo: second, constant: 5),
      first.constraint(equalTo: second, constant: 5),
      first.constraint(greaterThanOrEqualTo: second, constant: 5),
    ]
    for (constraints, constant) in [(plain, 0), (moved, 5)] as [([NSLayoutConstraint], CGFloat)] {
      #expect(constraints.map(\.relation) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
      for constraint in constraints {
        #expect(constraint.firstItem === view && constraint.firstAttribute == .leading)
        #expect(constraint.secondItem === other && constraint.secondAttribute == .trailing)
        #expect(constraint.multiplier == 1 && constraint.constant == constant && !constraint.isActive)
        #expect(constraint.firstAnchor == first && constraint.secondAnchor == second)
      }
    }
  }

  @Test("F.23: dimensions also multiply, and compare with constants") func dimensions() {
    let (width, height) = (view.widthAnchor, guide.heightAnchor)
    let constants = [
      width.constraint(lessThanOrEqualToConstant: 9), width.constraint(equalToConstant: 9),
      width.constraint(greaterThanOrEqualToConstant: 9),
    ]
    #expect(constants.map(\.relation) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
    #expect(constants.allSatisfy { $0.secondItem == nil && $0.secondAttribute == .notAnAttribute })
    #expect(constants.allSatisfy { $0.constant == 9 && $0.secondAnchor == nil })
    let multiplied = [
      width.constraint(lessThanOrEqualTo: height, multiplier: 2),
      width.constraint(equalTo: height, multiplier: 2),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 2),
      width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 3),
      width.constraint(equalTo: height, multiplier: 2, constant: 3),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3),
    ]
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(multiplied.map(\.relation) == relations + relations)
    #expect(multiplied.map(\.constant) == [0, 0, 0, 3, 3, 3])
    #expect(multiplied.allSatisfy { $0.multiplier == 2 && $0.secondItem === guide })
    #expect(width.constraint(equalTo: height).secondAttribute == .height, "as all anchors do")
  }

  @Test("F.24: the system's spacing is 8 points, times the multiplier") func systemSpacing() {
    let after = view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 2)
    #expect(after.constant == 16 && after.multiplier == 1 && after.relation == .equal)
    let below = [
      view.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
      view.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
      view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
    ]
    #expect(below.map(\.constant) == [8, 8, 8])
    #expect(below.map(\.relation) == [.lessThanOrEqual, .equal, .greaterThanOrEqual])
    let greater = view.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 0.5)
    let less = view.leadingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 0.5)
    #expect(greater.relation == .greaterThanOrEqual && less.relation == .lessThanOrEqual)
    #expect(greater.constant == 4 && less.constant == 4)
  }

  @Test("F.24: between baselines the spacing is a line of the lower text") func baselineSpacing() {
    let (upper, lower) = (UILabel(), UILabel())
    upper.font = .systemFont(ofSize: 30)
    lower.font = .systemFont(ofSize: 12)
    func spacing(_ first: UIView, _ second: UIView) -> CGFloat {
      second.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1
      )
      .constant
    }
    #expect(spacing(upper, lower) == lower.font.lineHeight)
    #expect(spacing(upper, view) == upper.font.lineHeight)
    #expect(spacing(view, other) == 8)
    #expect(
      lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1).constant
        == 8)
  }

  @Test("F.23: a distance is from the receiver to the other anchor, and is related to sizes") func distances()
  {
    let gap = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    #expect(gap.item === other)
    let constant = gap.constraint(equalToConstant: 12)
    #expect(
      constant.logDescription
        == "<NSLayoutConstraint (UIView.leading - UIView.trailing) == 12   (inactive)>")
    let halfWidth = gap.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    #expect(halfWidth.secondAttribute == .width && halfWidth.firstAnchor == gap)
    let down = view.topAnchor.anchorWithOffset(to: other.topAnchor)
    #expect(gap.constraint(equalTo: down).secondAnchor == down)
  }

  @Test("F.23: a constraint gives its anchors as what they are, and as anchors of anything")
  func casts() throws {
    let across = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 1)
    let first = try #require(across.firstAnchor as? NSLayoutXAxisAnchor)
    let second = try #require(across.secondAnchor as? NSLayoutAnchor<NSLayoutXAxisAnchor>)
    #expect(first == view.leadingAnchor && second == guide.trailingAnchor)
    #expect(across.firstAnchor is NSLayoutYAxisAnchor == false && across.firstAnchor != second)
    let down = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    #expect(down.firstAnchor as? NSLayoutYAxisAnchor == view.topAnchor)
    #expect(down.secondAnchor as? NSLayoutYAxisAnchor == guide.bottomAnchor)
    let gap = view.leftAnchor.anchorWithOffset(to: guide.leftAnchor)
    for size in [view.widthAnchor, view.heightAnchor, gap] {
      let constraint = size.constraint(equalToConstant: 3)
      #expect(constraint.firstAnchor as? NSLayoutDimension == size && constraint.secondAnchor == nil)
    }
    let baseline = view.lastBaselineAnchor.constraint(equalTo: view.topAnchor)
    #expect(baseline.firstAnchor is NSLayoutYAxisAnchor)

    let any: NSLayoutAnchor<AnyObject> = across.firstAnchor
    let other: NSLayoutAnchor<AnyObject>? = across.secondAnchor
    #expect(any == first && other == second && across.firstAnchor == any)
    #expect(across.firstAnchor.item === view && across.secondAnchor?.name == second.name)
    let remade = first.constraint(equalTo: second, constant: across.constant)
    #expect(remade.logDescription == across.logDescription)
  }

  @Test("An anchor names its item, which it does not keep") func items() {
    var item: UIView? = UILabel()
    item!.accessibilityIdentifier = "title"
    let anchor = item!.topAnchor
    #expect(anchor.item === item && anchor.name == "UILabel#title.top")
    item = nil
    #expect(anchor.item == nil)
  }

  @Test("A controller's guides have three anchors") func layoutSupport() {
    let controller = UIViewController()
    let guide: any UILayoutSupport = controller.topLayoutGuide
    #expect(guide.topAnchor.item === guide && guide.bottomAnchor.item === guide)
    #expect(guide.heightAnchor.item === guide)
  }
}
