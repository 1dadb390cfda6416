public import Foundation

extension NSAttributedString {
  /// Creates a text from an attributed string of the value type, with UIKit's attributes and links.
  public convenience init(_ attributedString: AttributedString) {
    let text = NSMutableAttributedString()
    for run in attributedString.runs {
      text.append(
        NSAttributedString(
          string: String(attributedString.characters[run.range]), attributes: run.attributes.values))
    }
    self.init(attributedString: text)
  }

  /// Returns the text with attributes where it has none of their own.
  package func completed(with usual: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let completed = NSMutableAttributedString(string: string, attributes: usual)
    enumerateRuns { attributes, range in completed.addAttributes(attributes, range: range) }
    return completed
  }
}

extension AttributedString {
  /// Creates an attributed string of the value type from a text, with UIKit's attributes and links.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateRuns { values, range in
      append(
        AttributedString(
          (text.string as NSString).substring(with: range), attributes: AttributeContainer(values)))
    }
  }
}

extension AttributeContainer {
  /// Creates a container from UIKit's attributes in a dictionary.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (name, key) in Self.keys { key.set(dictionary[name], in: &self) }
  }

  /// UIKit's attributes in a dictionary.
  var values: [NSAttributedString.Key: Any] {
    Self.keys.compactMapValues { $0.value(in: self) }
  }

  private typealias Scope = AttributeScopes.UIKitAttributes

  private static let keys: [NSAttributedString.Key: any BridgedAttribute] = [
    .font: SharedAttribute<Scope.FontAttribute>(),
    .paragraphStyle: SharedAttribute<Scope.ParagraphStyleAttribute>(),
    .foregroundColor: SharedAttribute<Scope.ForegroundColorAttribute>(),
    .backgroundColor: SharedAttribute<Scope.BackgroundColorAttribute>(),
    .ligature: SharedAttribute<Scope.LigatureAttribute>(),
    .kern: NumberAttribute<Scope.KernAttribute>(), .tracking: NumberAttribute<Scope.TrackingAttribute>(),
    .strikethroughStyle: LineStyleAttribute<Scope.StrikethroughStyleAttribute>(),
    .strikethroughColor: SharedAttribute<Scope.StrikethroughColorAttribute>(),
    .underlineStyle: LineStyleAttribute<Scope.UnderlineStyleAttribute>(),
    .underlineColor: SharedAttribute<Scope.UnderlineColorAttribute>(),
    .strokeColor: SharedAttribute<Scope.StrokeColorAttribute>(),
    .strokeWidth: NumberAttribute<Scope.StrokeWidthAttribute>(),
    .baselineOffset: NumberAttribute<Scope.BaselineOffsetAttribute>(),
    .obliqueness: NumberAttribute<Scope.ObliquenessAttribute>(),
    .expansion: NumberAttribute<Scope.ExpansionAttribute>(),
    .link: SharedAttribute<AttributeScopes.FoundationAttributes.LinkAttribute>(),
  ]
}

/// A type of attributes that both kinds of attributed strings have.
private protocol BridgedAttribute: Sendable {
  /// Returns the attribute's value for a dictionary.
  func value(in container: AttributeContainer) -> Any?
  /// Sets the attribute to a value from a dictionary, or leaves it if the value is of another type.
  func set(_ value: Any?, in container: inout AttributeContainer)
}

/// An attribute with the same value in both kinds of strings.
private struct SharedAttribute<Key: AttributedStringKey>: BridgedAttribute where Key.Value: Sendable {
  func value(in container: AttributeContainer) -> Any? { container[Key.self] }

  func set(_ value: Any?, in container: inout AttributeContainer) {
    if let value = value as? Key.Value { container[Key.self] = value }
  }
}

/// A length or a share, for which a dictionary may have any type of number.
private struct NumberAttribute<Key: AttributedStringKey>: BridgedAttribute where Key.Value == CGFloat {
  func value(in container: AttributeContainer) -> Any? { container[Key.self] }

  func set(_ value: Any?, in container: inout AttributeContainer) {
    if let number = value.flatMap(TextLook.number) { container[Key.self] = number }
  }
}

/// A line, for which a dictionary has a number.
private struct LineStyleAttribute<Key: AttributedStringKey>: BridgedAttribute
where Key.Value == NSUnderlineStyle {
  func value(in container: AttributeContainer) -> Any? { container[Key.self]?.rawValue }

  func set(_ value: Any?, in container: inout AttributeContainer) {
    guard let number = value.flatMap(TextLook.number), let raw = Int(exactly: number) else { return }
    container[Key.self] = NSUnderlineStyle(rawValue: raw)
  }
}
