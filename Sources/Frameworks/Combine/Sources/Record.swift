/// A publisher of values and an end that were written down.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and an end.
  public struct Recording {
    /// The type of what is written down.
    public typealias Input = Output
    /// The values.
    public private(set) var output: [Output]
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isOpen = true

    /// Creates a recording without values.
    public init() { (output, completion) = ([], .finished) }

    /// Creates a recording with values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Adds a value.
    public mutating func receive(_ input: Input) {
      precondition(isOpen, "A recording has no values after its end.")
      output.append(input)
    }

    /// Sets the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(isOpen, "A recording has one end.")
      isOpen = false
      self.completion = completion
    }
  }

  /// The values and the end.
  public let recording: Recording

  /// Creates the publisher of what a closure writes down.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates the publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates the publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    Playback.start(
      recording.output.makeIterator(), then: recording.completion, to: subscriber, name: "Record")
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey { case output, completion }

  /// Creates a recording from a decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the recording.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey { case recording }
}
