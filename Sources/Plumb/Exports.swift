// What summaries of turns call views by.
@_exported public import struct Escaping.ViewPath
