internal import FileAccess
internal import ImageComparison
internal import PNG
internal import Raster
internal import Synchronization
internal import ViewDifference

/// The work for a picture that is done apart from the main actor.
enum WatchDrawing {
  /// A drawn picture.
  struct Drawn: Sendable {
    var png: [UInt8]
    var width: Int
    var height: Int
  }

  /// Draws and encodes a picture.
  static func draw(
    _ list: DisplayList, scale: Int, limit: Int, threads: PictureThreads
  ) async throws -> Drawn {
    guard list.width * list.height <= limit else {
      throw WatchFailure(
        "the picture has \(list.width) × \(list.height) pixels, more than the limit of \(limit);"
          + " \(LimitOptions.Limit.pixels.advice)")
    }
    let file = try await threads.file(of: list, scale: scale)
    return Drawn(png: file.png, width: list.width, height: list.height)
  }

  /// Returns the difference of two pictures in lines; none if they are equal.
  static func difference(of picture: [UInt8], from other: [UInt8], limits: PNGLimits) async -> [String] {
    guard picture != other else { return [] }
    do {
      let reader = PNGReader(limits: limits)
      let comparison = Comparison(
        of: try reader.read(picture).bitmap, with: try reader.read(other).bitmap, tolerance: .exact)
      if case .identical = comparison { return [] }
      return comparison.summary
    } catch {
      return ["not compared: \(error)"]
    }
  }
}

/// The paths of all files that a piece of work reads, or misses.
final class WatchedReads: Sendable {
  private let paths = Mutex<Set<String>>([])

  var all: Set<String> { paths.withLock { $0 } }

  var observer: FileReads.Observer {
    { [self] path, _ in
      // Standard input and the like have no file.
      if path != "-" { paths.withLock { _ = $0.insert(path) } }
    }
  }

  func observe<Success>(_ body: () throws -> Success) throws -> Success {
    try FileReads.observe(by: observer, body)
  }
}
