internal import Foundation
internal import PNG
internal import Raster

/// The number of threads that draw and encode each of the pictures that are drawn at the same time.
///
/// It is one, or two for a large picture if there are two processors for each. In a suite, which has more pictures than
/// there are processors, each picture has one thread: different pictures need not wait for each other.
struct PictureThreads: Sendable {
  private let areTwo: Bool

  /// One thread for each picture.
  static let one = PictureThreads(areTwo: false)

  private init(areTwo: Bool) { self.areTwo = areTwo }

  /// Creates the number for pictures of which all may be drawn at the same time.
  ///
  /// - Parameters:
  ///   - count: The number of pictures.
  ///   - jobs: The number of processors that may be used, as the user says; nil for all.
  init(forPictures count: Int, jobs: Int? = nil) {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    self.init(areTwo: min(jobs ?? processors, processors) >= 2 * count)
  }

  /// Draws and encodes a picture, and returns its file with the time of each, which is that of both threads.
  func file(
    of list: DisplayList, scale: Int
  ) async throws(PNGError) -> (png: [UInt8], drawing: Duration, encoding: Duration) {
    if areTwo, list.width * list.height >= ParallelPNG.leastPixels {
      let picture = try await ParallelPNG(drawing: list, scale: Double(scale))
      return (picture.file, picture.drawingTime, picture.encodingTime)
    }
    var stopwatch = Stopwatch()
    var writer = TimedPNGWriter(
      try PNGWriter(width: list.width, height: list.height, scale: Double(scale)))
    try Rasterizer().render(list, into: &writer)
    let (png, time) = try writer.finish()
    return (png, stopwatch.lap() - time, time)
  }
}
