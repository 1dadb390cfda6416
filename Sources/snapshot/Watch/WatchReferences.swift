internal import ImageComparison
internal import StyleCore
internal import ViewSession

extension SessionVariant {
  /// Returns the path of the reference of a spec's picture; nil for variants of which `snapshot record` makes none.
  func referencePath(of location: SpecLocation) -> String? {
    guard device == nil, !isLandscape, width == nil, height == nil, style == nil, direction == nil,
      textSize == nil,
      language == nil
    else { return nil }
    let named = system.flatMap { number in SystemVersion.allCases.first { $0.rawValue == number } }
    return ReferenceStore.besideSpecs.path(for: location.path, variant: named?.identifier, scale: scale)
  }
}

/// The size of a PNG, as its header states it; 0 of what is none.
struct PNGSize {
  var width = 0
  var height = 0

  init(of bytes: [UInt8]) {
    guard bytes.count >= 24 else { return }
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
  }
}

extension Duration {
  /// The duration in milliseconds.
  var inMilliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
