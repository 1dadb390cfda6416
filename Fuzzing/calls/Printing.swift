import Foundation
import LayerCore
import Raster
import ViewRendering

/// Whether or not calls are printed before they are made, as `PRINT_CALLS=1` asks for.
let printsCalls = ProcessInfo.processInfo.environment["PRINT_CALLS"] != nil

extension CALayer {
  /// The picture at one pixel a point.
  func picture() -> Bitmap { Bitmap(rendering: DisplayList(recording: self, scale: 1)) }
}
