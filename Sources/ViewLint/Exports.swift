// The type by which findings name views.
@_exported public import struct Escaping.ViewPath
