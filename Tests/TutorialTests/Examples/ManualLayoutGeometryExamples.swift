import ManualLayout
import Testing
import UIKit

/// Examples of ratios, progress, slices and pixels.
@MainActor
struct ManualLayoutGeometryExamples {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  @Test("Ratios make sizes and rectangles") func ratios() {
    let photo = UIView()
    // Page: Sources/ManualLayout/Geometry/AspectRatio.swift
    let poster = AspectRatio(width: 2, height: 3)
    let size = poster.size(forWidth: 80, in: card)  // 80 × 120
    // End
    // 80 · 3 / 2
    #expect(size == CGSize(width: 80, height: 120))
    // Page: Sources/ManualLayout/Geometry/AspectRatio+Fitting.swift
    photo.frame = AspectRatio.widescreen.rect(toFit: card.bounds, at: .bottomCenter, in: card)
    // 320 · 9 / 16 is 180: the photo leaves 20 of the 200 points free at the top.
    // End
    #expect(photo.frame == CGRect(x: 0, y: 20, width: 320, height: 180))
  }

  @Test("A header collapses as its list scrolls") func interpolation() {
    let (list, header) = (UIScrollView(frame: card.bounds), UIView())
    list.contentSize = CGSize(width: 320, height: 1000)
    list.contentOffset.y = 60
    // Page: Sources/ManualLayout/Geometry/Interpolation.swift
    let collapse = Interpolation(of: list.contentOffset.y, from: 0, to: 120)
    header.frame.size.height = collapse.interpolate(from: 200, to: 80)  // 140 at an offset of 60
    header.alpha = collapse.inverse.interpolate(from: 0, to: 1)  // 0.5
    // End
    // Half of the way from 200 to 80
    #expect(header.frame.height == 140 && header.alpha == 0.5)
  }

  @Test("Slices tile a rectangle") func slices() {
    // Page: Sources/ManualLayout/Geometry/CGRect+Slicing.swift
    let (buttons, content) = card.bounds.slice(from: .bottom, amount: 44, in: card)
    let (picture, text) = content.slice(from: .leading, amount: 120, in: card)
    // The picture is at the left, or at the right in a right-to-left layout.
    // End
    #expect(buttons == CGRect(x: 0, y: 156, width: 320, height: 44))
    #expect(picture == CGRect(x: 0, y: 0, width: 120, height: 156))
    #expect(text == CGRect(x: 120, y: 0, width: 200, height: 156))
  }

  @Test("Lengths are rounded to pixels") func pixels() {
    // Page: Sources/ManualLayout/Geometry/PixelRounding.swift
    let third: CGFloat = 100 / 3
    let column = third.roundedToPixel(in: 2)  // 33.5 points, or 67 pixels
    // End
    #expect(column == 33.5)
    let tag = Tag()
    tag.title.text = "New"
    // The sizes of labels are whole pixels, and 12.2 is not: the main screen has three pixels per point.
    let size = tag.sizeThatFits(card.bounds.size)
    #expect(size.width == (size.width * 3).rounded() / 3)
    #expect(size.width > tag.title.sizeThatFits(card.bounds.size).width + 12.2)
  }

  private final class Tag: UIView {
    let title = UILabel()

    // Page: Sources/ManualLayout/Geometry/PixelRounding.swift
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let text = title.sizeThatFits(size)
      return CGSize(width: text.width + 12.2, height: text.height).ceiledToPixel(in: self)
    }
    // End
  }
}
