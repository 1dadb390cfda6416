// The type by which findings name views.
@_exported public import struct Escaping.ViewPath
// What a strategy is told to forgive needs no import of its own.
@_exported public import struct ImageComparison.InvalidTolerance
@_exported public import struct ImageComparison.Tolerance
// What `assertNoLayoutFindings` is told to allow, and its words.
@_exported public import struct ViewLint.Finding
@_exported public import enum ViewLint.FindingCode
@_exported public import struct ViewLint.LintExemption
@_exported public import enum ViewLint.Severity
