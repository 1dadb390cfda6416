package import DiagnosticCore
import Synchronization

extension KeyValueCoding {
  /// The errors of a piece of work, in the order in which they were found.
  private final class CaughtErrors: Sendable {
    let list = Mutex<[MessageError]>([])
  }

  @TaskLocal private static var caught: CaughtErrors?

  /// Does work, and returns its errors in place of reporting them, so that the caller can say where they are.
  package static func errors(of work: () -> Void) -> [MessageError] {
    let errors = CaughtErrors()
    $caught.withValue(errors, operation: work)
    return errors.list.withLock { $0 }
  }

  /// Reports an error, or keeps it for the caller of `errors(of:)`.
  static func report(_ error: MessageError, once: Bool = false) {
    if let caught {
      caught.list.withLock { $0.append(error) }
    } else if once {
      LayoutDiagnostics.reportOnce(.message(error))
    } else {
      LayoutDiagnostics.report(.message(error))
    }
  }
}
