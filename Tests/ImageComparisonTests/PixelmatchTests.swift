import ImageComparison
import Raster
import Testing

struct PixelmatchTests {
  /// The counts of pixelmatch with thresholds of 0.05, 0.1 and 0.2, first with `includeAA`, then without.
  ///
  /// The counts of opaque pictures are those of its port to Python, 0.4.0. The port blends translucent pixels over
  /// white, so their counts were not made by pixelmatch itself: a transcript of the formulas of 7.2 in JavaScript,
  /// with the checkerboard, counted the pixels as files hold them, and counts the opaque ones as the port does.
  private static let counts: [PixelmatchPictures: [(all: Int, plain: Int)]] = [
    .noise: [(1150, 1150), (771, 771), (24, 24)],
    .slopes: [(30, 0), (30, 0), (30, 0)],
    .lines: [(90, 90), (90, 90), (90, 90)],
    .discs: [(100, 8), (92, 8), (76, 8)],
    .blocks: [(75, 3), (72, 3), (45, 3)],
    .greys: [(132, 122), (132, 122), (132, 122)],
    .translucent: [(369, 356), (346, 333), (248, 241)],
  ]

  @Test("As many pixels differ as pixelmatch counts", arguments: PixelmatchPictures.allCases)
  func counts(pictures: PixelmatchPictures) throws {
    let (actual, reference) = pictures.pair
    for (threshold, counts) in zip([0.05, 0.1, 0.2], try #require(Self.counts[pictures])) {
      for includesAntiAliasing in [true, false] {
        let tolerance = try Tolerance.perceptual(
          threshold: threshold, includesAntiAliasing: includesAntiAliasing)
        let forgiveness: Forgiveness?
        switch Comparison(of: actual, with: reference, tolerance: tolerance) {
        case .similar(let difference), .different(let difference): forgiveness = difference.forgiveness
        case .identical, .differentSize: forgiveness = nil
        }
        let expected = includesAntiAliasing ? counts.all : counts.plain
        #expect(forgiveness?.counting == expected, "threshold \(threshold), \(includesAntiAliasing)")
        if !includesAntiAliasing { #expect(forgiveness?.antiAliasing == counts.all - counts.plain) }
      }
    }
  }
}
