import Testing
import UIKit

/// Libraries in the manner of those that apps use compile, and make the constraints that they mean to.
@MainActor
struct LayoutLibraryTests {
  private let controller = UIViewController()
  private let card = UIView()
  private let title = UILabel()
  private var root: UIView { controller.view }

  init() {
    root.addSubview(card)
    card.addSubview(title)
  }

  @Test func anchorVerbs() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let edges = card.edges(
      to: guide, insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(root.constraints == edges && edges.map(\.constant) == [1, 2, -3, -4])
    #expect(!card.translatesAutoresizingMaskIntoConstraints)
    guide.edges([.top, .bottom], to: root.safeAreaLayoutGuide, priority: .defaultLow)
    #expect(root.constraints.count == 6 && root.constraints.last?.priority == .defaultLow)
    let size = title.size(CGSize(width: 30, height: 20)) + [title.aspectRatio(1.5)]
    #expect(title.constraints == size && size.map(\.multiplier) == [1, 1, 1.5])
    size.deactivate()
    #expect(title.constraints.isEmpty)
  }

  @Test func chains() {
    title.chains.make(.leading, .top) { $0.offset(8).priority(.defaultHigh) }
    title.chains.make(.width) { $0.atLeast(44) }
    #expect(card.constraints.map(\.firstAttribute) == [.leading, .top])
    #expect(
      card.constraints.allSatisfy {
        $0.secondItem === card && $0.constant == 8 && $0.priority.rawValue == 750
      })
    #expect(title.constraints.map(\.secondAttribute) == [.notAnAttribute])
    title.chains.update(.leading) { $0.offset(16).priority(.defaultHigh) }
    #expect(card.constraints.map(\.constant) == [16, 8], "the same constraint with another constant")
    title.chains.remove()
    #expect(card.constraints.isEmpty && title.constraints.isEmpty)
  }

  @Test func guidesOfControllers() {
    card.chains.make(.top) { $0.equal(to: .support(controller.topLayoutGuide, .bottom)) }
    #expect(root.constraints.count == 3)
    #expect(root.constraints.last?.secondItem === controller.topLayoutGuide)
    let anchored = card.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor)
    anchored.isActive = true
    #expect(root.constraints.last === anchored && root.constraints.count == 6)
  }

  @Test func equations() {
    let group = constrain([card, root, title]) { views in
      let (card, root, title) = (views[0], views[1], views[2])
      card.width == root.width * 0.5 + 10
      card.top >= root.top + 20 ~ .defaultLow
      card.height <= 100
      title.firstBaseline == card.bottom
    }
    #expect(group.constraints.allSatisfy { $0.isActive } && group.constraints.count == 4)
    let width = group.constraints[0]
    #expect(width.multiplier == 0.5 && width.constant == 10 && width.secondItem === root)
    #expect(
      group.constraints[1].priority == .defaultLow && group.constraints[1].relation == .greaterThanOrEqual)
    constrain([card, root], replace: group) { $0[0].left == $0[1].left }
    #expect(root.constraints == group.constraints && group.constraints.count == 1)
    #expect(card.constraints.isEmpty)
  }

  @Test func visualFormats() {
    let views: [String: Any] = ["card": card, "title": title]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[card(>=min)]-|", options: [.alignAllTop, .directionLeadingToTrailing],
      metrics: ["min": 44], views: views)
    root.addConstraints(made)
    #expect(root.constraints == made && made.count == 3)
    root.removeConstraints(made)
    #expect(root.constraints.isEmpty)
  }

  @Test func surface() {
    let anchor: NSLayoutAnchor<AnyObject> = title.topAnchor.constraint(equalTo: card.topAnchor).firstAnchor
    #expect(anchor == title.topAnchor)
    let constraints = Set([title.widthAnchor.constraint(equalToConstant: 1)])
    #expect(constraints.first?.firstItem as? UIView === title)
    #expect(title.constraintsAffectingLayout(for: .horizontal).isEmpty)
    let spacing = title.leadingAnchor.constraint(equalToSystemSpacingAfter: card.leadingAnchor, multiplier: 1)
    #expect(spacing.constant == 8 && !spacing.shouldBeArchived)
  }
}
