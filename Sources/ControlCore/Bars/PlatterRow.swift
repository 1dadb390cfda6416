import Foundation
import LayoutCore
import StyleCore

/// A row of bar button items on platters of glass, in points from its leading end, as of iOS 26 (26.B.4, 26.B.5).
///
/// Images side by side share a platter, unless a space is between them or an item does not share; titles, custom views and
/// prominent buttons have platters of their own.
struct PlatterRow: BarRowing {
  /// A button of a row.
  struct Span {
    var button: BarButton
    var x, width: CGFloat
  }

  /// A platter of a row.
  struct Platter {
    var x, width: CGFloat
    var fill: UIColor?
  }

  private enum Part {
    case platter([BarButton])
    case fixed(CGFloat)
    case flexible
    case search
  }

  private let parts: [Part]
  /// The height of the platters, which is their least width.
  var height = BarPlatters.height
  /// A view in place of the item that stands for a search, or after all, with its width; nil takes what is left.
  var search: (view: UIView, width: CGFloat?)?

  /// Creates the row of `items`, with the buttons that `button` returns for those that are no spaces.
  @MainActor
  init(_ items: [UIBarButtonItem], button: (UIBarButtonItem) -> BarButton) {
    var parts: [Part] = []
    var canJoin = false
    for item in items where !item.isHidden {
      if item.isSearchPlace {
        parts.append(.search)
        canJoin = false
        continue
      }
      switch item.systemItem {
      case .fixedSpace: parts.append(.fixed(item.width))
      case .flexibleSpace: parts.append(.flexible)
      default:
        let button = button(item)
        let joins = button.sharesPlatter
        if joins, canJoin, case .platter(let others) = parts.last {
          parts[parts.count - 1] = .platter(others + [button])
        } else {
          parts.append(.platter([button]))
        }
        canJoin = joins
        continue
      }
      canJoin = false
    }
    self.parts = parts
  }

  /// Returns the buttons and platters in a row of the given width, the place of a search, and the width of the row.
  ///
  /// Flexible spaces share the remaining width equally, unless a search takes it; without a width they have none.
  @MainActor
  func spans(in width: CGFloat?) -> Places {
    let takesRest = search.map { $0.width == nil } ?? false
    let flexibleCount = parts.count { if case .flexible = $0 { true } else { false } }
    let rest = width.map { max(0, $0 - placed(flexible: 0, search: 0).width) } ?? 0
    if takesRest { return placed(flexible: 0, search: rest) }
    return placed(flexible: flexibleCount > 0 ? rest / CGFloat(flexibleCount) : 0, search: 0)
  }

  /// The contents of a row, in points from its leading end.
  struct Places {
    var spans: [Span] = []
    var platters: [Platter] = []
    var search: Platter?
    var width: CGFloat = 0
  }

  /// A gap is before each part that follows a platter.
  @MainActor
  private func placed(flexible: CGFloat, search rest: CGFloat) -> Places {
    var places = Places()
    var followsPlatter = false
    func hasSearch(_ part: Part) -> Bool { if case .search = part { true } else { false } }
    let all = search == nil || parts.contains(where: hasSearch) ? parts : parts + [.search]
    for part in all {
      if followsPlatter { places.width += BarPlatters.gap }
      followsPlatter = false
      switch part {
      case .fixed(let width): places.width += width
      case .flexible: places.width += flexible
      case .search:
        guard let search else { continue }
        let width = search.width ?? rest
        places.search = Platter(x: places.width, width: width)
        places.width += width
        followsPlatter = true
      case .platter(let buttons):
        place(buttons, in: &places)
        followsPlatter = true
      }
    }
    return places
  }

  @MainActor
  private func place(_ buttons: [BarButton], in places: inout Places) {
    let start = places.width
    for (index, button) in buttons.enumerated() {
      if index > 0 { places.width += BarPlatters.imageGap }
      let width = button.platterWidth(height)
      places.spans.append(Span(button: button, x: places.width, width: width))
      places.width += width
    }
    guard let first = buttons.first, !first.item.hidesSharedBackground else { return }
    places.platters.append(
      Platter(x: start, width: places.width - start, fill: first.platterFill))
  }
}
