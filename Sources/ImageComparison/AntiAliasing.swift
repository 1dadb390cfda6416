internal import Raster

/// A test for antialiased pixels, by pixelmatch's rule.
///
/// The rule is that of V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009). Such a pixel is on a
/// slope between a darker and a brighter neighbour, at most two of its neighbours have its brightness, and the darkest
/// or the brightest of them belongs to an area in both pictures: at least three of its own neighbours are equal to it.
/// The edge of a picture counts as one neighbour that is equal.
package struct AntiAliasing {
  let pair: PicturePair

  /// Creates the test for a pair of pictures.
  package init(pair: PicturePair) {
    self.pair = pair
  }

  /// Returns whether or not the pixel is antialiased in either picture.
  package func contains(_ x: Int, _ y: Int) -> Bool {
    isOnSlope(x, y, in: pair.actual) || isOnSlope(x, y, in: pair.reference)
  }

  private func isOnSlope(_ x: Int, _ y: Int, in picture: Bitmap) -> Bool {
    let around = Neighbourhood(x, y, in: picture)
    let (width, pixels) = (picture.width, picture.pixels.span)
    let index = y * width + x
    let pixel = pixels[index]
    var equals = around.isAtEdge ? 1 : 0
    // The difference of brightness from the neighbours. Column by column: of equally bright ones the first is kept.
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = darkest
    for column in around.columns {
      for row in around.rows where column != x || row != y {
        let neighbour = pixels[row * width + column]
        let difference =
          neighbour == pixel
          ? 0 : PerceptualDifference(of: pixel, and: neighbour, over: index).brightness
        if difference == 0 {
          equals += 1
          if equals > 2 { return false }
        } else if difference < brightest.difference {
          brightest = (difference, column, row)
        } else if difference > darkest.difference {
          darkest = (difference, column, row)
        }
      }
    }
    if darkest.difference == 0 || brightest.difference == 0 { return false }
    return isInArea(darkest.x, darkest.y) || isInArea(brightest.x, brightest.y)
  }

  private func isInArea(_ x: Int, _ y: Int) -> Bool {
    let around = Neighbourhood(x, y, in: pair.actual)
    return around.isOfOnePixel(x, y, in: pair.actual) && around.isOfOnePixel(x, y, in: pair.reference)
  }
}

/// A pixel with its neighbours inside the picture.
private struct Neighbourhood {
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
  let isAtEdge: Bool

  init(_ x: Int, _ y: Int, in picture: Bitmap) {
    columns = max(x - 1, 0)...min(x + 1, picture.width - 1)
    rows = max(y - 1, 0)...min(y + 1, picture.height - 1)
    isAtEdge = columns.count < 3 || rows.count < 3
  }

  /// Returns whether or not three or more neighbours, including the edge as one, equal the pixel in the middle.
  func isOfOnePixel(_ x: Int, _ y: Int, in picture: Bitmap) -> Bool {
    let (width, pixels) = (picture.width, picture.pixels.span)
    let pixel = pixels[y * width + x]
    var equals = isAtEdge ? 1 : 0
    for row in rows {
      for column in columns where (column != x || row != y) && pixels[row * width + column] == pixel {
        equals += 1
      }
    }
    return equals > 2
  }
}
