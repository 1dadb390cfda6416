internal import ViewSpec

/// An error with its place, as far as it has one.
struct WatchFailure: Error, Equatable {
  var file: String?
  var line: Int?
  var column: Int?
  var message: String

  init(_ error: any Error, file: String) {
    self.file = file
    if let error = error as? SpecError {
      (line, column) = (error.line, error.column)
      message = ([error.path, error.message].compactMap { $0 }).joined(separator: ": ")
      if let suggestion = error.suggestion { message += "; \(suggestion)" }
      self.file = error.file
    } else {
      message = "\(error)"
    }
  }

  /// The failure in a line.
  var text: String {
    let place = [file, line.map { "\($0)" }, column.map { "\($0)" }].compactMap { $0 }.joined(separator: ":")
    return place.isEmpty ? message : message.hasPrefix(place) ? message : "\(place): \(message)"
  }
}

extension WatchFailure {
  /// Creates a failure without a place.
  init(_ message: String) { self.message = message }
}
