import LayoutCore
import Testing

/// The ends of mask views, which may run code that reads the masked view.
@MainActor
struct MaskEndTests {
  /// A mask that passes on, at its end, the mask of the view that it was for.
  private final class Mask: UIView {
    weak var masked: UIView?
    var end: (UIView?) -> Void = { _ in }

    isolated deinit { end(masked?.mask) }
  }

  @Test("A mask that ends sees the one that replaced it", arguments: [true, false])
  func replaced(hasOther: Bool) {
    let view = UIView()
    let other = hasOther ? UIView() : nil
    var found: [UIView?] = []
    do {
      let mask = Mask()
      mask.masked = view
      mask.end = { found.append($0) }
      view.mask = mask
    }
    #expect(found.isEmpty)
    view.mask = other
    #expect(found.count == 1 && found.allSatisfy { $0 === other })
  }
}
