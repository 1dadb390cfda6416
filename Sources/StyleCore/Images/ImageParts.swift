package import Foundation
package import GraphicsCore
import Paths

/// The parts of an image that fills a rectangle.
///
/// There is one part, or nine if the edges of the image keep their size.
struct ImageParts {
  /// A part of an image in the points of the upright image, and the rectangle in which it is drawn.
  struct Part: Equatable {
    var source: CGRect
    var target: CGRect
    /// Whether or not the part is repeated from the left of its target at its own width; if not, it is stretched.
    var repeatsAcross: Bool
    /// Whether or not the part is repeated from the top of its target at its own height; if not, it is stretched.
    var repeatsDown: Bool
  }

  /// The parts, from the top left.
  let parts: [Part]

  /// Creates the parts of an image of the given size that fills `rect`.
  ///
  /// - Parameters:
  ///   - caps: The edges that keep their size; `nil` for an image that is stretched as a whole. Where they do not fit
  ///     into `rect`, both of an axis shrink by the same factor.
  ///   - middle: The size of the part that fills the area between the edges, from the top left of that area; `nil` for
  ///     all of it.
  ///   - isTiled: Whether the area between the edges is repeated instead of stretched.
  init(of size: CGSize, caps: UIEdgeInsets?, middle: CGSize? = nil, isTiled: Bool, in rect: CGRect) {
    guard let caps else {
      parts = [
        Part(
          source: CGRect(origin: .zero, size: size), target: rect, repeatsAcross: false, repeatsDown: false)
      ]
      return
    }
    let columns = Span.spans(
      of: size.width, first: caps.left, last: caps.right, middle: middle?.width, from: rect.minX,
      length: rect.width)
    let rows = Span.spans(
      of: size.height, first: caps.top, last: caps.bottom, middle: middle?.height, from: rect.minY,
      length: rect.height)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(x: column.source, y: row.source, width: column.length, height: row.length),
          target: CGRect(x: column.target, y: row.target, width: column.extent, height: row.extent),
          repeatsAcross: isTiled && column.isMiddle, repeatsDown: isTiled && row.isMiddle)
      }
    }.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  /// A part along one axis.
  private struct Span {
    var source: CGFloat
    var length: CGFloat
    var target: CGFloat
    var extent: CGFloat
    var isMiddle: Bool

    static func spans(
      of size: CGFloat, first: CGFloat, last: CGFloat, middle: CGFloat?, from start: CGFloat, length: CGFloat
    ) -> [Span] {
      let first = max(0, min(first, size))
      let last = max(0, min(last, size - first))
      let shrink = first + last > length ? length / (first + last) : 1
      let (near, far) = (first * shrink, last * shrink)
      let rest = size - first - last
      let shown = middle.map { $0 > 0 && $0 < rest ? $0 : rest } ?? rest
      return [
        Span(source: 0, length: first, target: start, extent: near, isMiddle: false),
        Span(
          source: first, length: shown, target: start + near, extent: length - near - far,
          isMiddle: true),
        Span(source: size - last, length: last, target: start + length - far, extent: far, isMiddle: false),
      ]
    }
  }
}

extension UIImage {
  /// Returns the steps that draw the image in `rect`, or the part of it in `edge`.
  ///
  /// With several parts, each pixel belongs to the part that contains its centre, and all of them are clipped to `rect`
  /// as one, so that no seam shows between them.
  package func steps(
    in rect: CGRect, cutTo edge: CGRect? = nil, sampling: Drawing.ImagePaint.Sampling, tint: CGColor?,
    isMirrored: Bool = false
  ) -> [Drawing.Step] {
    let paints = paints(in: rect, sampling: sampling, tint: tint, isMirrored: isMirrored)
    let isWhole = paints.count < 2
    func area(_ rect: CGRect) -> Drawing.Area {
      var path = Paths.Path()
      path.appendRect(Rect(rect))
      return .fill(path, evenOdd: false)
    }
    func cut(_ rect: CGRect) -> CGRect { edge.map { rect.common(with: $0) } ?? rect }
    guard !cut(rect).isEmpty else { return [] }
    let parts = paints.map { part in
      Drawing.Step(
        .area(area(isWhole ? cut(part.rect) : part.rect.reachingOut(of: rect)), .image(part.paint)),
        isSmooth: isWhole)
    }
    guard !isWhole else { return parts }
    return [Drawing.Step(.group(count: parts.count), clips: [.area(area(cut(rect)))])] + parts
  }

  /// Returns the paints of the image in `rect`, each with the rectangle that it fills.
  ///
  /// The coordinates have y down. An image without pixels has no paints.
  ///
  /// - Parameters:
  ///   - tint: The colour in which the image's alpha is drawn, or `nil` for the image's own colours.
  ///   - isMirrored: Whether left and right are exchanged.
  private func paints(
    in rect: CGRect, sampling: Drawing.ImagePaint.Sampling, tint: CGColor?, isMirrored: Bool
  ) -> [(rect: CGRect, paint: Drawing.ImagePaint)] {
    guard let cgImage = cgImage ?? drawnPixels, cgImage.width > 0, cgImage.height > 0, !rect.isEmpty else {
      return []
    }
    let orientation = isMirrored ? imageOrientation.mirrored : imageOrientation
    var caps = values.isResizable ? capInsets : nil
    if isMirrored, let own = caps {
      caps = UIEdgeInsets(top: own.top, left: own.right, bottom: own.bottom, right: own.left)
    }
    let upright = orientation.uprightTransform(
      width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)
    ).concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let stored = upright.inverted()
    let arranged = ImageParts(
      of: size, caps: caps, middle: values.middleSize, isTiled: resizingMode == .tile, in: rect)
    return arranged.parts.map { part in
      let (source, target) = (part.source, part.target)
      let stretch = CGSize(
        width: part.repeatsAcross ? 1 : target.width / source.width,
        height: part.repeatsDown ? 1 : target.height / source.height)
      let place = CGAffineTransform(
        a: stretch.width, b: 0, c: 0, d: stretch.height, tx: target.minX - source.minX * stretch.width,
        ty: target.minY - source.minY * stretch.height)
      let paint = Drawing.ImagePaint(
        cgImage, source: source.applying(stored), transform: upright.concatenating(place).pathTransform,
        sampling: sampling, repeatsAcross: orientation.isSideways ? part.repeatsDown : part.repeatsAcross,
        repeatsDown: orientation.isSideways ? part.repeatsAcross : part.repeatsDown, tint: tint)
      return (target, paint)
    }
  }
}
