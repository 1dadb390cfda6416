import Foundation
import LayoutCore
import StyleCore
import Testing

/// Views of other modules can have content that wraps, as labels do.
@MainActor
@Suite struct LineContentTests {
  /// 60 points of content in lines of 10, whose baselines lie 8 below their upper edge.
  private final class LinesView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 10) }
  }

  private func lines(in superview: UIView) -> UIView {
    let view = LinesView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setLineContent(
      LineContent(baselines: (first: 8, last: 2)) { width in (60 / max(width, 1)).rounded(.up) * 10 })
    superview.addSubview(view)
    return view
  }

  @Test(arguments: [(100.0, 60.0, 10.0), (60, 60, 10), (59, 59, 20), (20, 20, 30)])
  func `the height follows the width that constraints find (F.9)`(
    room: Double, width: Double, height: Double
  ) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: room, height: 100))
    let view = lines(in: superview)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The first baseline 8 below the upper edge at 5, the last 2 above the lower edge: two lines, 5 + 20 − 2.
  @Test func `baselines are those of the lines (F.21)`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = lines(in: superview)
    let marks = [UIView(), UIView()]
    for mark in marks {
      mark.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(mark)
    }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 5),
      marks[0].topAnchor.constraint(equalTo: view.firstBaselineAnchor),
      marks[1].topAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    superview.layoutIfNeeded()
    #expect(marks.map(\.frame.minY) == [13, 23])
  }

  /// Content that is rounded up to pixels is a third of a point smaller where pixels are.
  @Test func `content has another size at another scale (C.5)`() {
    final class PixelView: UIView {
      override var intrinsicContentSize: CGSize {
        let scale = traitCollection.displayScale
        return CGSize(width: (10.1 * scale).rounded(.up) / scale, height: 10)
      }
    }
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = PixelView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    superview.hostTraits = UITraitCollection(displayScale: 1)
    superview.layoutIfNeeded()
    #expect(view.bounds.width == 11)
    superview.hostTraits = UITraitCollection(displayScale: 2)
    superview.layoutIfNeeded()
    #expect(view.bounds.width == 10.5)
  }
}
