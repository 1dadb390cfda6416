// The type by which findings name views.
@_exported public import struct Escaping.ViewPath
// The tolerance of strategies, which needs no import of its own.
@_exported public import struct ImageComparison.InvalidTolerance
@_exported public import struct ImageComparison.Tolerance
// The version of the system of strategies and settings.
@_exported public import enum Plumb.SystemVersion
// The elements that VoiceOver reads, for expectations without a reference.
@_exported public import struct ViewAccessibility.AccessibilityReading
// The exemptions of `assertNoLayoutFindings`, and their types.
@_exported public import struct ViewLint.Finding
@_exported public import enum ViewLint.FindingCode
@_exported public import struct ViewLint.LintExemption
@_exported public import enum ViewLint.Severity
