extension Finding {
  /// The fix in the words of a spec: those of rules on views speak of Swift.
  package var fixInSpecs: String {
    switch code.descriptor.fixInSpecs {
    case .same: fix
    case .instead(let words): words
    case .rewording(let words, let others): fix.replacing(words, with: others)
    }
  }
}
