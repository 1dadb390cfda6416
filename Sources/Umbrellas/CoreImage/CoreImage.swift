@_exported public import Foundation
@_exported public import GraphicsCore
@_exported public import GraphicsRendering
@_exported public import ImageFilters
