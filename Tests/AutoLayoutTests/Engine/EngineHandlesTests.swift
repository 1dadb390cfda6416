import Foundation
import LayoutCore
import StackCore
import Testing

/// The knowledge of views about constraints while they move between trees: nothing of the tree that they left.
@MainActor
struct EngineHandlesTests {
  /// Fifty views of a tree have sizes; one without constraints of its own leaves it.
  @Test("A view that left a tree with constraints is not looked up there") func removedSibling() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let views = (0..<50).map { _ in UIView() }
    for view in views {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let plain = UIView()
    plain.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(plain)
    root.layoutIfNeeded()
    #expect(plain.hasAmbiguousLayout)
    plain.removeFromSuperview()
    // Alone, it has no constraint that could leave a choice.
    #expect(!plain.hasAmbiguousLayout)
    #expect(plain.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  /// A view that changes the tree whenever it is asked for its size.
  private final class RestlessView: UIView {
    override var intrinsicContentSize: CGSize {
      superview?.addSubview(UIView())
      return CGSize(width: 10, height: 10)
    }
  }

  @Test("A view in a tree that never rests has a choice or none, and is looked up as it was last placed")
  func restless() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = RestlessView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    // Nothing says how far down it is.
    #expect(view.hasAmbiguousLayout)
  }

  @Test("Nor is its guide") func removedGuide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    root.addSubview(view)
    guide.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout)
    view.removeFromSuperview()
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  /// A tree is measured while the program's code, which is asked for a size, changes what is being solved.
  @Test("What is asked for a size may change constraints and trees meanwhile") func reentrantContents() {
    for reaction in Reaction.allCases {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let views = (0..<6).map { _ in AskedView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      }
      let asked = views[2]
      asked.onAsk = { [weak root] in
        guard let root else { return }
        switch reaction {
        case .layout: root.layoutIfNeeded()
        case .ambiguity: _ = views[4].hasAmbiguousLayout
        case .affecting: _ = views[4].constraintsAffectingLayout(for: .horizontal)
        case .removal: views[3].removeFromSuperview()
        case .move: other.addSubview(views[4])
        case .deactivation: NSLayoutConstraint.deactivate(views[5].constraints)
        case .addition: views[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
        case .fitting: _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
      }
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      asked.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      asked.onAsk = nil
      root.setNeedsLayout()
      root.layoutIfNeeded()
      // F.9: those that stayed have the size of their content, at the leading edge.
      for view in views[0...2] {
        #expect(view.frame.origin.x == 0 && view.frame.height == 10, "\(reaction)")
      }
      #expect(asked.frame.width == 10, "\(reaction)")
    }
  }

  /// F.9, C.16: contents that appear while a stack is measured, which makes all boxes again.
  @Test("A view whose content appears while it is measured is measured with it") func lateContents() {
    final class Late: UIView {
      private var isReady = false
      override var intrinsicContentSize: CGSize {
        guard !isReady else { return CGSize(width: 40, height: 20) }
        isReady = true
        invalidateIntrinsicContentSize()
        return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      }
    }
    let stack = UIStackView(arrangedSubviews: [Late()])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 20))
  }

  enum Reaction: CaseIterable {
    case layout, ambiguity, affecting, removal, move, deactivation, addition, fitting
  }

  final class AskedView: UIView {
    var onAsk: (() -> Void)?
    private var isAsked = false

    override var intrinsicContentSize: CGSize {
      guard !isAsked else { return CGSize(width: 10, height: 10) }
      isAsked = true
      onAsk?()
      isAsked = false
      return CGSize(width: 10, height: 10)
    }
  }
}
