internal import Escaping

/// A result that passed: what it depended on, and its content.
package struct CacheRecord: Equatable, Sendable {
  package let inputs: [CacheInput]
  /// The texts by which the result is given again.
  package let content: [String]

  package init(inputs: [CacheInput], content: [String]) {
    (self.inputs, self.content) = (inputs, content)
  }

  /// The number of pixels per point, with the version of the system; nil for none.
  package var scale: String? { inputs.first { $0.kind == .scale }?.value.text }
}

/// The results of a spec in a file of the cache, the newest first.
package struct CacheEntry: Equatable, Sendable {
  package private(set) var records: [CacheRecord] = []
  /// Whether or not there is a file that cannot be used: damaged, or of another version.
  package private(set) var isDamaged = false
  /// The time since the file was written, in seconds.
  private(set) var age = 0.0

  /// The maximum number of results of a scale: a few, as branches and options alternate.
  static let recordLimit = 8
  /// The maximum size of a file, in bytes.
  static let sizeLimit = 1 << 20

  package init() {}

  /// Adds a result, in place of one with the same inputs, and of the oldest of its scale if there are too many.
  package mutating func add(_ record: CacheRecord) {
    records.removeAll { $0.inputs == record.inputs }
    records.insert(record, at: 0)
    let places = records.indices.filter { records[$0].scale == record.scale }
    if places.count > Self.recordLimit { records.remove(at: places[places.count - 1]) }
  }
}

// MARK: The file

extension CacheEntry {
  /// The first line of a file.
  private static let start = Array("plumb-cache 1\n".utf8)

  /// Creates the entry of a file's bytes: the first line, the digest of the rest, and the texts of all results.
  init(_ bytes: [UInt8], age: Double = 0) {
    self.age = age
    guard let records = Self.records(in: bytes) else {
      isDamaged = true
      return
    }
    self.records = records
  }

  /// The bytes of the file, with the oldest results left out if it is too large.
  var bytes: [UInt8] {
    var rest: [UInt8] = []
    for record in records {
      var list = TextList()
      list.append(record)
      if rest.count + list.bytes.count > Self.sizeLimit / 2 { break }
      rest += list.bytes
    }
    return Self.start + SHA256.text(of: rest).utf8 + rest
  }

  private static func records(in bytes: [UInt8]) -> [CacheRecord]? {
    let digestEnd = start.count + 64
    guard bytes.count >= digestEnd, bytes.starts(with: start) else { return nil }
    guard SHA256.text(of: bytes[digestEnd...]).utf8.elementsEqual(bytes[start.count..<digestEnd]) else {
      return nil
    }
    var list = TextList(bytes[digestEnd...])
    var records: [CacheRecord] = []
    while !list.isEmpty {
      guard let record = list.nextRecord() else { return nil }
      records.append(record)
    }
    return records
  }
}

extension TextList {
  fileprivate mutating func append(_ record: CacheRecord) {
    append("\(record.inputs.count)")
    for input in record.inputs {
      append(input.kind.rawValue)
      append(input.name.text.text)
      append(input.value.text)
    }
    append("\(record.content.count)")
    for text in record.content { append(text) }
  }

  fileprivate mutating func nextRecord() -> CacheRecord? {
    guard let inputCount = nextCount() else { return nil }
    var inputs: [CacheInput] = []
    for _ in 0..<inputCount {
      guard let kind = next().flatMap(CacheInput.Kind.init), let name = next(), let value = next() else {
        return nil
      }
      inputs.append(CacheInput(kind, name, value))
    }
    guard let contentCount = nextCount() else { return nil }
    var content: [String] = []
    for _ in 0..<contentCount {
      guard let text = next() else { return nil }
      content.append(text)
    }
    return CacheRecord(inputs: inputs, content: content)
  }
}
