import DiagnosticCore
import Foundation
import LayoutCore
import StackCore
import StyleCore
import Testing
import TextViewCore

/// Required constraints that cannot hold together: which one is given up, as measured on a phone (F.80, F.81).
@MainActor
struct BrokenConstraintTests {
  /// A container of 300 points with a frame, the views v and w in it, and u in v.
  @MainActor
  private final class Family {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (v, w, u) = (UIView(), UIView(), UIView())

    init(isTurned: Bool = false) {
      window.addSubview(container)
      for view in [v, w, u] { view.translatesAutoresizingMaskIntoConstraints = false }
      for view in isTurned ? [w, v] : [v, w] { container.addSubview(view) }
      v.addSubview(u)
      window.isHidden = false
    }

    func item(_ name: Character) -> UIView {
      switch name {
      case "c": container
      case "w": w
      case "u": u
      default: v
      }
    }

    /// The constraint of a line such as `v.width >= c.width * 0.5 + 10`.
    func constraint(_ line: String) -> NSLayoutConstraint {
      let words = line.split(separator: " ").map(String.init)
      func attribute(_ word: String) -> NSLayoutConstraint.Attribute {
        let known: [String: NSLayoutConstraint.Attribute] = [
          "leading": .leading, "trailing": .trailing, "width": .width, "centerX": .centerX, "top": .top,
        ]
        return known[String(word.dropFirst(2))] ?? .notAnAttribute
      }
      let relations: [String: NSLayoutConstraint.Relation] = [
        "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
      ]
      let hasSecond = words[2].contains(".") && Double(words[2]) == nil
      let factor = words.firstIndex(of: "*").map { Double(words[$0 + 1]) ?? 1 } ?? 1
      let added = words.firstIndex(of: "+").map { Double(words[$0 + 1]) ?? 0 } ?? 0
      let made = NSLayoutConstraint(
        item: item(words[0].first ?? "v"), attribute: attribute(words[0]),
        relatedBy: relations[words[1]] ?? .equal, toItem: hasSecond ? item(words[2].first ?? "v") : nil,
        attribute: hasSecond ? attribute(words[2]) : .notAnAttribute, multiplier: factor,
        constant: hasSecond ? added : Double(words[2]) ?? 0)
      made.identifier = line
      return made
    }
  }

  struct Case: Sendable, CustomStringConvertible {
    var lines: [String]
    var broken: String
    /// The frames' x and width, by the views' names.
    var spans: [String: [CGFloat]]
    var isTurned = false

    var description: String { lines.joined(separator: ", ") }
  }

  private nonisolated static let pinned = "v.leading == c.leading"

