package import Foundation
package import StyleCore
import TextKitCore

/// The reader of images in documents, which the module of texts finds by its name.
package enum DocumentImageReader: DocumentImageReading {
  package static func image(_ data: Data) -> UIImage? { UIImage(data: data) }
}
