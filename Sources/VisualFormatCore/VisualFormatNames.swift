import DiagnosticCore
internal import Foundation
import LayoutCore
import StyleCore

/// The names of a visual format, with the views and numbers that they refer to.
@MainActor
struct VisualFormatNames {
  /// The operand that a size is compared with.
  enum SizeOperand {
    case number(CGFloat)
    case item(ConstraintItem)
  }

  let format: String
  let metrics: [String: Any]
  let views: [String: Any]

  func error(_ reason: VisualFormatError.Reason, at position: Int) -> VisualFormatError {
    VisualFormatError(format: format, position: position, reason: reason)
  }

  /// Returns the view or guide with the name in brackets.
  func item(of view: VisualFormat.Element) throws(VisualFormatError) -> ConstraintItem {
    guard let item = try item(named: view.name, at: view.position) else {
      throw error(.unknownView(view.name, isMetric: metrics[view.name] != nil), at: view.position)
    }
    return item
  }

  /// Returns the number of a space.
  func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    switch operand.value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let number = try metric(named: name, at: operand.position) else {
        throw error(.unknownMetric(name, isView: views[name] != nil), at: operand.position)
      }
      return number
    }
  }

  /// Returns the number or item that a size is compared with.
  ///
  /// A name of both a metric and a view is that of the metric.
  func sizeOperand(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> SizeOperand {
    switch operand.value {
    case .number(let number): return .number(CGFloat(number))
    case .name(let name):
      if let number = try metric(named: name, at: operand.position) { return .number(number) }
      guard let item = try item(named: name, at: operand.position) else {
        throw error(.unknownName(name), at: operand.position)
      }
      return .item(item)
    }
  }

  /// Returns a priority in 0…1000 (F.2), or the required one if there is none.
  func priority(_ operand: VisualFormat.Operand?) throws(VisualFormatError) -> UILayoutPriority {
    guard let operand else { return .required }
    let number = try number(operand)
    guard (0...1000).contains(number) else {
      throw error(.invalidPriority(Double(number).shortText), at: operand.position)
    }
    return UILayoutPriority(Float(number))
  }

  private func item(named name: String, at position: Int) throws(VisualFormatError) -> ConstraintItem? {
    guard let object = views[name] else { return nil }
    guard let item = ConstraintItem.of(object) else { throw error(.notAView(name), at: position) }
    return item
  }

  private func metric(named name: String, at position: Int) throws(VisualFormatError) -> CGFloat? {
    guard let value = metrics[name] else { return nil }
    guard let number = CGFloat(metric: value), number.isFinite else {
      throw error(.metricIsNoNumber(name), at: position)
    }
    return number
  }
}

extension CGFloat {
  /// Creates a number from a metric, which is any type of integer or floating-point number, or an `NSNumber`.
  fileprivate init?(metric: Any) {
    switch metric {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as any BinaryInteger: self = CGFloat(Double(number))
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    case let priority as UILayoutPriority: self = CGFloat(priority.rawValue)
    default: return nil
    }
  }
}
