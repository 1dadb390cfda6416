import Raster
import Testing

@testable import ImageComparison

struct TriptychCaptionsTests {
  private func captions(_ actual: Bitmap, _ reference: Bitmap, hasIgnoredAreas: Bool = false)
    -> TriptychCaptions
  {
    let union = PictureUnion(actual, reference)
    let clusters = DifferenceClusters(of: actual, with: reference)
    return TriptychCaptions(
      union: union, clusters: clusters, crop: TriptychCrop(of: union, around: clusters.clusters.first?.focus),
      hasIgnoredAreas: hasIgnoredAreas)
  }

  @Test("The loupe says whether it shows the only cluster or the worst of several")
  func clusters() {
    let reference = Bitmap(width: 400, height: 300, filledWith: TestBitmaps.grey(255))
    var actual = reference
    let box = Difference.Box(x: 20, y: 30, width: 3, height: 2)
    actual[20, 30] = TestBitmaps.grey(0)
    #expect(
      captions(actual, reference).loupe(box)
        == [["reference 8×", "x 20–22, y 30–31"], ["actual 8×", "the only cluster"]])
    actual[350, 250] = TestBitmaps.grey(9)
    #expect(captions(actual, reference).loupe(box)[1] == ["actual 8×", "the worst of 2 clusters"])
  }

  @Test("The captions have the pixels that differ and the sizes, if those differ")
  func sizes() {
    let reference = Bitmap(width: 4, height: 3, filledWith: TestBitmaps.grey(255))
    #expect(captions(reference, reference).panels == [["reference 4×3"], ["no difference"], ["actual 4×3"]])
    let smaller = Bitmap(width: 3, height: 4, filledWith: TestBitmaps.grey(255))
    #expect(
      captions(smaller, reference).panels
        == [["reference 4×3"], ["difference in size", "sizes 4×3, 3×4"], ["actual 3×4"]])
    var dotted = smaller
    dotted[2, 0] = TestBitmaps.grey(0)
    #expect(
      captions(dotted, reference, hasIgnoredAreas: true).panels[1]
        == ["difference 1 px", "sizes 4×3, 3×4", "outside ignored areas"])
  }
}
