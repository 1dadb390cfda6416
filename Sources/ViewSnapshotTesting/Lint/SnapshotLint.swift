internal import Foundation
internal import LayoutCore
internal import ViewLint

/// Gathers what is wrong with the layouts that snapshots are made of, where the settings want that.
@MainActor
final class SnapshotLint {
  /// That of the assertion that is under way.
  private enum Scope { @TaskLocal static var current: SnapshotLint? }

  private var results: [LintAssertion.Result] = []
  private let assertion: LintAssertion

  private init(_ place: SourcePlace) {
    assertion = LintAssertion(at: place)
  }

  /// Runs an assertion of snapshots, and fails the test once for all that is wrong with their layouts.
  nonisolated static func run(_ place: SourcePlace, _ assertion: () -> Void) {
    // Assertions for several variants are one.
    guard LayoutLintConfiguration.current.snapshots == true, Scope.current == nil, MainQueue.isCurrent else {
      return assertion()
    }
    let gathering = MainActor.assumeIsolated { SnapshotLint(place) }
    Scope.$current.withValue(gathering, operation: assertion)
    MainActor.assumeIsolated { gathering.report() }
  }

  /// Looks at the layout of a view that a snapshot was made of, as it is for that.
  static func look(at view: UIView, named name: String? = nil, scale: Int) {
    guard let current = Scope.current, !view.bounds.isEmpty else { return }
    let findings = current.assertion.linter(scales: [scale]).findings(in: view)
    // The picture of what was found is no snapshot.
    Scope.$current.withValue(nil) {
      current.results.append(current.assertion.result(findings, in: view, named: name))
    }
  }

  private func report() {
    guard var result = results.first else { return }
    result.findings = results.flatMap(\.findings).merged
    result.picture = results.lazy.compactMap(\.picture).first
    assertion.report { result }
  }
}
