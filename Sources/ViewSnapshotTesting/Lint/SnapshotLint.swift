internal import Foundation
internal import LayoutCore
internal import ViewLint

/// A collector of the findings in the layouts of snapshots, if the settings ask for them.
@MainActor
final class SnapshotLint {
  /// The task-local collector of the running assertion.
  private enum Scope { @TaskLocal static var current: SnapshotLint? }

  private var results: [LintAssertion.Result] = []
  private let assertion: LintAssertion

  private init(_ place: AssertionLocation) {
    assertion = LintAssertion(at: place)
  }

  /// Runs an assertion of snapshots, and fails the test once for all problems of their layouts.
  nonisolated static func run(_ place: AssertionLocation, _ assertion: () -> Void) {
    // Assertions for several variants are one.
    guard LayoutLintConfiguration.current.snapshots == true, Scope.current == nil, MainQueue.isCurrent else {
      return assertion()
    }
    let gathering = MainActor.assumeIsolated { SnapshotLint(place) }
    Scope.$current.withValue(gathering, operation: assertion)
    MainActor.assumeIsolated { gathering.report() }
  }

  /// Examines the layout of a view in the state of its snapshot.
  static func look(at view: UIView, named name: String? = nil, scale: Int) {
    guard let current = Scope.current, !view.bounds.isEmpty else { return }
    let findings = current.assertion.linter(scales: [scale]).findings(in: view)
    // The picture of the findings is no snapshot.
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
