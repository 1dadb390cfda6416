import LayerCore
import Synchronization

extension SystemVersion {
  /// Runs a closure in whose task the main screen has another version of the system; `nil` changes nothing.
  ///
  /// Other tasks do not see it, so that tests with different systems can run side by side.
  package static func with<Value, Failure>(
    _ system: SystemVersion?, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let system else { return try body() }
    let result = RunningSystem.$scope.withValue(RunningSystem.Scope(system.rawValue)) {
      Result { () throws(Failure) in try body() }
    }
    return try result.get()
  }

  /// Runs a closure in whose task the main screen has another version of the system; `nil` changes nothing.
  package nonisolated(nonsending) static func with<Value>(
    _ system: SystemVersion?, _ body: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    guard let system else { return try await body() }
    return try await RunningSystem.$scope.withValue(RunningSystem.Scope(system.rawValue), operation: body)
  }

  /// The version that was asked for: in the scope of the task, or else for the main screen; `nil` if none was.
  package static var askedFor: SystemVersion? { UITraitCollection.ofMainScreen.values.system }
}

extension UITraitCollection {
  /// The last collections with the versions of scopes, so that reading the traits of a screen twice gives the same one.
  private static let scoped = Mutex<[SystemVersion: (base: UITraitCollection, result: UITraitCollection)]>([:]
  )

  /// The traits as code in the scope of the task sees them: with its version of the system, if there is one.
  package var inSystemScope: UITraitCollection {
    guard let scope = RunningSystem.scope, let system = SystemVersion(rawValue: scope.major),
      values.system != system
    else { return self }
    return UITraitCollection.scoped.withLock { known in
      if let found = known[system], found.base === self { return found.result }
      let result = with(system)
      known[system] = (self, result)
      return result
    }
  }

  /// Returns the traits for a screen, in place of earlier ones.
  ///
  /// In a scope, its version of the system changes, and the screen keeps that which it has outside.
  package func replacing(_ earlier: UITraitCollection) -> UITraitCollection {
    guard let scope = RunningSystem.scope else { return self }
    scope.major = system.rawValue
    guard values.system != earlier.values.system else { return self }
    return modifyingTraits { $0[UITraitSystemVersion.self] = earlier.values.system }
  }
}
