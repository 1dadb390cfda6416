/// The observation of the files that a piece of work reads.
///
/// All reads of this module are reported, so that none can be forgotten: those of a file's bytes with the bytes, others
/// only as opened.
package enum FileReads {
  /// A read, or a question about a file.
  package enum Event: Sendable {
    /// An opened file or folder, whose content is not known unless ``bytes(_:)`` follows.
    case opened
    /// All bytes of a file, as they were read.
    case bytes([UInt8])
    /// A file that does not exist.
    case missing
    /// A file that exists, but could not be opened.
    case failed
    /// The kind of what is at the path, without its content; nil for nothing.
    case kind(FileKind?)
    /// The naming of a file by an absolute path, in the file that names it.
    case absolute
  }

  /// A closure that receives events with the paths of their files.
  package typealias Observer = @Sendable (_ path: String, _ event: Event) -> Void

  @TaskLocal private static var observer: Observer?

  /// Reports an event of a file, for readers that do not read all of a file at once.
  package static func note(_ path: String, _ event: @autoclosure () -> Event) {
    guard let observer else { return }
    observer(path, event())
  }

  /// Runs `body`, whose reads `observer` receives.
  package static func observe<Success, Failure: Error>(
    by observer: @escaping Observer, _ body: () throws(Failure) -> Success
  ) throws(Failure) -> Success {
    let result = $observer.withValue(observer) { Result(catching: body) }
    return try result.get()
  }

  /// Runs `body`, whose reads `observer` receives, also those of functions that it awaits.
  package static func observeTask<Success>(
    by observer: @escaping Observer, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Success
  ) async rethrows -> Success {
    try await $observer.withValue(observer, operation: body)
  }
}
