extension Finding {
  /// The fix as a spec says it: rules on views speak of Swift.
  package var fixInSpecs: String {
    switch code.descriptor.fixInSpecs {
    case .same: fix
    case .instead(let words): words
    case .rewording(let words, let others): fix.replacing(words, with: others)
    }
  }
}
