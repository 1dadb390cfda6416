public import Paths
import Synchronization

/// A symbol beside text, drawn in code.
///
/// It is a skeleton with strokes as wide as the stems of `SystemTypeface` in the same weight, or slightly thinner if
/// those are bold. The names are those of UIKit's symbols, the shapes are Plumb's own.
///
/// A symbol is in a box that is 20/17 em high, 0.78 of that in the small scale and 1.28 in the large one. The middle of
/// the box is the middle of capitals beside it, so that the baseline is 4/17 em above its lower edge in the medium
/// scale.
public struct SystemSymbol: Sendable {
  /// The scale of a symbol beside its text.
  public enum Scale: Sendable, Hashable {
    case small, medium, large

    /// The factor of the size relative to a medium one.
    public var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The width of the box, in ems.
  public let width: Double
  /// The height of the box, in ems.
  public let height: Double
  /// The distance from the lower edge of the box up to the baseline, in ems.
  public let baseline: Double
  /// The whole outline, in ems from the top left of the box, y down; its inside follows the non-zero rule.
  public let outline: Path
  /// The outline in three parts, which may be empty or overlap: the first is the most prominent and is in front.
  public var levels: [Path] { sketch.levels().map { $0.mapped(by: map) } }
  /// Whether or not the symbol is mirrored in right-to-left layouts.
  public let flips: Bool
  private let sketch: SymbolSketch
  private let map: AffineTransform

  /// Creates the symbol of a name; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - weight: The weight, as that of a `SystemTypeface`.
  ///   - scale: The scale beside text.
  public init?(_ name: String, weight: Double = 0, scale: Scale = .medium) {
    let key = Key(name: name, weight: max(-1, min(weight.isNaN ? 0 : weight, 1)), scale: scale)
    guard let symbol = SystemSymbol.drawn.withLock({ $0.symbol(key) }) else { return nil }
    self = symbol
  }

  // MARK: Drawing

  /// The properties that determine the outline of a symbol.
  fileprivate struct Key: Hashable {
    var name: String
    var weight: Double
    var scale: Scale
  }

  private static let drawn = Mutex(SymbolCache())

  fileprivate init?(_ key: Key) {
    let factor = key.scale.factor
    // Small symbols have wider strokes for their size, large ones narrower: on the screen the difference is smaller.
    // Heavy strokes grow by three quarters of the growth of stems, since symbols have less room.
    let (regular, own) = (
      FontInstance(weight: 0, stretch: 1).stem, FontInstance(weight: key.weight, stretch: 1).stem
    )
    let stem = (own > regular ? regular + 0.75 * (own - regular) : own) * 17 / 1024
    let name = SymbolName(key.name)
    var sketch = SymbolSketch(
      line: stem * (1 + factor) / 2 / factor, weight: key.weight, isFilled: name.isFilled)
    guard sketch.draw(name) else { return nil }
    let unit = factor / 17
    map = AffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: (sketch.width / 2 - 10) * unit, ty: 0)
    width = sketch.width * unit
    height = 20 * unit
    // Capitals are 1443/2048 em high, and the middle of the box is theirs.
    baseline = 10 * unit - 1443.0 / 4096
    outline = sketch.outline().mapped(by: map)
    flips = sketch.flips
    self.sketch = sketch
  }
}

/// The requested symbols, each drawn once, and the names that have none.
private struct SymbolCache {
  private static let capacity = 1_024
  private var symbols: [SystemSymbol.Key: SystemSymbol?] = [:]

  mutating func symbol(_ key: SystemSymbol.Key) -> SystemSymbol? {
    if let symbol = symbols[key] { return symbol }
    if symbols.count >= SymbolCache.capacity { symbols.removeAll() }
    let symbol = SystemSymbol(key)
    symbols[key] = .some(symbol)
    return symbol
  }
}
