/// Space between pairs of letters, in units of 1/1024 em.
enum Kerning {
  static func between(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double { 0 }
}
