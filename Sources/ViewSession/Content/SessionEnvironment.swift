internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore

/// The environment of a session's code: the system and the language of its task, and the current traits.
@MainActor
struct SessionEnvironment {
  let version: StyleCore.SystemVersion?
  let language: String?
  let traits: UITraitCollection

  /// Creates the environment of a checked variant, on its device or on the main screen.
  init(_ variant: SessionVariant) throws(SessionError) {
    version = try variant.version
    language = variant.language
    let device = try variant.knownDevice
    let own = try variant.traits
    let base = device.map { $0.traits(variant.orientation) } ?? .ofMainScreen
    traits = UITraitCollection(traitsFrom: [base, own])
  }

  /// Runs code of views in the environment.
  func run<Result>(_ body: () throws -> Result) throws -> Result {
    try StyleCore.SystemVersion.with(version) {
      try Localization.withLanguage(language ?? AppLanguage.current) {
        var result: Swift.Result<Result, any Error>?
        traits.performAsCurrent { result = Swift.Result { try body() } }
        return try rethrowing(result)
      }
    }
  }

  /// Returns the value of a result that a closure set.
  private func rethrowing<Result>(_ result: Swift.Result<Result, any Error>?) throws -> Result {
    guard let result else { throw SessionError("the code of the view did not run") }
    return try result.get()
  }
}
