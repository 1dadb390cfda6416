import Foundation
import LayoutCore
import VisualFormatCore

/// Calls on constraints, guides and priorities.
extension RandomProgram {
  static let constraintSteps: [Step] = [
    Step("constraint of places across") { $0.constrainPlaces(across: true) },
    Step("constraint of places down") { $0.constrainPlaces(across: false) },
    Step("constraint of sizes") { $0.constrainSizes() },
    Step("constraint to a constant") { $0.constrainToConstant() },
    Step("constraints to the edges") { $0.pin() },
    Step("visual format") { program in
      let view = program.free(program.view)
      guard view.superview != nil else { return }
      program.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-(a@750)-[view(>=b)]", options: [],
          metrics: ["a": program.numbers.place(), "b": program.numbers.length()], views: ["view": view]))
    },
    Step("constraint to a guide") { program in
      let (view, guide) = (program.free(program.view), program.guide)
      program.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: program.numbers.place()),
        view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: program.numbers.factor()),
      ])
    },
    Step("constraint by system spacing") { program in
      let (view, other) = (program.free(program.view), program.view)
      program.activate([
        view.topAnchor.constraint(
          equalToSystemSpacingBelow: other.topAnchor, multiplier: program.numbers.factor())
      ])
    },
    Step("constraint of a distance") { program in
      let (view, other) = (program.free(program.view), program.view)
      let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
      program.activate([distance.constraint(equalToConstant: program.numbers.place())])
    },
    Step("constant") { $0.numbers.pick($0.constraints)?.constant = $0.numbers.place() },
    Step("priority") { $0.numbers.pick($0.constraints)?.priority = $0.numbers.priority() },
    Step("isActive") { $0.numbers.pick($0.constraints)?.isActive = $0.numbers.flag() },
    Step("deactivate") { program in
      NSLayoutConstraint.deactivate(program.constraints.filter { _ in program.numbers.chance(0.3) })
    },
    Step("removeConstraints") { program in
      let view = program.view
      view.removeConstraints(view.constraints)
    },
    Step("translatesAutoresizingMaskIntoConstraints") {
      $0.view.translatesAutoresizingMaskIntoConstraints = $0.numbers.flag()
    },
    Step("setContentHuggingPriority") {
      $0.view.setContentHuggingPriority(
        $0.numbers.priority(), for: $0.numbers.flag() ? .horizontal : .vertical)
    },
    Step("setContentCompressionResistancePriority") {
      $0.view.setContentCompressionResistancePriority(
        $0.numbers.priority(), for: $0.numbers.flag() ? .horizontal : .vertical)
    },
    Step("hasAmbiguousLayout") { $0.note($0.view.hasAmbiguousLayout) },
    Step("constraintsAffectingLayout") {
      $0.note($0.view.constraintsAffectingLayout(for: .horizontal).count)
    },
    Step("addLayoutGuide") { program in
      let guide = program.watch(UILayoutGuide())
      program.guides.append(guide)
      program.view.addLayoutGuide(guide)
    },
    Step("removeLayoutGuide") { program in
      guard let guide = program.numbers.pick(program.guides) else { return }
      guide.owningView?.removeLayoutGuide(guide)
    },
    Step("layoutFrame") { $0.note($0.guide.layoutFrame) },
  ]

  /// A guide of some view.
  var guide: UILayoutGuide {
    let view = view
    switch numbers.index(of: 5) {
    case 0: return view.safeAreaLayoutGuide
    case 1: return view.readableContentGuide
    case 2: return (view as? UIScrollView)?.contentLayoutGuide ?? view.keyboardLayoutGuide
    case 3: return numbers.pick(guides.filter { $0.owningView != nil }) ?? view.layoutMarginsGuide
    default: return view.layoutMarginsGuide
    }
  }

  /// The view, which mostly leaves its frame to constraints.
  func free(_ view: UIView) -> UIView {
    if numbers.chance(0.8) { view.translatesAutoresizingMaskIntoConstraints = false }
    return view
  }

  /// Activates constraints, most of them.
  func activate(_ made: [NSLayoutConstraint]) {
    for constraint in made {
      constraint.priority = numbers.priority()
      constraints.append(watch(constraint))
    }
    NSLayoutConstraint.activate(made.filter { _ in numbers.chance(0.9) })
  }

  private func constrainPlaces(across: Bool) {
    let attributes: [NSLayoutConstraint.Attribute] =
      across
      ? [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin]
      : [.top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin]
    guard let first = numbers.pick(attributes), let second = numbers.pick(attributes) else { return }
    let factor = numbers.chance(0.2) ? numbers.factor() : 1
    activate([
      NSLayoutConstraint(
        item: free(view), attribute: first, relatedBy: relation, toItem: view, attribute: second,
        multiplier: factor == 0 ? 1 : factor, constant: numbers.place())
    ])
  }

  private func constrainSizes() {
    let attributes: [NSLayoutConstraint.Attribute] = [.width, .height]
    guard let first = numbers.pick(attributes), let second = numbers.pick(attributes) else { return }
    activate([
      NSLayoutConstraint(
        item: free(view), attribute: first, relatedBy: relation, toItem: view, attribute: second,
        multiplier: numbers.factor(), constant: numbers.place())
    ])
  }

  private func constrainToConstant() {
    activate([
      NSLayoutConstraint(
        item: free(view), attribute: numbers.flag() ? .width : .height, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: numbers.length())
    ])
  }

  private func pin() {
    let view = free(view)
    guard let superview = view.superview else { return }
    activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: numbers.small()),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -numbers.small()),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: numbers.small()),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -numbers.small()),
    ])
  }

  private var relation: NSLayoutConstraint.Relation {
    [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.index(of: 4)]
  }
}
