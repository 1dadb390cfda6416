import DiagnosticCore
import Foundation

/// The description of a set or a group of a catalog, `Contents.json`.
struct AssetContents {
  /// The name of the file in each folder.
  static let fileName = "Contents.json"

  /// The path of the file.
  let path: String
  /// The values of the file.
  let values: [String: Any]

  /// Reads the description in a folder; `nil` if there is none or it is damaged, which is reported.
  init?(in folder: String) {
    path = folder + "/" + Self.fileName
    guard let data = FileManager.default.contents(atPath: path) else {
      Self.report(path, "", "there is no such file, though a catalog has one for each set")
      return nil
    }
    do {
      values = try Self.dictionary(data)
    } catch {
      Self.report(path, error.place, error.problem)
      return nil
    }
  }

  /// The problem of a text that is no JSON.
  struct Problem: Error {
    let place: String
    let problem: String
  }

  /// Returns the values of an object in JSON.
  static func dictionary(_ data: Data) throws(Problem) -> [String: Any] {
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw Problem(describing: error, in: data)
    }
    guard let values = value as? [String: Any] else {
      throw Problem(place: "", problem: "the JSON is no object, though \"{\" begins it in Xcode's files")
    }
    return values
  }

  /// Returns whether a folder of a catalog gives the names in it a namespace.
  static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/" + fileName),
      let properties = (try? dictionary(data))?["properties"] as? [String: Any]
    else { return false }
    return (properties["provides-namespace"] as? NSNumber)?.boolValue ?? false
  }

  /// Returns the objects of a list, such as `images`; a list that is missing or damaged is reported.
  func entries(_ key: String) -> [[String: Any]] {
    guard let list = values[key] as? [Any] else {
      report(key, values[key] == nil ? "there is no list of that name" : "it is no list")
      return []
    }
    return list.enumerated().compactMap { index, entry in
      if let entry = entry as? [String: Any] { return entry }
      report("\(key)[\(index)]", "it is no object")
      return nil
    }
  }

  /// The properties of the set.
  var properties: [String: Any] { values["properties"] as? [String: Any] ?? [:] }

  /// Reports a problem at a place in the file.
  func report(_ place: String, _ problem: String) {
    Self.report(path, place, problem)
  }

  private static func report(_ path: String, _ place: String, _ problem: String) {
    LayoutDiagnostics.reportOnce(.asset(.damaged(file: path, place: place, problem: problem)))
  }
}

extension AssetContents.Problem {
  /// Creates the problem of an error that reading JSON throws.
  fileprivate init(describing error: any Error, in data: Data) {
    let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
    let start = text.range(of: " around character ")
    let offset = start.flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
    // An error without a place is at the end.
    let before = data.prefix(offset ?? data.count)
    let line = before.split(separator: 10, omittingEmptySubsequences: false)
    let column = String(decoding: line.last ?? Data(), as: UTF8.self).unicodeScalars.count + 1
    let sentence = start.map { String(text[..<$0.lowerBound]) } ?? text
    self.init(place: "line \(max(line.count, 1)), column \(column)", problem: Self.sentence(sentence))
  }

  /// Returns a text as the end of a sentence, on one line.
  private static func sentence(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(200)
    let trimmed = line.hasSuffix(".") ? line.dropLast() : line
    return "it is no JSON: " + trimmed.prefix(1).lowercased() + trimmed.dropFirst()
  }
}
