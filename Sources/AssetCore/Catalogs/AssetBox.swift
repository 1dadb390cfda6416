package import Foundation
package import StyleCore
import Synchronization

/// The images of a set that were made, and the asset with which views find them.
package final class AssetBox: Sendable {
  private struct Key: Hashable {
    var path: String
    var scale: CGFloat
  }

  /// The asset, as long as an image refers to it: it finds its images by the set that has this box.
  private struct Known {
    weak var asset: UIImageAsset?
  }

  private let known = Mutex(Known())
  private let images = Mutex<[Key: UIImage?]>([:])

  init() {}

  /// Returns the asset, which `make` makes if there is none.
  package func asset(_ make: () -> UIImageAsset) -> UIImageAsset {
    known.withLock { known in
      if let asset = known.asset { return asset }
      let made = make()
      known.asset = made
      return made
    }
  }

  /// Returns the image of a file at a scale, which `make` makes if there is none yet.
  package func image(_ path: String, scale: CGFloat, _ make: () -> UIImage?) -> UIImage? {
    let key = Key(path: path, scale: scale)
    if let image = images.withLock({ $0[key] }) { return image }
    let image = make()
    images.withLock { $0[key] = .some(image) }
    return image
  }
}
