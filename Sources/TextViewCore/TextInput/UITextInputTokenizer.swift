public import Foundation
public import LayoutCore
public import StyleCore
import TextKitCore

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line.
  case line = 4
  /// The whole text.
  case document = 5
}

/// A type of objects that divide the text of an input into units.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that encloses a position, or `nil` between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at the boundary of a unit in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction, or `nil` at the end of the text.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit in a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// An object that divides the text of an input into units by its characters.
///
/// Differs from UIKit: a line is a paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer of an input.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let (offset, units) = units(at: position, granularity) else { return nil }
    let isBackward = isBackward(direction)
    // A boundary belongs to the unit in the direction.
    let unit = units.first {
      isBackward ? $0.lowerBound < offset && offset <= $0.upperBound : $0.contains(offset)
    }
    guard let unit, let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (offset, units) = units(at: position, granularity) else { return false }
    return units.contains { isBackward(direction) ? $0.lowerBound == offset : $0.upperBound == offset }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let (offset, units) = units(at: position, granularity) else { return nil }
    let bounds = units.flatMap { [$0.lowerBound, $0.upperBound] }
    let next =
      isBackward(direction) ? bounds.filter { $0 < offset }.max() : bounds.filter { $0 > offset }.min()
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func isBackward(_ direction: UITextDirection) -> Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(direction.rawValue)
  }

  /// Returns the offset of a position, and the units of the text by their offsets.
  private func units(
    at position: UITextPosition, _ granularity: UITextGranularity
  ) -> (Int, [Range<Int>])? {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    return (offset, TextUnits.units(of: granularity, in: text))
  }
}

extension TextUnits {
  /// Returns the units of a text, where a line is a paragraph.
  fileprivate static func units(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    switch granularity {
    case .character: units(of: Kind.character, in: text)
    case .word: units(of: Kind.word, in: text)
    case .sentence: units(of: Kind.sentence, in: text)
    case .paragraph, .line: units(of: Kind.paragraph, in: text)
    case .document: text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }
}
