public import Foundation

/// A formatter of measurements, `5 km`, which the Foundation of Linux lacks.
///
/// Differs from UIKit: measurements keep their unit without `naturalScale` also, long names of units are English, and
/// those that are not known are their symbols.
open class MeasurementFormatter: Formatter {
  /// The options of units.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement is kept.
    public static let providedUnit = Self(rawValue: 1 << 0)
    /// Lengths and masses take the metric unit that suits their size.
    public static let naturalScale = Self(rawValue: 1 << 1)
    /// Temperatures are written as degrees, without their scale.
    public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
  }

  /// The options of units.
  open var unitOptions: UnitOptions = []
  /// The length of units: 5km, 5 km, 5 kilometers.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The language of numbers.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter.locale = locale }
  }
  /// The formatter of numbers.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter with the usual settings.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.name(of: unit, isOne: false) ?? unit.symbol : unit.symbol
  }

  /// Returns the text of a measurement; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSMeasurement).map { text($0.doubleValue, $0.unit) }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let (value, unit) = unitOptions.contains(.naturalScale) ? Self.scaled(value, unit) : (value, unit)
    let number = (numberFormatter ?? NumberFormatter()).string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      if unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short { return number + "°" }
      if unitStyle == .medium { return number + unit.symbol }
    }
    switch unitStyle {
    case .short: return number + unit.symbol
    case .long: return "\(number) \(UnitNames.name(of: unit, isOne: value == 1) ?? unit.symbol)"
    case .medium: return "\(number) \(unit.symbol)"
    @unknown default: return "\(number) \(unit.symbol)"
    }
  }

  /// Returns a length or a mass in the largest metric unit of which there is one at least.
  private static func scaled(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    switch unit {
    case let unit as UnitLength:
      best(Measurement(value: value, unit: unit), [.kilometers, .meters, .centimeters, .millimeters])
    case let unit as UnitMass:
      best(Measurement(value: value, unit: unit), [.kilograms, .grams, .milligrams])
    default: (value, unit)
    }
  }

  private static func best<UnitType: Dimension>(
    _ measurement: Measurement<UnitType>, _ units: [UnitType]
  ) -> (Double, Unit) {
    for unit in units {
      let value = measurement.converted(to: unit).value
      if abs(value) >= 1 { return (value, unit) }
    }
    return (measurement.value, measurement.unit)
  }
}

/// The English names of units.
private enum UnitNames {
  /// Returns the name of a unit, for one or several of it; nil if it has none here.
  static func name(of unit: Unit, isOne: Bool) -> String? {
    // On Linux, the symbol of minutes is that of metres.
    let symbol = unit is UnitDuration && unit.symbol == "m" ? "min" : unit.symbol
    guard let name = names[symbol] else { return nil }
    return isOne ? name.one : name.several
  }

  private static let names: [String: (one: String, several: String)] = {
    let regular = [
      "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
      "mi": "mile",
      "yd": "yard", "kg": "kilogram", "g": "gram", "mg": "milligram", "t": "metric ton", "oz": "ounce",
      "lb": "pound", "h": "hour", "min": "minute", "s": "second", "ms": "millisecond", "L": "liter",
      "mL": "milliliter", "gal": "gallon", "qt": "quart", "pt": "pint", "cup": "cup", "kB": "kilobyte",
      "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "B": "byte", "J": "joule", "kJ": "kilojoule",
      "Cal": "kilocalorie", "cal": "calorie", "W": "watt", "kW": "kilowatt", "kWh": "kilowatt-hour",
      "V": "volt", "A": "ampere", "°": "degree",
    ]
    var names = regular.mapValues { (one: $0, several: $0 + "s") }
    names["ft"] = ("foot", "feet")
    names["in"] = ("inch", "inches")
    names["°C"] = ("degree Celsius", "degrees Celsius")
    names["°F"] = ("degree Fahrenheit", "degrees Fahrenheit")
    names["K"] = ("kelvin", "kelvins")
    names["Hz"] = ("hertz", "hertz")
    names["km/h"] = ("kilometer per hour", "kilometers per hour")
    names["m/s"] = ("meter per second", "meters per second")
    names["mph"] = ("mile per hour", "miles per hour")
    return names
  }()
}

extension ByteCountFormatter {
  /// Returns the text of an amount of data.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Self.bytes(measurement))
  }

  /// Returns the text of an amount of data in a style.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    string(fromByteCount: bytes(measurement), countStyle: countStyle)
  }

  private class func bytes(_ measurement: Measurement<UnitInformationStorage>) -> Int64 {
    Int64(exactly: measurement.converted(to: .bytes).value.rounded()) ?? .max
  }
}
