import Raster
import Testing

@testable import ViewSnapshotTesting

@Suite struct PictureDifferenceTests {
  private let white = Bitmap(
    width: 500, height: 400, filledWith: Pixel(red: 255, green: 255, blue: 255, alpha: 255))

  private func difference(of actual: Bitmap, scale: Double) -> PictureDifference? {
    PictureDifference(
      of: LaidOutPicture(bitmap: actual), from: LaidOutPicture(bitmap: white), scale: scale,
      AllowedDifference())
  }

  @Test func `a failure is shown alone, with its reference, by what differs and side by side`() throws {
    let black = Bitmap(width: 500, height: 400, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    let (message, attachments) = try #require(
      difference(of: black, scale: 1)?.report)
    #expect(message.hasPrefix("200000 of 200000 pixels differ"))
    #expect(attachments.map(\.name) == ["reference", "failure", "difference", "comparison"])
    #expect(attachments.allSatisfy { $0.pathExtension == "png" })
    let pictures = try attachments.map { try Diffing<Bitmap>.image().fromData($0.data) }
    #expect(pictures[0] == white && pictures[1] == black)
    // Three pictures with frames of 1 pixel, 12 pixels around each.
    #expect(pictures[3].width == 3 * 502 + 4 * 12)
  }

  @Test(arguments: [(0.5, 1), (1.4, 1), (1.5, 2), (2, 2), (3, 3), (8, 3)])
  func `what is around the pictures has their scale`(scale: Double, points: Int) throws {
    let dot = Bitmap(width: 500, height: 400)
    let attachments = try #require(difference(of: dot, scale: scale)?.report.1)
    let comparison = try #require(attachments.first { $0.name == "comparison" })
    #expect(
      try Diffing<Bitmap>.image().fromData(comparison.data).width == 3 * 500 + (3 * 2 + 4 * 12) * points)
  }

  @Test func `pictures that are the same have nothing to report`() {
    #expect(difference(of: white, scale: 2) == nil)
  }
}