  nonisolated static let cases = [
    // The larger constant.
    Case(
      lines: [pinned, "v.width == 100", "v.width == 200"], broken: "v.width == 200", spans: ["v": [0, 100]]),
    Case(
      lines: [pinned, "v.width == 100", "v.width == 50"], broken: "v.width == 100", spans: ["v": [0, 50]]),
    Case(
      lines: ["v.width == 30", "v.leading == c.leading + 20", "v.leading == c.leading + -10"],
      broken: "v.leading == c.leading + 20", spans: ["v": [-10, 30]]),
    Case(
      lines: ["v.width == 30", "v.leading == c.leading + -10", "v.leading == c.leading + -20"],
      broken: "v.leading == c.leading + -10", spans: ["v": [-20, 30]]),
    // A constraint without another item is broken before one that has one.
    Case(
      lines: ["v.leading == c.leading + 10", "v.trailing == c.leading + 110", "v.width == 50"],
      broken: "v.width == 50", spans: ["v": [10, 100]]),
    Case(
      lines: [pinned, "v.width == c.width * 0.5", "v.width == 100"], broken: "v.width == 100",
      spans: ["v": [0, 150]]),
    Case(
      lines: [pinned, "v.width == c.width * 0.5", "v.width == 200"], broken: "v.width == 200",
      spans: ["v": [0, 150]]),
    // The middle, before the end, before the beginning.
    Case(
      lines: ["v.trailing == c.trailing", "v.leading == c.leading + 30", "v.centerX == c.centerX"],
      broken: "v.centerX == c.centerX", spans: ["v": [30, 270]]),
    Case(
      lines: ["v.trailing == c.trailing + -10", "v.leading == c.leading + 30", "v.centerX == c.centerX + 5"],
      broken: "v.centerX == c.centerX + 5", spans: ["v": [30, 260]]),
    // Inequalities, and of them the upper bound.
    Case(
      lines: [pinned, "v.width == 100", "v.width <= 50", "v.width >= 80"], broken: "v.width <= 50",
      spans: ["v": [0, 100]]),
    Case(
      lines: [pinned, "v.width == 100", "v.width >= 150"], broken: "v.width >= 150", spans: ["v": [0, 100]]),
    Case(
      lines: [pinned, "v.width >= 150", "v.width <= 100"], broken: "v.width <= 100", spans: ["v": [0, 150]]),
    // The later item, by level and by the order of subviews.
    Case(
      lines: [
        "v.leading == c.leading + 10", "w.leading == v.trailing + 10", "w.trailing == c.leading + 100",
        "v.width == 60", "w.width == 60",
      ], broken: "w.width == 60", spans: ["v": [10, 60], "w": [80, 20]]),
    Case(
      lines: [pinned, "u.leading == v.leading", "u.width == 100", "u.width == v.width", "v.width == 200"],
      broken: "u.width == 100", spans: ["v": [0, 200], "u": [0, 200]]),
    Case(
      lines: [
        pinned, "w.leading == c.leading", "v.width == 60", "w.width == 60", "v.width == w.width + 10",
      ],
      broken: "w.width == 60", spans: ["v": [0, 60], "w": [0, 50]]),
    Case(
      lines: [
        pinned, "w.leading == c.leading", "v.width == 60", "w.width == 60", "v.width == w.width + 10",
      ],
      broken: "v.width == 60", spans: ["v": [0, 70], "w": [0, 60]], isTurned: true),
    // The constraint with the earlier item is broken, whichever constant is the larger.
    Case(
      lines: ["v.width == 30", "v.leading == c.leading + 10", "c.leading == v.leading + -20"],
      broken: "c.leading == v.leading + -20", spans: ["v": [10, 30]]),
    Case(
      lines: ["v.width == 30", "v.leading == c.leading + 20", "c.leading == v.leading + -10"],
      broken: "c.leading == v.leading + -10", spans: ["v": [20, 30]]),
  ]

  @Test("F.80: what a conflict breaks, in any order, one by one or all at once", arguments: cases)
  func victims(of row: Case) {
    for order in permutations(row.lines) {
      for isLive in [false, true] {
        let family = Family(isTurned: row.isTurned)
        let reports = LayoutDiagnostics.collect {
          for line in order {
            family.constraint(line).isActive = true
            if isLive { family.window.layoutIfNeeded() }
          }
          family.window.layoutIfNeeded()
        }
        let broken = reports.compactMap { report -> String? in
          guard case .unsatisfiable(_, let broken) = report else { return nil }
          return row.lines.first { broken.contains("'\($0)'") }
        }
        #expect(broken == [row.broken], "\(order)")
        for (name, span) in row.spans {
          let frame = family.item(name.first ?? "v").frame
          #expect([frame.minX, frame.width] == span, "\(name) \(order)")
        }
      }
    }
  }

