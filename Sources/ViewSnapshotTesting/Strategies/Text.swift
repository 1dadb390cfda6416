internal import Escaping
public import Foundation

extension Diffing where Value == String {
  /// Text, compared line by line, each scalar by scalar: texts that only look the same differ, as their files do.
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
        // Lines may end as Windows has them where git was told so.
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
  /// Text as it is.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// What a value describes itself as.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// What the parts of a value are, in the standard library's words.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON, its keys in order.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON of an encoder's making.
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
  /// Bytes.
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
  /// Bytes as they are.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension String {
  /// The text with a line feed for each end of a line as Windows has it.
  fileprivate var withLineFeeds: String {
    let lines = split(at: "\n")
    return lines.enumerated().map { place, line in
      let isEnded = place < lines.count - 1 && line.endsExactly(with: "\r")
      return isEnded ? String(line.unicodeScalars.dropLast()) : String(line)
    }.joined(separator: "\n")
  }
}
