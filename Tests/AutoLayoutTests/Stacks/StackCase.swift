import Foundation
import LayoutCore
import StackCore
import StyleCore

/// One way to set up a stack.
struct StackCase: CustomStringConvertible, Sendable {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  /// The intrinsic sizes of the views; nil for a view without.
  var contents: [CGSize?]
  var hidden: [Bool]
  var hasMargins = false
  /// The frame's size; nil for a stack that its views give its size.
  var size: CGSize?

  /// Sizes of four views that differ in both directions.
  static let sizes = [
    CGSize(width: 40, height: 20), CGSize(width: 60, height: 30), CGSize(width: 10, height: 50),
    CGSize(width: 25, height: 25),
  ]
  static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
  static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]
  static let margins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)

  /// Returns every combination of spacing, margins, and one to `limit` views.
  ///
  /// Any of the views may be hidden, and any, or where that changes nothing every other, without an intrinsic size.
  /// There is every alignment and size; with more than two views these take turns, since the axes are independent.
  static func all(
    axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution, sizes: [CGSize?] = [nil],
    upTo limit: Int = 4
  ) -> [StackCase] {
    var cases: [StackCase] = []
    let looks = alignments.flatMap { alignment in sizes.map { (alignment, $0) } }
    for count in 1...limit {
      let all = (1 << count) - 1
      let contentMasks = distribution == .fillProportionally ? Array(0...all) : [all, 0b0101 & all, 0]
      for contentMask in contentMasks {
        for mask in 0..<(all + 1) * 4 {
          let hidden = (0..<count).map { mask & 4 << $0 != 0 }
          let contents = (0..<count).map { contentMask & 1 << $0 == 0 ? nil : self.sizes[$0] }
          for (alignment, size) in count > 2 ? [looks[cases.count % looks.count]] : looks {
            cases.append(
              StackCase(
                axis: axis, distribution: distribution, alignment: alignment, spacing: mask & 1 == 0 ? 0 : 10,
                contents: contents, hidden: hidden, hasMargins: mask & 2 != 0, size: size))
          }
        }
      }
    }
    return cases
  }

  var isHorizontal: Bool { axis == .horizontal }
  /// The places of the views that are seen.
  var visible: [Int] { hidden.indices.filter { !hidden[$0] } }

  var description: String {
    let views = zip(contents, hidden).map { size, isHidden in
      (size.map { "\($0.width)×\($0.height)" } ?? "none") + (isHidden ? " hidden" : "")
    }
    return "\(isHorizontal ? "row" : "column") \(distribution) \(alignment) spacing \(spacing) \(views)"
      + (hasMargins ? " margins" : "") + (size.map { " in \($0.width)×\($0.height)" } ?? "")
  }
}

/// The stack of a case, with views at hand.
@MainActor
struct StackFixture {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  let stack: UIStackView
  let views: [UIView]

  /// - Parameter scale: so fine at first that rounding does not show.
  init(_ stackCase: StackCase, scale: CGFloat = 0x1p24) {
    root.hostTraits = UITraitCollection(displayScale: scale)
    views = stackCase.contents.map { size in
      guard let size else { return UIView() }
      return ContentView(size.width, size.height)
    }
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = stackCase.axis
    stack.distribution = stackCase.distribution
    stack.alignment = stackCase.alignment
    stack.spacing = stackCase.spacing
    stack.layoutMargins = StackCase.margins
    stack.isLayoutMarginsRelativeArrangement = stackCase.hasMargins
    for (view, isHidden) in zip(views, stackCase.hidden) { view.isHidden = isHidden }
    root.addSubview(stack)
    if let size = stackCase.size {
      stack.frame = CGRect(origin: .zero, size: size)
    } else {
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
  }
}
