import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// The ends of constraints and views in trees that go on.
@MainActor
struct ConstraintLifeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
  }

  @Test("A constraint ends with its last reference once it is inactive, though others of its view go on")
  func inactive() {
    weak var gone: NSLayoutConstraint?
    for number in 0..<100 {
      do {
        let constraint = view.heightAnchor.constraint(equalToConstant: CGFloat(number))
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(view.bounds.height == CGFloat(number))
        constraint.isActive = false
        gone = constraint
      }
      #expect(gone == nil)
    }
    root.layoutIfNeeded()
    #expect(view.bounds.width == 10)
  }

  @Test("A constraint to the margins ends with its view, which was in the tree")
  func margins() {
    weak var gone: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let added = UIView()
      added.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(added)
      let leading = added.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      leading.isActive = true
      root.layoutIfNeeded()
      #expect(added.frame.minX == root.layoutMargins.left)
      added.removeFromSuperview()
      (gone, constraint) = (added, leading)
    }
    root.layoutIfNeeded()
    #expect(gone == nil && constraint == nil)
  }

  @Test("Constraints to margins follow them after many others came and went")
  func many() {
    let leading = view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
    leading.isActive = true
    for number in 0..<200 {
      let other = view.topAnchor.constraint(
        equalTo: root.layoutMarginsGuide.topAnchor, constant: CGFloat(number))
      other.isActive = true
      root.layoutIfNeeded()
      other.isActive = false
    }
    root.layoutMargins.left = 40
    root.layoutIfNeeded()
    #expect(view.frame.minX == 40)
  }
}
