internal import LayoutCore
internal import ModelContextProtocol
internal import ViewLint
internal import ViewSession

/// A view that tools draw, examine and touch, in this process or in another one.
@MainActor
protocol ShownView: AnyObject {
  var name: String { get }
  /// The problems of the layout, a line each.
  var warnings: [String] { get }
  func picture(maxSide: Int) async throws -> ShownPicture
  func nodes() async throws -> [InspectedNode]
  /// Returns the problems of the layout of the given severity or above, of accessibility too if asked for.
  func findings(minimum: Severity, checksAccessibility: Bool) async throws -> [Finding]
  /// Returns the events of the first layout of a new view, a line each.
  func trace(isDetailed: Bool) async throws -> [String]
  func perform(_ action: UserAction) async throws
  func close() async
}

/// A picture of a view.
struct ShownPicture {
  let png: [UInt8]
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The number of pixels per point; a fraction in a picture that was reduced.
  let scale: Double
}

/// A view of this process.
@MainActor
final class LocalView: ShownView {
  private let session: ViewSession

  init(_ source: any SessionSource, as variant: SessionVariant) throws {
    session = try ViewSession(source, as: variant)
  }

  var name: String { session.source.name }
  var warnings: [String] { session.warnings }
  func picture(maxSide: Int) throws -> ShownPicture {
    let picture = try session.picture(maxSide: maxSide)
    return ShownPicture(
      png: picture.png, width: picture.width, height: picture.height, scale: picture.scale)
  }

  func nodes() -> [InspectedNode] { session.nodes() }
  func findings(minimum: Severity, checksAccessibility: Bool) throws -> [Finding] {
    try session.findings(minimum: minimum, checksAccessibility: checksAccessibility)
  }
  func trace(isDetailed: Bool) throws -> [String] { try session.trace(isDetailed: isDetailed) }
  func perform(_ action: UserAction) throws { try session.perform(action) }
  func close() { session.close() }
}
