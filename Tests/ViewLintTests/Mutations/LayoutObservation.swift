import Foundation
import LayoutCore
import StyleCore

/// The frames that a program gives its views, without a linter.
@MainActor
struct LayoutObservation {
  let scale: Int
  /// The size of the root.
  let size: CGSize
  /// The frames after the first layout and after the second, by identifier.
  private(set) var first: [String: CGRect] = [:]
  private(set) var settled: [String: CGRect] = [:]
  /// After the second, in the coordinates of the root.
  private(set) var inRoot: [String: CGRect] = [:]
  /// After a layout in less room, and one in this again.
  private(set) var afterAnother: [String: CGRect] = [:]
  /// The sizes that views answer in their own width.
  private(set) var answers: [String: CGSize] = [:]
  let program: LayoutProgram

  /// Lays a program out in a size, or in what it needs.
  init(_ program: LayoutProgram, scale: Int, size: CGSize? = nil, room: CGFloat = 0, narrowing: CGFloat = 1) {
    self.scale = scale
    self.program = program
    let root = Self.root(program, scale)
    self.size = size ?? Self.size(of: root, room: room, narrowing: narrowing)
    root.bounds.size = self.size
    root.layoutIfNeeded()
    first = Self.frames(in: root)
    for view in Self.views(in: root) { view.setNeedsLayout() }
    root.layoutIfNeeded()
    settled = Self.frames(in: root)
    for view in Self.views(in: root) {
      guard let identifier = view.accessibilityIdentifier else { continue }
      inRoot[identifier] = view.convert(view.bounds, to: root)
      answers[identifier] = view.sizeThatFits(
        CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
    }
    root.bounds.size = CGSize(
      width: (self.size.width * 0.75).rounded() + 1, height: (self.size.height * 0.8).rounded() + 1)
    root.layoutIfNeeded()
    root.bounds.size = self.size
    root.layoutIfNeeded()
    afterAnother = Self.frames(in: root)
  }

  static func root(_ program: LayoutProgram, _ scale: Int) -> ProgramView {
    let root = ProgramView(program)
    root.hostTraits = UITraitCollection(
      traitsFrom: [.headless, UITraitCollection(displayScale: CGFloat(scale))])
    return root
  }

  /// A size of whole points that holds all, of about so much of the width that it would like.
  private static func size(of root: UIView, room: CGFloat, narrowing: CGFloat) -> CGSize {
    func size(in width: CGFloat) -> CGSize {
      root.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    var width = (size(in: .greatestFiniteMagnitude).width * narrowing).rounded(.up)
    for _ in 0..<20 {
      let needed = size(in: width).width.rounded(.up)
      guard needed > width else { break }
      width = needed
    }
    return CGSize(width: width, height: size(in: width).height.rounded(.up) + room)
  }

  private static func views(in root: UIView) -> [UIView] {
    [root] + root.subviews.flatMap { $0.accessibilityIdentifier == nil ? [] : views(in: $0) }
  }

  private static func frames(in root: UIView) -> [String: CGRect] {
    Dictionary(
      views(in: root).compactMap { view in view.accessibilityIdentifier.map { ($0, view.frame) } },
      uniquingKeysWith: { $1 })
  }

  /// Returns the largest distance of a rectangle's edges from a pixel, in pixels.
  func fraction(of rect: CGRect) -> CGFloat {
    [rect.minX, rect.maxX, rect.minY, rect.maxY].map { edge in
      let pixels = edge * CGFloat(scale)
      return abs(pixels - pixels.rounded())
    }.max() ?? 0
  }
}

extension CGRect {
  /// Whether an edge is elsewhere by more than noise.
  func differs(from other: CGRect?) -> Bool {
    guard let other else { return true }
    return zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).contains {
      abs($0 - $1) > 0.01
    }
  }
}
