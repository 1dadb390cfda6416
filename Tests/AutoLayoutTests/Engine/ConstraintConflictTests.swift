import DiagnosticCore
import Foundation
import LayoutCore
import Testing

/// Constraints that cannot hold together, which may be added at any time.
@MainActor
@Suite struct ConstraintConflictTests {
  @Test func `conflicts are told while they stand, however often`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([narrow, wide])
    #expect(LayoutDiagnostics.collect { root.layoutIfNeeded() }.count == 1)
    for _ in 0..<2 {
      #expect(root.constraintConflicts.count == 1)
      let conflict = try #require(root.constraintConflicts.first)
      #expect(conflict.broken === narrow || conflict.broken === wide)
      let parts = conflict.parts.compactMap { part in
        if case .constraint(let constraint) = part { constraint } else { nil }
      }
      #expect(parts == [narrow, wide])
    }
    wide.isActive = false
    #expect(root.constraintConflicts.isEmpty)
  }

  @Test func `a frame in the way is a part of the system's`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    view.accessibilityIdentifier = "card"
    root.addSubview(view)
    let constraint = view.widthAnchor.constraint(equalToConstant: 40)
    constraint.isActive = true
    _ = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    let conflict = try #require(root.constraintConflicts.first)
    #expect(conflict.broken === constraint)
    let system = conflict.parts.compactMap { part in
      if case .system(let description) = part { description } else { nil }
    }
    #expect(system.count == 1 && system.first?.contains("UIView#card.width == 30") == true)
  }

  @Test func `of many views, the one whose size cannot be negative is named`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<5).map { number in
      let view = UIView()
      view.accessibilityIdentifier = "card\(number)"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
    let constraints = views.map { $0.heightAnchor.constraint(equalToConstant: $0 === views[3] ? -1 : 1) }
    NSLayoutConstraint.activate(constraints)
    _ = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    let conflict = try #require(root.constraintConflicts.first)
    #expect(root.constraintConflicts.count == 1 && conflict.broken === constraints[3])
    let system = conflict.parts.compactMap { part in
      if case .system(let description) = part { description } else { nil }
    }
    #expect(system == ["<NSLayoutConstraint UIView#card3.height >= 0>"])
  }
}
