internal import FileAccess
internal import Foundation
internal import ModelContextProtocol
internal import ViewLint
internal import ViewSession

/// A preview that a program of its package shows.
@MainActor
final class PreviewView: ShownView {
  let name: String
  private(set) var warnings: [String]
  private let process: SessionProcess
  private let session: Int?
  /// The width in points.
  private let points: Int

  init(_ name: String, as variant: SessionVariant, in process: SessionProcess) async throws {
    var request = SessionRequest(.open)
    (request.source, request.variant) = (name, variant)
    let reply = try await process.answer(request)
    (self.name, self.process, session) = (name, process, reply.session)
    (warnings, points) = (reply.lines ?? [], max(reply.width ?? 1, 1))
  }

  /// Returns the reply to a request of the session.
  private func answer(
    _ method: SessionRequest.Method, _ change: (inout SessionRequest) -> Void = { _ in }
  ) async throws -> SessionReply {
    var request = SessionRequest(method)
    request.session = session
    change(&request)
    return try await process.answer(request)
  }

  /// The largest file of a picture.
  private static let pictureLimit = 64 << 20

  func picture(maxSide: Int) async throws -> ShownPicture {
    let path = NSTemporaryDirectory() + "plumb-mcp-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let reply = try await answer(.draw) { ($0.path, $0.maxSide) = (path, maxSide) }
    let bytes = try RegularFile.read(path, limit: Self.pictureLimit)
    let width = reply.width ?? 0
    return ShownPicture(
      png: bytes, width: width, height: reply.height ?? 0, scale: Double(width) / Double(points))
  }

  func nodes() async throws -> [InspectedNode] { try await answer(.nodes).nodes ?? [] }
  func findings(minimum: Severity, checksAccessibility: Bool) async throws -> [Finding] {
    try await answer(.lint) { ($0.minimum, $0.accessibility) = (minimum, checksAccessibility) }.findings ?? []
  }
  func trace(isDetailed: Bool) async throws -> [String] {
    try await answer(.trace) { $0.details = isDetailed }.lines ?? []
  }
  func perform(_ action: UserAction) async throws { _ = try await answer(.perform) { $0.action = action } }
  func close() async { _ = try? await answer(.close) }
}
