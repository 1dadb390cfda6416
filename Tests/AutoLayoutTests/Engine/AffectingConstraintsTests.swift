import Foundation
import LayoutCore
import StyleCore
import Testing

/// `constraintsAffectingLayout`: the constraints that a place or size hangs on (F.32).
@MainActor
struct AffectingConstraintsTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let row = UIView()
  let left = ContentView(10, 10)
  let right = ContentView(20, 20)

  init() {
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.addSubview(left)
    row.addSubview(right)
  }

  @Test("Those that only reach the view through others count; those of the other axis do not")
  func chains() {
    let rowStart = row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    let rowWidth = row.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    let rowTop = row.topAnchor.constraint(equalTo: root.topAnchor)
    let end = right.trailingAnchor.constraint(equalTo: row.trailingAnchor)
    let gap = right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 1)
    let top = left.topAnchor.constraint(equalTo: row.topAnchor)
    NSLayoutConstraint.activate([rowStart, rowWidth, rowTop, end, gap, top])
    #expect(row.constraintsAffectingLayout(for: .horizontal) == [rowStart, rowWidth])
    #expect(row.constraintsAffectingLayout(for: .vertical) == [rowTop])
    // Places are measured in the superview: where that begins does not matter, but where it ends does.
    #expect(right.constraintsAffectingLayout(for: .horizontal) == [rowWidth, end])
    #expect(left.constraintsAffectingLayout(for: .horizontal) == [rowWidth, end, gap])
    #expect(left.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test("A constraint that has no say is not listed: a slack inequality, one that gives way, an inactive one")
  func silent() {
    let start = row.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let slack = row.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: -4)
    let weak = row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)
    weak.priority = .defaultLow
    let off = row.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([slack, weak, start])
    #expect(row.constraintsAffectingLayout(for: .horizontal) == [start])
    start.isActive = false
    #expect(row.constraintsAffectingLayout(for: .horizontal) == [weak])
    weak.isActive = false
    let near = row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -9)
    near.priority = .defaultLow
    near.isActive = true
    #expect(row.constraintsAffectingLayout(for: .horizontal) == [slack], "the bound that holds")
    withExtendedLifetime(off) {}
  }

  @Test("Asking changes nothing") func asking() {
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.1),
      row.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      left.trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let frames = [row.frame, left.frame]
    _ = left.constraintsAffectingLayout(for: .horizontal)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([row.frame, left.frame] == frames)
  }

  @Test("An anchor is affected by what decides its own place") func anchors() {
    let start = row.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let width = row.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([start, width])
    #expect(row.leadingAnchor.constraintsAffectingLayout == [start])
    #expect(row.widthAnchor.constraintsAffectingLayout == [width])
    #expect(row.centerXAnchor.constraintsAffectingLayout == [start, width])
    #expect(row.trailingAnchor.constraintsAffectingLayout == [start, width])
    #expect(row.topAnchor.constraintsAffectingLayout == [])
    let distance = row.leadingAnchor.anchorWithOffset(to: row.trailingAnchor)
    #expect(distance.constraintsAffectingLayout == [start, width])
  }

  @Test("A guide is affected like a view; the margins' guide by the size of its view") func guides() {
    let guide = UILayoutGuide()
    row.addLayoutGuide(guide)
    let width = row.widthAnchor.constraint(equalToConstant: 40)
    let start = guide.leftAnchor.constraint(equalTo: row.layoutMarginsGuide.leftAnchor)
    let end = guide.rightAnchor.constraint(equalTo: row.layoutMarginsGuide.rightAnchor)
    NSLayoutConstraint.activate([width, start, end])
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [width, start, end])
    #expect(row.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal) == [width])
  }
}
