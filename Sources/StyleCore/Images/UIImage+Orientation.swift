import Foundation
package import GraphicsCore

extension UIImage.Orientation {
  /// Returns the map from the stored pixels of an image, `width` × `height`, to those of the upright image, both y
  /// down.
  ///
  /// The eight orientations are those of EXIF: 1, 3, 8, 6, 2, 4, 5, 7.
  func uprightTransform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }

  /// The orientation of the same image, mirrored from left to right.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}

extension CGImage {
  /// Returns the image with its pixels rearranged as an orientation shows them.
  package func upright(_ orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    let isSideways = orientation.isSideways
    let (columns, rows) = isSideways ? (height, width) : (width, height)
    let back = orientation.uprightTransform(width: CGFloat(width), height: CGFloat(height)).inverted()
    var turned: [UInt8] = []
    turned.reserveCapacity(pixels.count)
    for y in 0..<rows {
      for x in 0..<columns {
        let centre = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
        let start = (Int(centre.y) * width + Int(centre.x)) * 4
        turned += pixels[start..<start + 4]
      }
    }
    return CGImage(like: self, width: columns, height: rows, pixels: turned)
  }
}
