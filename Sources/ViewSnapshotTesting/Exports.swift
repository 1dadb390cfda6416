// What a strategy is told to forgive needs no import of its own.
@_exported public import struct ImageComparison.InvalidTolerance
@_exported public import struct ImageComparison.Tolerance
