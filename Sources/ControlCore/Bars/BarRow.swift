import Foundation
import LayoutCore

/// A row of bar button items.
@MainActor
protocol BarRowing {
  /// Creates the row of `items`, with the buttons that `button` returns for those that are no spaces.
  init(_ items: [UIBarButtonItem], button: (UIBarButtonItem) -> BarButton)
}

/// A row of bar button items from the leading to the trailing side, in points from its leading end.
struct BarRow: BarRowing {
  /// The gap between two items without a space between them.
  static let gap: CGFloat = 8

  private enum Part {
    case button(BarButton)
    case fixed(CGFloat)
    case flexible
  }

  private let parts: [Part]

  /// Creates the row of `items`, with the buttons that `button` returns for those that are no spaces.
  @MainActor
  init(_ items: [UIBarButtonItem], button: (UIBarButtonItem) -> BarButton) {
    parts = items.filter { !$0.isHidden }.map { item in
      switch item.systemItem {
      case .fixedSpace: .fixed(item.width)
      case .flexibleSpace: .flexible
      default: .button(button(item))
      }
    }
  }

  /// Returns the buttons with their spans in a row of the given width, and the width of the row.
  ///
  /// Flexible spaces share the remaining width equally; without a width they have none.
  @MainActor
  func spans(in width: CGFloat?) -> (spans: [(button: BarButton, x: CGFloat, width: CGFloat)], width: CGFloat)
  {
    let flexibleCount = parts.count { if case .flexible = $0 { true } else { false } }
    let rest = width.map { max(0, $0 - length(flexible: 0)) } ?? 0
    let flexible = flexibleCount > 0 ? rest / CGFloat(flexibleCount) : 0
    var spans: [(BarButton, CGFloat, CGFloat)] = []
    var x: CGFloat = 0
    for (index, part) in parts.enumerated() {
      switch part {
      case .button(let button):
        x += gap(before: index)
        spans.append((button, x, button.fittingSize.width))
        x += button.fittingSize.width
      case .fixed(let width): x += width
      case .flexible: x += flexible
      }
    }
    return (spans, x)
  }

  @MainActor
  private func length(flexible: CGFloat) -> CGFloat {
    parts.indices.reduce(0) { length, index in
      switch parts[index] {
      case .button(let button): length + gap(before: index) + button.fittingSize.width
      case .fixed(let width): length + width
      case .flexible: length + flexible
      }
    }
  }

  private func gap(before index: Int) -> CGFloat {
    guard index > 0, case .button = parts[index - 1] else { return 0 }
    return Self.gap
  }
}
