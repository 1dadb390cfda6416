public import Foundation

/// A search for places by words.
///
/// Differs from MapKit: each search ends with an error.
open class MKLocalSearch: NSObject {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates kinds of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Shops and sights.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains and rivers.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The question of a search.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a question.
    public override init() {
      super.init()
    }

    /// Creates the question of words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates the question of a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// The answer of a search.
  open class Response: NSObject {
    /// The places.
    public let mapItems: [MKMapItem]
    /// The region around them.
    public let boundingRegion: MKCoordinateRegion

    /// Creates an answer, by which a test calls a handler.
    ///
    /// Differs from MapKit, where only a search creates one.
    public init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion = MKCoordinateRegion()) {
      (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
    }
  }

  /// A function that is called with the answer.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  private let request: Request

  /// Creates a search.
  public init(request: Request) {
    self.request = request
  }

  /// Whether or not the search goes on: no.
  open var isSearching: Bool { false }

  /// Calls the handler with an error.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.placemarkNotFound))
  }

  /// Throws an error.
  open func start() async throws -> Response { throw MKError(.placemarkNotFound) }

  /// Does nothing, since no search goes on.
  open func cancel() {}
}

/// Words that complete those of the user.
open class MKLocalSearchCompletion: NSObject {
  /// The title.
  public let title: String
  /// The second line.
  public let subtitle: String
  /// The parts of the title that the user wrote.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The parts of the second line that the user wrote.
  open var subtitleHighlightRanges: [NSValue] { [] }

  /// Creates words, by which a test calls a delegate.
  ///
  /// Differs from MapKit, where only a search creates them.
  public init(title: String, subtitle: String) {
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// A type that is told of words that complete those of the user.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Tells the delegate of words.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Tells the delegate of an error.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A search for words that complete those of the user.
///
/// Differs from MapKit: it finds none.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates kinds of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Shops and sights.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to search for.
    public static let query = ResultType(rawValue: 4)
    /// Mountains and rivers.
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  /// The words of the user.
  open var queryFragment = ""
  /// The part of the earth.
  open var region = MKCoordinateRegion()
  /// The kinds of results.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The kinds of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The object that is told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The words: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether or not the search goes on: no.
  open var isSearching: Bool { false }

  /// Does nothing, since no search goes on.
  open func cancel() {}
}
