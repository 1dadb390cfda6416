package import Foundation

extension Device {
  /// Returns the height of the keyboard in points, with a row of suggestions and the safe area below it.
  ///
  /// No rule has these heights: they are those that programs meet on devices of that shape.
  package func keyboardHeight(_ orientation: Orientation) -> CGFloat {
    let isTall = portraitInsets.bottom > 0
    return switch (idiom, orientation) {
    case (.pad, .portrait): 320
    case (.pad, .landscape): 408
    case (_, .portrait): (isTall ? 336 : 260) + (portraitSize.width >= 414 ? 10 : 0)
    case (_, .landscape): isTall ? 209 : 200
    }
  }
}
