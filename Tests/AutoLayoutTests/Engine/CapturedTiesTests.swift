import Foundation
import LayoutCore
import StackCore
import StyleCore
import Testing
import TextViewCore

/// Frames that a phone (iOS 26, 3x) computes where priorities leave a choice.
///
/// Labels are in a row 393 wide, 20 from its ends and 24 from one another. The names are those under which the
/// captures are published.
@MainActor
struct CapturedTiesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The labels that may have several lines.
    let wraps: [Bool]
    var isReversed = false
    var hasReversedSubviews = false
    /// The one that takes what is left over.
    let grows: Int

    static let all = [
      Row(testDescription: "two_labels_app_order", wraps: [false, false], grows: 0),
      Row(
        testDescription: "two_labels_reverse_constraints", wraps: [false, false], isReversed: true, grows: 1),
      Row(
        testDescription: "two_labels_reverse_subviews", wraps: [false, false], hasReversedSubviews: true,
        grows: 0),
      Row(testDescription: "three_labels", wraps: [false, false, false], grows: 0),
      Row(testDescription: "approw_lines0_both", wraps: [true, true], grows: 1),
      Row(testDescription: "approw_lines0_a", wraps: [true, false], grows: 0),
      Row(testDescription: "approw_lines0_b", wraps: [false, true], grows: 1),
      Row(testDescription: "three_labels_all_lines0", wraps: [true, true, true], grows: 2),
      Row(testDescription: "three_labels_middle_lines0", wraps: [false, true, false], grows: 1),
      Row(testDescription: "three_labels_ab_lines0", wraps: [true, true, false], grows: 1),
      Row(
        testDescription: "two_labels_lines0_reverse_constraints", wraps: [true, true], isReversed: true,
        grows: 0),
    ]
  }

  /// Constraints from the leading end of the row to its trailing one.
  private func constraints(_ views: [UIView], in row: UIView) -> [NSLayoutConstraint] {
    var constraints = [views[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)]
    constraints += views.map { $0.centerYAnchor.constraint(equalTo: row.centerYAnchor) }
    constraints += zip(views, views.dropFirst()).map {
      $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor, constant: -24)
    }
    return constraints + [
      row.trailingAnchor.constraint(equalTo: views[views.count - 1].trailingAnchor, constant: 20)
    ]
  }

  private let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))

  @Test(
    "The first that constraints mention grows, but of labels whose lines may break the last does (F.61)",
    arguments: Row.all, [false, true])
  func growing(_ captured: Row, isInStack: Bool) {
    let labels = zip(["Download", "Wi-Fi only", "Three"], captured.wraps).map { text, wraps in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 16, weight: .semibold)
      label.numberOfLines = wraps ? 0 : 1
      label.translatesAutoresizingMaskIntoConstraints = false
      return label
    }
    for label in captured.hasReversedSubviews ? labels.reversed() : labels { row.addSubview(label) }
    let constraints = constraints(labels, in: row)
    NSLayoutConstraint.activate(captured.isReversed ? constraints.reversed() : constraints)
    let stack = UIStackView(frame: row.frame)
    if isInStack { stack.addArrangedSubview(row) }
    (isInStack ? stack : row).layoutIfNeeded()
    var expected = labels.map(\.intrinsicContentSize.width)
    let rest = 393 - 40 - 24 * CGFloat(labels.count - 1) - expected.reduce(0, +)
    expected[captured.grows] += rest
    for (label, width) in zip(labels, expected) { #expect(abs(label.frame.width - width) < 1e-9) }
  }

  @Test("In a column the first grows, whether lines may break or not (F.61)", arguments: [0, 1])
  func column(lines: Int) {
    // two_labels_vertical, two_labels_lines0_vertical
    let labels = ["Top", "Bottom"].map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
      labels[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      labels[1].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
      labels[0].bottomAnchor.constraint(equalTo: labels[1].topAnchor, constant: -4),
      row.bottomAnchor.constraint(equalTo: labels[1].bottomAnchor, constant: 4),
    ])
    row.layoutIfNeeded()
    let height = labels[1].intrinsicContentSize.height
    #expect(abs(labels[1].frame.height - height) < 1e-9)
    #expect(abs(labels[0].frame.height - (72 - 12 - height)) < 1e-9)
  }

  @Test("Of two widths of one priority the first gives way (F.12)") func widths() {
    // two_views_width_preference_tie
    let views = [UIView(), UIView()]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    NSLayoutConstraint.activate(constraints(views, in: row))
    for view in views {
      let width = view.widthAnchor.constraint(equalToConstant: 50)
      width.priority = .defaultLow
      width.isActive = true
    }
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [279, 50])
  }

  @Test("What is too long for its row is cut at its end (F.60)", arguments: [false, true])
  func cutting(isReversed: Bool) {
    // two_labels_compression_tie: 255 2/3 and 195 1/3 in 393 − 40 − 24, which leaves the second 73 1/3.
    let views = [ContentView(767.0 / 3, 20), ContentView(586.0 / 3, 20)]
    views.forEach(row.addSubview)
    let constraints = constraints(views, in: row)
    NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
    row.layoutIfNeeded()
    #expect(abs(views[0].frame.width - 767.0 / 3) < 1e-9 && abs(views[1].frame.width - 220.0 / 3) < 1e-9)
  }

  @Test(
    "Two views of 36 in a column of 50: the last gives way, whatever comes first (F.60)", arguments: 0..<24)
  func column(order: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let views = [ContentView(10, 36), ContentView(10, 36)]
    views.forEach(root.addSubview)
    var left = [
      views[0].topAnchor.constraint(equalTo: root.topAnchor),
      views[0].bottomAnchor.constraint(equalTo: views[1].topAnchor),
      views[1].bottomAnchor.constraint(equalTo: root.bottomAnchor),
      views[1].leftAnchor.constraint(equalTo: root.leftAnchor),
    ]
    var number = order
    for count in (1...4).reversed() {
      left.remove(at: number % count).isActive = true
      number /= count
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [36, 14])
    // It is the order of subviews that counts, and a new one at once.
    root.bringSubviewToFront(views[0])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [14, 36])
    // Content that comes late has the place of its view.
    views[1].content.height = UIView.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [36, 14])
    views[1].content.height = 36
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [14, 36])
  }

  @Test("In a stack the first of equals is cut, among views that are cut from the end (F.40, F.60)")
  func stack() {
    let views = [ContentView(126, 10), ContentView(151, 10), ContentView(39.5, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    stack.hostTraits = UITraitCollection.headless.modifyingTraits { $0.displayScale = 2 }
    stack.frame = CGRect(x: 0, y: 0, width: 288, height: 10)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [81.5, 151, 39.5])
  }

  @Test("A stack is cut in its place among other views (F.60)", arguments: [0, 1]) func nest(index: Int) {
    let stack = UIStackView(arrangedSubviews: [ContentView(100, 10), ContentView(100, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let view = ContentView(200, 10)
    let views = index == 0 ? [stack, view] : [view, stack]
    views.forEach(row.addSubview)
    NSLayoutConstraint.activate(constraints(views, in: row))
    row.layoutIfNeeded()
    // 400 in 329: 71 too much.
    #expect(view.frame.width == (index == 0 ? 129 : 200))
    #expect(stack.arrangedSubviews.map(\.frame.width) == (index == 0 ? [100, 100] : [29, 100]))
  }

  @Test("Labels whose lines break no longer give way as if they had never broken (F.12, F.61)")
  func wrappingNoLonger() {
    func frames(_ change: (UILabel) -> Void) -> [CGRect] {
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
      let labels = ["Download", "Wi-Fi only"].map { text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 16, weight: .semibold)
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        return label
      }
      NSLayoutConstraint.activate(constraints(labels, in: row))
      change(labels[1])
      row.layoutIfNeeded()
      labels[1].numberOfLines = 1
      row.layoutIfNeeded()
      return labels.map(\.frame)
    }
    let fresh = frames { _ in }
    let changed = frames { label in
      label.numberOfLines = 0
      label.superview?.layoutIfNeeded()
    }
    #expect(changed == fresh)
  }
}
