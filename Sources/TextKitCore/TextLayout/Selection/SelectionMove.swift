import Foundation

/// A motion of a selection in a text.
struct SelectionMove {
  private typealias Navigation = NSTextSelectionNavigation
  private let source: (any NSTextSelectionDataSource)?
  private let selection: NSTextSelection

  init(_ source: (any NSTextSelectionDataSource)?, _ selection: NSTextSelection) {
    (self.source, self.selection) = (source, selection)
  }

  func selection(
    _ direction: NSTextSelectionNavigation.Direction, _ destination: NSTextSelectionNavigation.Destination,
    extending: Bool, _ confined: Bool
  ) -> NSTextSelection? {
    guard let source, let range = selection.textRanges.last else { return nil }
    let isForward = isForward(direction, at: range.location, in: source)
    let fixed = selection.anchor ?? (isForward ? range.location : range.endLocation)
    let isFixedAtStart = fixed.compare(range.location) == .orderedSame
    let moving =
      extending
      ? (isFixedAtStart ? range.endLocation : range.location)
      : (isForward ? range.endLocation : range.location)
    // A selection becomes a caret at its end before that moves on.
    if !extending, !range.isEmpty, destination == .character, direction != .up, direction != .down {
      return NSTextSelection(moving, affinity: .downstream)
    }
    var offset = selection.anchorPositionOffset
    var found: (any NSTextLocation)?
    if direction == .up || direction == .down, [.character, .line, .word].contains(destination) {
      if offset < 0 { offset = source.caretOffset(of: moving) }
      found = source.location(inLineBeside: moving, isForward: isForward, at: offset)
    } else {
      offset = -1
      found = location(from: moving, isForward, destination, in: source)
    }
    guard var place = found else { return nil }
    if confined, let paragraph = source.textRange(for: .paragraph, enclosing: moving) {
      if place.compare(paragraph.location) == .orderedAscending { place = paragraph.location }
      if place.compare(paragraph.endLocation) == .orderedDescending { place = paragraph.endLocation }
    }
    guard extending else {
      let made = NSTextSelection(place, affinity: .downstream)
      made.anchorPositionOffset = offset
      return made
    }
    let isBefore = place.compare(fixed) == .orderedAscending
    let made = selection.textSelection([
      NSTextRange(from: isBefore ? place : fixed, to: isBefore ? fixed : place)
    ])
    (made.anchor, made.anchorPositionOffset) = (fixed, offset)
    return made
  }

  private func isForward(
    _ direction: NSTextSelectionNavigation.Direction, at place: any NSTextLocation,
    in source: any NSTextSelectionDataSource
  ) -> Bool {
    switch direction {
    case .forward, .down: true
    case .backward, .up: false
    case .right: source.baseWritingDirection(at: place) == .leftToRight
    case .left: source.baseWritingDirection(at: place) == .rightToLeft
    }
  }

  /// Returns the place after or before another one at the end of a unit.
  private func location(
    from place: any NSTextLocation, _ isForward: Bool,
    _ destination: NSTextSelectionNavigation.Destination, in source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    let whole = source.documentRange
    let options: NSString.EnumerationOptions
    switch destination {
    case .character: options = .byComposedCharacterSequences
    case .word: options = .words
    case .sentence: options = .sentences
    case .paragraph: options = .byParagraphs
    case .line:
      let line = source.textRange(for: .line, enclosing: place)
      return isForward ? line.map { source.endOfLine($0) } : line?.location
    case .container:
      var end: (any NSTextLocation)?
      unsafe source.enumerateContainerBoundaries(from: place, reverse: !isForward) { location, stop in
        end = location
        unsafe stop.pointee = true
      }
      return end
    case .document: return isForward ? whole.endLocation : whole.location
    }
    var found: (any NSTextLocation)?
    unsafe source.enumerateSubstrings(
      from: place, options: isForward ? options : options.union(.reverse)
    ) { _, range, _, stop in
      let end = isForward ? range.endLocation : range.location
      let order = end.compare(place)
      guard isForward ? order == .orderedDescending : order == .orderedAscending else { return }
      found = end
      unsafe stop.pointee = true
    }
    // Beyond the last unit is the end of the text.
    return found ?? (isForward ? whole.endLocation : whole.location)
  }
}

extension NSString.EnumerationOptions {
  /// The number of `byWords`, which is not available on Linux.
  static let words = NSString.EnumerationOptions(rawValue: 3)
  /// The number of `bySentences`, which is not available on Linux.
  static let sentences = NSString.EnumerationOptions(rawValue: 4)
}

extension NSTextSelectionDataSource {
  /// Returns the last place of the caret in a line: before its line end.
  func endOfLine(_ line: NSTextRange) -> any NSTextLocation {
    var last: any NSTextLocation = line.location
    unsafe enumerateCaretOffsetsInLineFragment(at: line.location) { _, place, _, _ in
      if place.compare(last) == .orderedDescending { last = place }
    }
    return last
  }

  /// Returns the distance of the caret at a place from the start of its line.
  func caretOffset(of place: any NSTextLocation) -> CGFloat {
    var found: CGFloat = 0
    unsafe enumerateCaretOffsetsInLineFragment(at: place) { offset, location, _, stop in
      guard location.compare(place) == .orderedSame else { return }
      found = offset
      unsafe stop.pointee = true
    }
    return found
  }

  /// Returns the place of the caret in a line that is nearest to a distance from its start.
  func location(inLineAt place: any NSTextLocation, nearest distance: CGFloat) -> (any NSTextLocation)? {
    var best: (location: any NSTextLocation, away: CGFloat)?
    unsafe enumerateCaretOffsetsInLineFragment(at: place) { offset, location, _, _ in
      let away = abs(offset - distance)
      if away < best?.away ?? .infinity { best = (location, away) }
    }
    return best?.location
  }

  /// Returns the place of the caret in the line after or before that of a place; the end of the text beyond the last one.
  func location(
    inLineBeside place: any NSTextLocation, isForward: Bool, at distance: CGFloat
  ) -> (any NSTextLocation)? {
    guard let line = textRange(for: .line, enclosing: place) else { return nil }
    if isForward {
      let next = line.endLocation
      guard let other = textRange(for: .line, enclosing: next),
        other.location.compare(line.location) != .orderedSame
      else { return documentRange.endLocation }
      return location(inLineAt: next, nearest: distance)
    }
    guard let before = location(line.location, offsetBy: -1) else { return documentRange.location }
    return location(inLineAt: before, nearest: distance)
  }

  /// Returns the place of the caret that is nearest to a point.
  func nearestLocation(
    to point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> (any NSTextLocation)? {
    guard let line = lineFragmentRange(for: point, inContainerAt: location) else { return nil }
    return self.location(inLineAt: line.location, nearest: point.x)
  }
}
