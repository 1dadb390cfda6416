import Foundation
import StyleCore

/// The sizes that cells and other views preferred to the estimates of a layout.
struct MeasuredSizes {
  /// The sizes of items, by section and item.
  private(set) var items: [Int: [Int: CGSize]] = [:]
  /// The sizes of supplementary views.
  private(set) var others: [ElementKey: CGSize] = [:]
  /// The numbers of items for which the sizes were measured.
  private var counts: [Int: Int] = [:]

  /// Adds the size of an element.
  mutating func add(_ size: CGSize, of element: ElementKey) {
    guard element.category == .cell else {
      others[element] = size
      return
    }
    guard let place = ItemPlace(element.indexPath) else { return }
    items[place.section, default: [:]][place.item] = size
  }

  /// Removes all sizes.
  mutating func removeAll() {
    (items, others) = ([:], [:])
  }

  /// Removes the sizes of a section whose number of items has changed although no update said so.
  mutating func note(_ count: Int, in section: Int) {
    let old = counts.updateValue(count, forKey: section)
    if let old, old != count { items[section] = nil }
  }

  /// Moves the sizes to the places of their items after an update; those without a new place are removed.
  mutating func move(_ newPlace: (ItemPlace) -> ItemPlace?) {
    var moved: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in items {
      for (item, size) in sizes {
        guard let new = newPlace(ItemPlace(section, item)) else { continue }
        moved[new.section, default: [:]][new.item] = size
      }
    }
    (items, others, counts) = (moved, [:], [:])
  }
}
