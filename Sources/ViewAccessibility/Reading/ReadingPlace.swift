internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The place of an element that is read with it.
enum ReadingPlace: Equatable {
  /// The place among others, from 1, and their number.
  case series(Int, of: Int)
  /// The place among the tabs of a tab bar.
  case tab(Int, of: Int)
  /// The first or last element of a list.
  case listStart, listEnd
  /// The first or last element of a landmark.
  case landmarkStart, landmarkEnd

  /// Returns the places of elements in reading order.
  @MainActor
  static func places(of elements: [ReadingOrder.Element]) -> [ReadingPlace?] {
    var counts: [ObjectIdentifier: Int] = [:]
    for case let container? in elements.map(\.container) {
      counts[ObjectIdentifier(container), default: 0] += 1
    }
    var reached: [ObjectIdentifier: Int] = [:]
    return elements.map { element in
      if let place = (element.object as? SpokenPart)?.place { return .series(place.index, of: place.count) }
      guard let container = element.container, let count = counts[ObjectIdentifier(container)] else {
        return nil
      }
      let index = reached[ObjectIdentifier(container), default: 0] + 1
      reached[ObjectIdentifier(container)] = index
      return place(index, of: count, in: container)
    }
  }

  @MainActor
  private static func place(_ index: Int, of count: Int, in container: NSObject) -> ReadingPlace? {
    if container.accessibilityTraits.contains(.tabBar) { return .tab(index, of: count) }
    let isList = container.accessibilityContainerType == .list
    // An element that is alone in its container is its first one.
    if index == 1 { return isList ? .listStart : .landmarkStart }
    guard index == count else { return nil }
    return isList ? .listEnd : .landmarkEnd
  }

  /// The words of the place.
  var words: String {
    switch self {
    case .series(let index, let count), .tab(let index, let count): "\(index) of \(count)"
    case .listStart: "list start"
    case .listEnd: "list end"
    case .landmarkStart: "landmark"
    case .landmarkEnd: "end"
    }
  }

  /// Whether or not the element is a tab.
  var isTab: Bool { if case .tab = self { true } else { false } }
}
