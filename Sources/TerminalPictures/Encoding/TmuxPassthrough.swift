/// The sequence by which tmux hands another sequence to the terminal, if its option `allow-passthrough` is on.
enum TmuxPassthrough {
  /// Returns a sequence for the terminal around tmux: `ESC P tmux ;`, with each escape doubled, `ESC \`.
  static func wrapped(_ sequence: [UInt8]) -> [UInt8] {
    var result = Array("\u{1B}Ptmux;".utf8)
    result.reserveCapacity(sequence.count + 16)
    for byte in sequence {
      if byte == 0x1B { result.append(byte) }
      result.append(byte)
    }
    return result + Array("\u{1B}\\".utf8)
  }
}
