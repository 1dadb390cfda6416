import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing

/// F.15–F.17, F.33: what a view says by frame and mask is part of the system.
@MainActor
struct AutoresizingMaskTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
  let outer = UIView()
  let inner = UIView()

  init() {
    root.hostTraits = UITraitCollection(displayScale: 1024)
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  @Test("A content in a view that fills its superview by its mask gives that superview its size (F.16)")
  func contentThroughMask() {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let child = ContentView(30, 20)
    inner.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 5),
      child.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -5),
      child.topAnchor.constraint(equalTo: inner.topAnchor),
      child.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(inner.frame == outer.bounds)
    #expect(child.frame == CGRect(x: 5, y: 0, width: 30, height: 20))
    child.content = CGSize(width: 60, height: 7)
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 70, height: 7) && inner.frame == outer.bounds)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 7))
  }

  /// From 60 to 120 with a margin of 10, a length of 20 and a margin of 30: flexible parts share 60 by their sizes.
  nonisolated static let maps: [(UIView.AutoresizingMask, start: CGFloat, length: CGFloat)] = [
    ([], 10, 20),
    (.flexibleLeftMargin, 10 + 60, 20),
    (.flexibleWidth, 10, 20 + 60),
    (.flexibleRightMargin, 10, 20),
    ([.flexibleLeftMargin, .flexibleWidth], 10 + 60 * 10 / 30, 20 + 60 * 20 / 30),
    ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 60 * 10 / 40, 20),
    ([.flexibleWidth, .flexibleRightMargin], 10, 20 + 60 * 20 / 50),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 40),
  ]

  @Test("F.17: constraints see the frame that the mask leads to, in the same pass", arguments: maps)
  func maps(mask: UIView.AutoresizingMask, start: CGFloat, length: CGFloat) {
    let width = outer.widthAnchor.constraint(equalToConstant: 60)
    let follower = ContentView(1, 1)
    outer.addSubview(follower)
    NSLayoutConstraint.activate([
      width, follower.leftAnchor.constraint(equalTo: inner.leftAnchor),
      follower.rightAnchor.constraint(equalTo: inner.rightAnchor),
    ])
    root.layoutIfNeeded()
    inner.frame = CGRect(x: 10, y: 0, width: 20, height: 5)
    inner.autoresizingMask = mask
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 10 && follower.frame.width == 20)
    width.constant = 120
    root.layoutIfNeeded()
    #expect(abs(inner.frame.minX - start) < 1e-9 && abs(inner.frame.width - length) < 1e-9)
    #expect(abs(follower.frame.minX - start) < 0.001 && abs(follower.frame.width - length) < 0.001)
    inner.frame = CGRect(x: 1, y: 0, width: 2, height: 5)
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 1 && follower.frame.width == 2, "a frame that is set is input (F.33)")
  }

  @Test("A superview that does not resize its subviews leaves them where they are") func noResizing() {
    outer.autoresizesSubviews = false
    inner.autoresizingMask = .flexibleWidth
    inner.frame.size.width = 20
    let follower = ContentView(1, 1)
    outer.addSubview(follower)
    NSLayoutConstraint.activate([
      outer.widthAnchor.constraint(equalToConstant: 60),
      follower.leftAnchor.constraint(equalTo: inner.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 20)
    outer.autoresizesSubviews = true
    inner.widthAnchor.constraint(equalTo: follower.widthAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.width == 20, "the width of now is where the mask begins")
  }

  /// The masks as logs write them: margin, length, margin; `&` is flexible, and the last is where nothing else is
  /// (F.16).
  nonisolated static let texts: [(UIView.AutoresizingMask, String)] = [
    ([], "h=--& v=--&"), (.flexibleWidth, "h=-&- v=--&"), (.flexibleLeftMargin, "h=&-- v=--&"),
    ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
    ([.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin], "h=&-& v=--&"),
    ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], "h=--& v=&&&"),
  ]

  @Test("F.16, F.28: a conflict with a frame names the mask, and breaks the constraint", arguments: texts)
  func conflict(mask: UIView.AutoresizingMask, text: String) throws {
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    inner.autoresizingMask = mask
    outer.widthAnchor.constraint(equalToConstant: 0).isActive = true
    outer.layoutIfNeeded()
    let wide = inner.widthAnchor.constraint(equalToConstant: 60)
    let reports = LayoutDiagnostics.collect {
      wide.isActive = true
      root.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    guard case .unsatisfiable(let constraints, let broken) = reports.first else { return }
    #expect(broken == wide.logDescription)
    let masks = constraints.filter { $0.contains("NSAutoresizingMaskLayoutConstraint") }
    #expect(masks.count == 1 && masks[0].contains(" \(text) "), "\(masks)")
    let followsOuter = mask.contains(.flexibleWidth)
    let end = followsOuter ? ".width + 50   (active)>" : ".width == 50   (active)>"
    #expect(masks[0].hasSuffix(end), "\(masks)")
    #expect(constraints.count == (followsOuter ? 3 : 2))
  }
}
