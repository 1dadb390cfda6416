// What findings call views by.
@_exported public import struct Escaping.ViewPath
