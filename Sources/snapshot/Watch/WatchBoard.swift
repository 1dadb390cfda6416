internal import Foundation
internal import LoopbackServer
internal import Synchronization
internal import ViewSession

/// The state that the page sees, between the main actor, which writes it, and the thread of the server, which reads it.
final class WatchBoard: Sendable {
  /// The wishes of the page that are not carried out yet; later ones replace earlier ones.
  struct Wish: Codable, Sendable {
    var shown: Int?
    var follows: Bool?
    var choice: WatchChoice?
  }

  private struct Content {
    var state = Data()
    var version = 0
    var pictures: [Int: [UInt8]] = [:]
    var nodes: [Int: [UInt8]] = [:]
    var wish: Wish?
    /// The last number of a picture or of views.
    var lastNumber = 0
  }

  private let content = Mutex(Content())
  private let files: [String: HTTPResponse]
  /// A closure that is called when the page has a wish; it must not wait.
  let wishes: @Sendable () -> Void

  init(wishes: @escaping @Sendable () -> Void) {
    self.wishes = wishes
    files = WatchPageFiles.responses
  }

  // MARK: The side of the main actor

  /// Keeps the bytes of a picture, and returns its number.
  func add(picture bytes: [UInt8]) -> Int {
    content.withLock { content in
      content.lastNumber += 1
      content.pictures[content.lastNumber] = bytes
      return content.lastNumber
    }
  }

  /// Keeps views, and returns their number.
  func add(nodes: [InspectedNode]) -> Int? {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let bytes = try? encoder.encode(nodes) else { return nil }
    return content.withLock { content in
      content.lastNumber += 1
      content.nodes[content.lastNumber] = Array(bytes)
      return content.lastNumber
    }
  }

  func picture(_ number: Int) -> [UInt8]? { content.withLock { $0.pictures[number] } }

  /// Replaces the state, and forgets the pictures and views that it does not name.
  func publish(_ state: WatchState) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(state) else { return }
    let pictures = Set(
      state.cells.flatMap { [$0.picture, $0.before, $0.reference] }.compactMap { $0?.number })
    let nodes = Set(state.cells.compactMap(\.nodes))
    content.withLock { content in
      (content.state, content.version) = (data, state.version)
      content.pictures = content.pictures.filter { pictures.contains($0.key) }
      content.nodes = content.nodes.filter { nodes.contains($0.key) }
    }
  }

  /// Returns the wishes since the last call.
  func takeWish() -> Wish? {
    content.withLock { content in
      defer { content.wish = nil }
      return content.wish
    }
  }

  // MARK: The side of the server

  /// Returns the answer to a request of the page.
  func response(to request: HTTPRequest) -> HTTPResponse {
    if request.method == .post { return request.path == "/show" ? show(request.body) : .notFound }
    if let file = files[request.path] { return file }
    let parts = request.path.split(separator: "/")
    switch parts.first {
    case "state" where parts.count == 1:
      return HTTPResponse(type: "application/json", body: content.withLock { Array($0.state) })
    case "events" where parts.count == 1:
      return .events(beginningWith: "\(content.withLock { $0.version })")
    case "picture" where parts.count == 2:
      guard let number = Int(parts[1]), let bytes = picture(number) else { return .notFound }
      return HTTPResponse(type: "image/png", body: bytes)
    case "nodes" where parts.count == 2:
      guard let number = Int(parts[1]), let bytes = content.withLock({ $0.nodes[number] }) else {
        return .notFound
      }
      return HTTPResponse(type: "application/json", body: bytes)
    default:
      return .notFound
    }
  }

  /// Takes a wish of the page.
  private func show(_ body: [UInt8]) -> HTTPResponse {
    guard let wish = try? JSONDecoder().decode(Wish.self, from: Data(body)) else {
      return HTTPResponse(.badRequest, "the wish is not JSON with shown, follows and choice")
    }
    if let problem = wish.choice?.problem { return HTTPResponse(.badRequest, problem) }
    content.withLock { content in
      var all = content.wish ?? Wish()
      all.shown = wish.shown ?? all.shown
      all.follows = wish.follows ?? all.follows
      all.choice = wish.choice ?? all.choice
      content.wish = all
    }
    wishes()
    return HTTPResponse(.noContent, type: "text/plain", body: [])
  }
}

extension HTTPResponse {
  fileprivate static var notFound: HTTPResponse { HTTPResponse(.notFound, "there is no such page") }
}
