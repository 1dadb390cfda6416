public import Foundation
import LayoutCore

/// The description of a job of printing.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying {
  /// The kind of what is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// Photographs.
    case photo = 1
    /// Text and pictures in black and white.
    case grayscale = 2
    /// Photographs in black and white.
    case photoGrayscale = 3
  }

  /// The orientation of the paper.
  public enum Orientation: Int, Sendable {
    /// The paper is higher than wide.
    case portrait = 0
    /// The paper is wider than high.
    case landscape = 1
  }

  /// The sides of the paper that are printed.
  public enum Duplex: Int, Sendable {
    /// One side.
    case none = 0
    /// Both sides, which are turned at the long edge.
    case longEdge = 1
    /// Both sides, which are turned at the short edge.
    case shortEdge = 2
  }

  /// The name of the job.
  open var jobName = ""
  /// The kind of what is printed.
  open var outputType = OutputType.general
  /// The orientation of the paper.
  open var orientation = Orientation.portrait
  /// The sides of the paper that are printed.
  open var duplex = Duplex.none
  /// The identifier of the printer.
  open var printerID: String?

  /// Creates a description.
  public override init() {
    super.init()
  }

  /// Creates a description from the values of another, which `dictionaryRepresentation` returned.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    guard let dictionary else { return }
    jobName = dictionary["jobName"] as? String ?? ""
    outputType = (dictionary["outputType"] as? Int).flatMap { OutputType(rawValue: $0) } ?? .general
    orientation = (dictionary["orientation"] as? Int).flatMap { Orientation(rawValue: $0) } ?? .portrait
    duplex = (dictionary["duplex"] as? Int).flatMap { Duplex(rawValue: $0) } ?? .none
    printerID = dictionary["printerID"] as? String
  }

  /// Creates a description.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// The values of the description.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    values["printerID"] = printerID
    return values
  }

  /// Returns a description.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}
