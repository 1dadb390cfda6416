internal import Escaping
public import Foundation
@_spi(Plumb) public import LayoutCore
public import Plumb
internal import Raster
public import StyleCore
internal import ViewRendering

// Views in words, whose changes are readable in a patch.

extension Snapshotting where Value: UIView, Format == String {
  /// The strategy of UIKit's description of the views, without addresses; see `recursiveDescription(size:system:traits:)`.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns the strategy of UIKit's description of the views after a fresh layout, without addresses.
  ///
  /// It has one line per view, behind three blanks and a bar for each superview, with the view's properties that differ
  /// from the defaults. In texts, quotes, backslashes and line breaks are escaped.
  public static func recursiveDescription(
    size: CGSize? = nil, system: Plumb.SystemVersion? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(size: size, traits: traits.with(system?.inner)) {
      $0.lines(indent: "   | ") { $0.snapshotDescription }
    }
  }

  /// The strategy of the frames of the views, in points; see `layout(size:system:traits:)`.
  public static var layout: Snapshotting { .layout() }

  /// Returns the strategy of the frames of the views after a fresh layout, one line per view.
  ///
  /// A line has the type, the accessibility identifier after a `#`, in quotation marks if it is no single word, and x,
  /// y, width and height in the superview, in points.
  public static func layout(
    size: CGSize? = nil, system: Plumb.SystemVersion? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(size: size, traits: traits.with(system?.inner)) { $0.lines(indent: "  ") { $0.layoutLine } }
  }

  /// The strategy of the display items of a view, in pixels; see `displayList(scale:size:system:traits:)`.
  public static var displayList: Snapshotting { .displayList() }

  /// Returns the strategy of the display items of a view, in pixels, from back to front, one per line.
  ///
  /// Those of a group are indented by two blanks.
  public static func displayList(
    scale: Int? = nil, size: CGSize? = nil, system: Plumb.SystemVersion? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let traits = traits.with(system?.inner)
    let scale = scale ?? traits.pictureScale
    return .described(traits) { view in
      SnapshotHost.drawing(of: view, size: size, traits: traits, scale: scale).lines
    }
  }

  static func text(
    size: CGSize?, traits: UITraitCollection, _ text: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting {
    .described(traits) { view in
      SnapshotHost.with(view, size: size, traits: traits, scale: traits.pictureScale) { _ in text(view) }
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The strategy of UIKit's description of a controller's views, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns the strategy of UIKit's description of a controller's views, in a window of its own.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), system: Plumb.SystemVersion? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(on: config, traits: traits.with(system?.inner)) {
      $0.lines(indent: "   | ") { $0.snapshotDescription }
    }
  }

  /// The strategy of the frames of a controller's views.
  public static var layout: Snapshotting { .layout() }

  /// Returns the strategy of the frames of a controller's views, in a window of its own, one line per view.
  public static func layout(
    on config: ViewImageConfig = ViewImageConfig(), system: Plumb.SystemVersion? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .text(on: config, traits: traits.with(system?.inner)) { $0.lines(indent: "  ") { $0.layoutLine } }
  }

  static func text(
    on config: ViewImageConfig, traits: UITraitCollection, _ text: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting {
    .described(traits, in: config) { controller in
      SnapshotHost.with(controller, in: config, traits: traits, scale: config.scale ?? traits.pictureScale) {
        _, _ in
        text(controller.view)
      }
    }
  }
}

extension Snapshotting where Format == String {
  fileprivate static func described(
    _ traits: UITraitCollection, in config: ViewImageConfig = ViewImageConfig(),
    _ text: @escaping @MainActor (Value) -> String
  ) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "txt", diffing: .lines) { (value: Value) in
      onMainActor(value, text)
    }
    strategy.choose(traits, in: config)
    strategy.needsMainActor = true
    return strategy
  }
}

extension UIView {
  /// Returns a line for this view and for each descendant.
  fileprivate func lines(indent: String, _ line: (UIView) -> String) -> String {
    var lines: [String] = []
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: indent, count: depth) + line(view))
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  fileprivate var snapshotDescription: String {
    var parts = [
      "\(type(of: self))",
      "frame = (\(frame.minX.plain) \(frame.minY.plain); \(frame.width.plain) \(frame.height.plain))",
    ]
    if let title = shownTitle {
      parts.append("\(contentKind == .button ? "title" : "text") = \(literal(title, open: "'", close: "'"))")
    }
    if isHidden { parts.append("hidden = YES") }
    if alpha < 1 { parts.append("alpha = \(alpha.plain)") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(type(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  fileprivate var layoutLine: String {
    let identifier = accessibilityIdentifier.map { " #\(lineWord($0))" } ?? ""
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.plain).joined(separator: " ")
    return "\(type(of: self))\(identifier) \(numbers)\(isHidden ? " hidden" : "")"
  }
}

extension CGFloat {
  /// The number in its shortest unique form.
  fileprivate var plain: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))" }
}
