internal import FileAccess
internal import ViewLint

extension WatchBuild {
  /// The number of messages whose lines of code are read: as many as the page shows.
  private static let excerptLimit = 50

  /// Builds the previews of a package.
  static func make(_ folder: String) async -> WatchBuild {
    var result = WatchBuild()
    do throws(PreviewBuildError) {
      let build = try await PreviewBuild.build(folder)
      (result.executable, result.environment, result.seconds) = (
        build.executable, build.environment, build.seconds
      )
      result.messages = build.messages.enumerated().map { place, message in
        WatchState.Problem(message, hasExcerpt: place < excerptLimit)
      }
    } catch {
      result.error = error.description
    }
    return result
  }
}

extension WatchState.Problem {
  /// Creates the problem of a message of the compiler, on request with the lines around its place.
  fileprivate init(_ message: CompilerMessage, hasExcerpt: Bool) {
    (file, line, column) = (message.place?.file, message.place?.line, message.place?.column)
    (self.message, severity) = (message.text, message.severity.rawValue)
    if hasExcerpt, let file, let line, let text = try? RegularFile.read(file, limit: 1 << 24) {
      excerpt = Self.excerpt(of: text, around: line)
    }
  }
}
