internal import Escaping
public import Foundation

extension Diffing where Value == String {
  /// The comparison of text, line by line and scalar by scalar: texts that only look the same differ, as their files
  /// do.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(data: data, encoding: .utf8) else {
          throw SnapshotError("the reference is not UTF-8")
        }
        return text
      },
      diff: { reference, actual in
        // Lines may have the ends of Windows, if git is configured so.
        let old = reference.withLineFeeds
        guard !old.isExactly(actual) else { return nil }
        let patch = LineDifference(from: old, to: actual).patch
        return (
          patch, [SnapshotAttachment(name: "difference", pathExtension: "patch", data: Data(patch.utf8))]
        )
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The strategy of text.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// The strategy of the description of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// The strategy of the parts of a value, as the standard library dumps them.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The strategy of a value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Returns the strategy of a value as JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.asyncPullback { value in
      let result = Result { String(decoding: try encoder.encode(value), as: UTF8.self) }
      return .results { $0(result) }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Diffing where Value == Data {
  /// The comparison of bytes.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { reference, actual in
        guard reference != actual else { return nil }
        let isAsLong = reference.count == actual.count
        let message =
          isAsLong ? "other bytes than before" : "\(actual.count) bytes instead of \(reference.count)"
        return (message, [])
      })
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The strategy of bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension String {
  /// The text with a line feed for each line end of Windows.
  fileprivate var withLineFeeds: String {
    let lines = split(at: "\n")
    return lines.enumerated().map { place, line in
      let isEnded = place < lines.count - 1 && line.endsExactly(with: "\r")
      return isEnded ? String(line.unicodeScalars.dropLast()) : String(line)
    }.joined(separator: "\n")
  }
}
