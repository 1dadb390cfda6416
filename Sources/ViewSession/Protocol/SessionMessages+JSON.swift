internal import Escaping
internal import Foundation

extension SessionRequest {
  /// A line that is no request.
  struct Failure: Error {
    /// The number of the request, if that can be read, or 0.
    var id: Int
    var line: String
  }

  /// Returns the request of a line of JSON, or else what is wrong with it.
  static func decoded(from bytes: [UInt8]) -> Result<SessionRequest, Failure> {
    let (data, decoder) = (Data(bytes), SessionReply.decoder)
    do {
      return .success(try decoder.decode(SessionRequest.self, from: data))
    } catch {
      let parts = try? decoder.decode(Parts.self, from: data)
      let id = parts?.id ?? 0
      if let name = parts?.method, Method(rawValue: name) == nil {
        let methods = Method.allCases.map(\.rawValue)
        let end =
          nearestName(to: name, among: methods).map { "did you mean \"\($0)\"?" }
          ?? "the methods are \(methods.joined(separator: ", "))"
        return .failure(Failure(id: id, line: "unknown method \(name.inQuotes); \(end)"))
      }
      return .failure(Failure(id: id, line: Self.line(of: error)))
    }
  }

  /// The line of a request.
  var encoded: [UInt8] {
    get throws { Array(try SessionReply.encoder.encode(self)) }
  }

  /// The parts of a request by which a wrong one is answered.
  private struct Parts: Decodable {
    var id: Int?
    var method: String?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try? values.decodeIfPresent(Int.self, forKey: .id)
      method = try? values.decodeIfPresent(String.self, forKey: .method)
    }

    private enum CodingKeys: String, CodingKey { case id, method }
  }

  private static func line(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "the request is no JSON" }
    func path(_ context: DecodingError.Context) -> String {
      let names = context.codingPath.prefix(8).map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
      return names.isEmpty ? "the request" : names.joined(separator: ".").inQuotes
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(path(context)) has no \(key.stringValue.inQuotes)"
    case .typeMismatch(_, let context): return "\(path(context)) has a value of another kind"
    case .valueNotFound(_, let context): return "\(path(context)) is null"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "the request is no JSON of one line" : "\(path(context)) has no such value"
    @unknown default: return "the request is no JSON"
    }
  }
}

extension SessionReply {
  /// Creates the reply to a request that failed.
  init(id: Int, error: String) {
    self.init(id: id)
    self.error = error
  }

  /// The line of the reply; an error in place of one that is too long.
  var encoded: [UInt8] {
    guard let data = try? Self.encoder.encode(self), data.count <= SessionChannel.replyLimit else {
      let error = "the reply is longer than \(SessionChannel.replyLimit >> 20) MiB"
      return (try? Self.encoder.encode(SessionReply(id: id, error: error))).map { Array($0) } ?? []
    }
    return Array(data)
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
