internal import FileAccess
internal import Foundation
internal import ViewSession

/// A spec or a preview that can be shown.
@MainActor
final class WatchSubject {
  /// The source of the views.
  enum Kind {
    case spec(SpecLocation)
    case preview(WatchPackage, name: String)
  }

  let id: Int
  let name: String
  let kind: Kind
  /// The files on which the picture depends, as they were named when they were read.
  var dependencies: Set<String> = []
  /// The time of a change that no picture shows yet; nil for none.
  var dirtySince: ContinuousClock.Instant?
  /// Whether or not its next look is the first one, of which nothing is told.
  var isNew = true
  var error: WatchState.Problem?
  var findings: Int?

  init(id: Int, name: String, kind: Kind) {
    (self.id, self.name, self.kind) = (id, name, kind)
    if case .spec(let location) = kind { dependencies = WatchPaths.all([location.path]) }
    dirtySince = .now
  }

  /// The entry in the state of the page.
  var entry: WatchState.Subject { WatchState.Subject(id: id, name: name, error: error, findings: findings) }
}

/// A picture of the shown subject, with what is still to be done for it.
@MainActor
final class WatchCell {
  let variant: SessionVariant
  var entry: WatchState.Cell
  /// The session of the picture, until its views and findings are known.
  var session: ViewSession?
  /// The session in the program of a package, until then.
  var remote: RemoteSession?
  /// The part that is still unknown of the picture; nil if all is known.
  var unknown: Unknown?

  /// The parts of what is found in a picture, in the order in which they are.
  enum Unknown { case views, findings }

  /// A session of a program, which no other program knows.
  struct RemoteSession {
    let process: SessionProcess
    let number: Int

    /// Returns a request for the session.
    func request(_ method: SessionRequest.Method) -> SessionRequest {
      var request = SessionRequest(method)
      request.session = number
      return request
    }
  }

  init(id: Int, _ variant: SessionVariant) {
    self.variant = variant
    entry = WatchState.Cell(id: id, label: variant.name, scale: variant.scale)
  }

  /// Shows that what is wrong; the last picture stays.
  func fail(_ problem: WatchState.Problem) {
    entry.error = problem
    release()
    unknown = nil
  }

  /// Releases the session, with its window and views.
  func release() {
    session?.close()
    session = nil
    if let remote, remote.process.isRunning {
      let close = remote.request(.close)
      Task { _ = try? await remote.process.send(close) }
    }
    remote = nil
  }
}

/// The paths under which changes of files are told.
enum WatchPaths {
  /// Returns the paths, also without parts that say nothing, as in `./card.json`, and those that links in them lead to.
  static func all(_ paths: Set<String>) -> Set<String> {
    paths.union(
      paths.flatMap { path -> [String] in
        let written = FilePath(path)
        let plain = (written.isAbsolute ? "/" : "") + written.components.joined(separator: "/")
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        // A path without links is watched as it is written.
        return target == URL(fileURLWithPath: path).standardizedFileURL.path ? [plain] : [plain, target]
      })
  }
}
