import Foundation

/// The messages between an editor and a language server, in which places are those of original or of rewritten texts.
///
/// Messages are values as `JSONSerialization` has them.
package struct EditorMessages {
  /// The files that are open, by URI.
  private var files: [String: EditedFile] = [:]
  /// The method and the file of each request without a response, by its identifier.
  private var requests: [String: (method: String, uri: String?)] = [:]

  /// Creates the messages of an editor without open files.
  package init() {}

  /// Returns the message for the server that an editor's message becomes.
  package mutating func toServer(_ message: [String: Any]) -> [String: Any] {
    guard let method = message["method"] as? String else { return message }
    var parameters = message["params"] as? [String: Any] ?? [:]
    var document = parameters["textDocument"] as? [String: Any] ?? [:]
    let uri = document["uri"] as? String
    if let id = message["id"] { requests["\(id)"] = (method, uri) }
    guard let uri else { return message }
    switch method {
    case "textDocument/didOpen":
      guard let path = Self.path(uri), let text = document["text"] as? String else { return message }
      let file = EditedFile(path: path, text: text)
      files[uri] = file
      document["text"] = file.rewritten
      parameters["textDocument"] = document
    case "textDocument/didChange":
      guard var file = files[uri] else { return message }
      file.apply((parameters["contentChanges"] as? [[String: Any]] ?? []).map(Self.change))
      files[uri] = file
      parameters["contentChanges"] = [["text": file.rewritten]]
    case "textDocument/didClose":
      files[uri] = nil
      return message
    default:
      guard files[uri] != nil else { return message }
      return mapped(message, uri: uri, isToServer: true) as? [String: Any] ?? message
    }
    var message = message
    message["params"] = parameters
    return message
  }

  /// Returns the message for the editor that a server's message becomes.
  package mutating func toEditor(_ message: [String: Any]) -> [String: Any] {
    let request =
      message["method"] == nil ? message["id"].flatMap { requests.removeValue(forKey: "\($0)") } : nil
    guard !files.isEmpty else { return message }
    var message = mapped(message, uri: request?.uri, isToServer: false) as? [String: Any] ?? message
    if let request, let uri = request.uri, let file = files[uri],
      request.method.hasPrefix("textDocument/semanticTokens"),
      var result = message["result"] as? [String: Any],
      let data = result["data"] as? [Int]
    {
      result["data"] = Self.tokens(data, file.map)
      message["result"] = result
    }
    return message
  }

  /// Returns a value with all its places mapped, or nil for an edit of text that is not in the original.
  private func mapped(_ value: Any, uri: String?, isToServer: Bool) -> Any? {
    if let values = value as? [Any] {
      return values.compactMap { mapped($0, uri: uri, isToServer: isToServer) }
    }
    guard let value = value as? [String: Any] else { return value }
    let document = value["textDocument"] as? [String: Any]
    let named = value["uri"] ?? value["targetUri"] ?? document?["uri"]
    let uri = named as? String ?? uri
    let map = uri.flatMap { files[$0]?.map }
    if let line = value["line"] as? Int, let column = value["character"] as? Int {
      guard let map else { return value }
      var value = value
      value["character"] =
        isToServer ? map.rewritten(line: line, column: column) : map.original(line: line, column: column)
      return value
    }
    if !isToServer, let map, Self.isOnlyRewritten(value, map) { return nil }
    var result: [String: Any] = [:]
    for (key, part) in value {
      if key == "changes", let edits = part as? [String: Any] {
        var changes: [String: Any] = [:]
        for (uri, edits) in edits { changes[uri] = mapped(edits, uri: uri, isToServer: isToServer) }
        result[key] = changes
      } else {
        result[key] = mapped(part, uri: uri, isToServer: isToServer)
      }
    }
    return result
  }

  /// Returns whether a value is an edit of a line that was rewritten, or a diagnostic in a line that was added.
  private static func isOnlyRewritten(_ value: [String: Any], _ map: PositionMap) -> Bool {
    let ranges = ["range", "insert", "replace"].compactMap { value[$0] as? [String: Any] }
    let lines = ranges.compactMap { range -> ClosedRange<Int>? in
      let (start, end) = (range["start"] as? [String: Any], range["end"] as? [String: Any])
      guard let first = start?["line"] as? Int, let last = end?["line"] as? Int, first <= last else {
        return nil
      }
      return first...last
    }
    if value["newText"] is String { return lines.contains { $0.contains { map.isChanged(line: $0) } } }
    if value["message"] is String { return lines.contains { map.isAdded(line: $0.lowerBound) } }
    return false
  }

  /// Returns the tokens of the lines that are the same in both texts.
  ///
  /// Each token has five numbers: lines after the one before, columns after it in the same line, length, type, modifiers.
  private static func tokens(_ data: [Int], _ map: PositionMap) -> [Int] {
    var result: [Int] = []
    var (line, column) = (0, 0)
    var (lastLine, lastColumn) = (0, 0)
    for start in stride(from: 0, to: data.count - data.count % 5, by: 5) {
      column = data[start] == 0 ? column + data[start + 1] : data[start + 1]
      line += data[start]
      guard !map.isChanged(line: line) else { continue }
      result +=
        [line - lastLine, line == lastLine ? column - lastColumn : column] + data[start + 2..<start + 5]
      (lastLine, lastColumn) = (line, column)
    }
    return result
  }

  private static func change(_ value: [String: Any]) -> EditedFile.Change {
    func place(_ value: Any?) -> (line: Int, column: Int)? {
      guard let value = value as? [String: Any], let line = value["line"] as? Int else { return nil }
      return (value["character"] as? Int).map { (line, $0) }
    }
    let text = value["text"] as? String ?? ""
    guard let range = value["range"] as? [String: Any], let start = place(range["start"]),
      let end = place(range["end"])
    else { return EditedFile.Change(range: nil, text: text) }
    return EditedFile.Change(range: (start, end), text: text)
  }

  /// Returns the path of a Swift file's URI.
  private static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL, url.pathExtension == "swift" else { return nil }
    return url.path
  }
}
