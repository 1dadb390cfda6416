// The type by which summaries of turns name views.
@_exported public import struct Escaping.ViewPath
