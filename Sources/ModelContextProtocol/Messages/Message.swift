import Escaping

/// The identifier of a request: a string or a whole number.
enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(ExactText)

  init?(_ json: JSON?) {
    switch json {
    case .string(let text)?: self = .text(ExactText(text))
    case let json?:
      guard let number = json.wholeNumber else { return nil }
      self = .number(number)
    case nil: return nil
    }
  }

  var json: JSON {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text.text)
    }
  }
}

/// A message of the other side.
enum Message: Sendable {
  case request(Request)
  case notification(method: String, parameters: JSON)
  /// A response to a request of this side; nil for an error.
  case response(RequestID, result: JSON?)
  /// A message that is neither, with the identifier to answer to, if there is one.
  case invalid(RequestID?, ProtocolError)

  /// A request with its parameters, which are an object.
  struct Request: Sendable {
    let id: RequestID
    let method: String
    let parameters: JSON
  }

  init(_ json: JSON) {
    guard case .object = json else {
      self = .invalid(nil, .invalidRequest("a message is an object, not \(json.kind)"))
      return
    }
    let id = RequestID(json["id"])
    guard json["jsonrpc"]?.text == "2.0" else {
      self = .invalid(id, .invalidRequest("\"jsonrpc\" must be \"2.0\""))
      return
    }
    if json["id"] != nil, id == nil, json["method"] != nil {
      self = .invalid(nil, .invalidRequest("\"id\" must be a string or a whole number"))
      return
    }
    guard let word = json["method"] else {
      if let id, json["result"] != nil || json["error"] != nil {
        self = .response(id, result: json["result"])
      } else if json["error"] != nil {
        // An error of a message that could not be read; there is nothing to answer.
        self = .notification(method: "", parameters: [:])
      } else {
        self = .invalid(id, .invalidRequest("\"method\" is missing"))
      }
      return
    }
    guard let method = word.text else {
      self = .invalid(id, .invalidRequest("\"method\" must be a string, not \(word.kind)"))
      return
    }
    let parameters = json["params"] ?? [:]
    guard case .object = parameters else {
      self = .invalid(id, .invalidParameters("\"params\" must be an object, not \(parameters.kind)"))
      return
    }
    if let id {
      self = .request(Request(id: id, method: method, parameters: parameters))
    } else {
      self = .notification(method: method, parameters: parameters)
    }
  }
}
