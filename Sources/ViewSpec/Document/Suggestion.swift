import Escaping

/// Returns the question that suggests the nearest name, or `nil` if there is none.
func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
  nearestName(to: name, among: candidates).map { "did you mean \(quoted($0))?" }
}
