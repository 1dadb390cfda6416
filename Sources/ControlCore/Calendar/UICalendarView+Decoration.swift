public import Foundation
import LayerCore
public import LayoutCore
public import StyleCore

extension UICalendarView {
  /// The sizes of a decoration.
  public enum DecorationSize: Int, Sendable {
    /// A decoration of 4 points.
    case small = 0
    /// A decoration of 6 points.
    case medium = 1
    /// A decoration of 10 points.
    case large = 2

    var points: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 10
      }
    }
  }

  /// A decoration below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    enum Content {
      case dot
      case image(UIImage?)
      case view(() -> UIView)
    }

    let content: Content
    let color: UIColor
    let size: DecorationSize

    init(_ content: Content, color: UIColor?, size: DecorationSize) {
      self.content = content
      self.color = color ?? .systemFill
      self.size = size
      super.init()
    }

    /// Creates a dot of the default colour.
    public override convenience init() {
      self.init(.dot, color: nil, size: .medium)
    }

    /// Returns a dot in the given colour.
    open class func `default`(color: UIColor?, size: DecorationSize = .medium) -> Decoration {
      Decoration(.dot, color: color, size: size)
    }

    /// Returns an image in the given colour; without an image, a dot.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    {
      Decoration(image == nil ? .dot : .image(image), color: color, size: size)
    }

    /// Returns a custom view.
    ///
    /// Differs from UIKit: its content is drawn; the view is not in the view hierarchy.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(.view(customViewProvider), color: nil, size: .medium)
    }
  }
}

extension UICalendarView {
  /// The decorations of the days of a month.
  @MainActor
  struct MonthDecorations {
    /// The decoration of a day, with its view if it has one.
    struct Day {
      let decoration: Decoration
      let view: UIView?
    }

    /// Whether or not the delegate is to be asked again.
    fileprivate var isStale = true
    /// The first moment of the month.
    private var start: Date?
    private var days: [Int: Day] = [:]

    init() {}

    fileprivate init(of month: CalendarMonth, _ decoration: (DateComponents) -> Decoration?) {
      isStale = false
      start = month.start
      for number in month.days {
        days[number] = decoration(month.day(number)).map { Day(decoration: $0, view: $0.makeView()) }
      }
    }

    /// The decoration of a day of a month, if these are that month's.
    func day(_ number: Int, of month: CalendarMonth) -> Day? { month.start == start ? days[number] : nil }

    /// The views from the first day to the last.
    fileprivate var views: [UIView] { days.keys.sorted().compactMap { days[$0]?.view } }
  }

  /// Invalidates the picture of the month and its decorations.
  func contentDidChange() {
    monthDecorations.isStale = true
    backing.markNeedsLayout()
    setNeedsDisplay()
  }

  /// Requests the decorations from the delegate if something has changed, and lays out their views.
  func layOutDecorations() {
    if monthDecorations.isStale {
      // What changes while the delegate is asked has it asked again.
      monthDecorations.isStale = false
      let made = MonthDecorations(of: month) { day in
        wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day) : nil
      }
      let isStale = monthDecorations.isStale
      monthDecorations = made
      monthDecorations.isStale = isStale
    }
    for view in monthDecorations.views {
      view.hostTraits = traitCollection
      if view.bounds.isEmpty { view.sizeToFit() }
      view.layoutIfNeeded()
      view.layer.displayTree()
    }
  }
}

extension UICalendarView.Decoration {
  fileprivate func makeView() -> UIView? {
    if case .view(let make) = content { make() } else { nil }
  }
}