  private func permutations(_ lines: [String]) -> [[String]] {
    guard lines.count > 1 else { return [lines] }
    return lines.indices.flatMap { index in
      var rest = lines
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  @Test("F.81: a broken constraint holds where it can, and stays broken while it is active")
  func history() {
    // The number of reported conflicts, and the width.
    let family = Family()
    let (first, second) = (family.constraint("v.width == 100"), family.constraint("v.width == 200"))
    func layOut(_ change: () -> Void) -> [CGFloat] {
      let reports = LayoutDiagnostics.collect {
        change()
        family.window.layoutIfNeeded()
      }
      return [CGFloat(reports.count), family.v.frame.width]
    }
    var found = layOut { NSLayoutConstraint.activate([first, second]) }
    #expect(found == [1, 100])
    // Measured: without its opponent it holds, and gives way to it again without a word.
    found = layOut { first.isActive = false }
    #expect(found == [0, 200] && family.window.constraintConflicts.isEmpty)
    found = layOut { first.isActive = true }
    #expect(found == [0, 100] && family.window.constraintConflicts.count == 1)
    // It comes before all wishes.
    let wish = family.constraint("v.width == 150")
    wish.priority = UILayoutPriority(999)
    first.isActive = false
    found = layOut { wish.isActive = true }
    #expect(found == [0, 200])
    first.isActive = true
    // Measured: taken out and in again, it is broken again.
    found = layOut { second.isActive = false }
    #expect(found == [0, 100])
    found = layOut { second.isActive = true }
    #expect(found == [1, 100])
    // Another would now break with the larger constant, but the broken one is no opponent any more.
    first.isActive = false
    found = layOut { family.constraint("v.width == 300").isActive = true }
    #expect(found == [0, 300])
  }

  @Test("F.81: what leaves the tree and comes back is decided anew") func leaving() {
    let family = Family()
    let reports = LayoutDiagnostics.collect {
      NSLayoutConstraint.activate([family.constraint("u.width == 100"), family.constraint("u.width == 200")])
      family.window.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    let again = LayoutDiagnostics.collect {
      for _ in 0..<2 {
        family.v.removeFromSuperview()
        family.window.layoutIfNeeded()
        #expect(family.window.constraintConflicts.isEmpty)
        family.container.addSubview(family.v)
        family.window.layoutIfNeeded()
        #expect(family.window.constraintConflicts.count == 1 && family.u.frame.width == 100)
      }
    }
    #expect(again.count == 2)
  }

  @Test("F.80: a constraint that cannot hold by itself is broken by itself") func alone() {
    let family = Family()
    let reports = LayoutDiagnostics.collect {
      for line in ["v.leading == c.leading + 5", "v.width == 50", "v.leading == v.leading + 10"] {
        family.constraint(line).isActive = true
      }
      family.window.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    guard case .unsatisfiable(let constraints, let broken) = reports.first else { return }
    #expect(constraints.count == 1 && broken.contains("'v.leading == v.leading + 10'"))
    #expect(family.v.frame.minX == 5 && family.v.frame.width == 50)
  }

  /// A view whose content is 24 points wide.
  private final class Content: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 20) }
  }

  @Test(
    "F.82: required sizes of contents come before all wishes, and lose to constraints without a word",
    arguments: [(1000, 1000), (1000, 750), (250, 1000)] as [(Float, Float)])
  func contents(hugging: Float, resistance: Float) {
    func width(_ line: String, _ priority: Float) -> CGFloat {
      let family = Family()
      let view = Content()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      family.container.addSubview(view)
      let wanted: CGFloat = line == "wide" ? 36 : 10
      let constraint = view.widthAnchor.constraint(equalToConstant: wanted)
      constraint.priority = UILayoutPriority(priority)
      let reports = LayoutDiagnostics.collect {
        constraint.isActive = true
        family.window.layoutIfNeeded()
      }
      #expect(reports == [])
      return view.frame.width
    }
    #expect(width("wide", 1000) == 36 && width("narrow", 1000) == 10)
    for priority: Float in [999, 998, 500] {
      #expect(width("wide", priority) == (hugging == 1000 || priority < hugging ? 24 : 36))
      #expect(width("narrow", priority) == (resistance == 1000 || priority < resistance ? 24 : 10))
    }
  }

  @Test("F.81: what the layout gave up is given up when the tree is measured, too") func measuring() {
    let family = Family()
    _ = LayoutDiagnostics.collect {
      for line in ["v.leading == c.leading", "v.trailing == c.trailing", "v.width == 200"] {
        family.constraint(line).isActive = true
      }
      family.window.layoutIfNeeded()
      family.constraint("v.width == 300").isActive = true
      family.window.layoutIfNeeded()
    }
    let measured = family.container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    #expect(measured == family.v.frame.width)
  }

  @Test(
    "F.81: what was given up for want of room holds again where there is room, whatever is asked for sizes")
  func roomAgain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    let label = UILabel()
    label.text = "Text"
    label.numberOfLines = 0
    let line = UIStackView(arrangedSubviews: [label])
    line.isLayoutMarginsRelativeArrangement = true
    line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    line.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: root.topAnchor),
      line.leftAnchor.constraint(equalTo: root.leftAnchor),
      line.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    _ = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    root.frame.size.width = 400
    _ = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    #expect(label.frame.minX == 16 && label.frame.width == 400 - 32)
    label.invalidateIntrinsicContentSize()
    line.invalidateIntrinsicContentSize()
    _ = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    #expect(label.frame.minX == 16 && label.frame.width == 400 - 32)
  }
}
