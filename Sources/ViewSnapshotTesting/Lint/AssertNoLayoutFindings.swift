public import Foundation
public import LayoutCore
public import Plumb
import StyleCore
public import ViewLint

/// Asserts that the layout of a view has no problems, in tests of Swift Testing and of XCTest.
///
/// The view is laid out in its own environment, several times at each scale and size, and restored; problems fail the
/// test once, with the views, the lines of code and the fixes. Settings around the call, of the trait `.layoutLint` or
/// of `withLayoutLint`, apply too.
///
/// ```swift
/// let card = ProfileCard(name: "Ada Lovelace")
/// assertNoLayoutFindings(
///   in: card, scales: [2, 3], sizes: [CGSize(width: 240, height: 80), CGSize(width: 480, height: 80)])
/// ```
///
/// - Parameters:
///   - view: The view; an error that it throws fails the test.
///   - scales: The scales, in pixels per point, each with its own layouts.
///   - sizes: The sizes, in points, at which the view is laid out; empty is its own.
///   - system: The version of the system; that of the settings around by default, else of the main screen.
///   - exemptions: The intended findings, each with a reason; an exemption without findings is a warning.
///   - minimumSeverity: The minimum severity that fails; that of the settings around by default, else `.warning`.
///   - checkingAccessibility: Whether names of elements, contrast, large text and the reach of elements are checked,
///     too.
///   - fileID: The file ID of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertNoLayoutFindings(
  in view: @autoclosure () throws -> UIView, scales: [Int] = [1, 2, 3], sizes: [CGSize] = [],
  system: Plumb.SystemVersion? = nil, allowing exemptions: [LintExemption] = [],
  minimumSeverity: Severity? = nil,
  checkingAccessibility: Bool = false, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = LintAssertion(
    exemptions, minimumSeverity,
    at: AssertionLocation(fileID: fileID, file: filePath, line: line, column: column))
  assertion.report(in: system) {
    let view = try view()
    try LintAssertion.check(scales: scales, sizes: sizes.isEmpty ? [view.bounds.size] : sizes)
    let linter = assertion.linter(
      scales: scales, sizes: sizes, checksAccessibility: checkingAccessibility)
    let findings = linter.findings(in: view)
    return assertion.result(findings, in: view)
  }
}

/// Asserts that code causes no problems in a laid-out view, with events or changes of its content.
///
/// The whole of `body` is recorded, and the layout that it requests; see
/// `assertNoLayoutFindings(in:scales:sizes:system:allowing:minimumSeverity:checkingAccessibility:)` for the layout of the view
/// by itself.
///
/// ```swift
/// let card = ProfileCard(name: "Ada Lovelace")
/// card.frame.size = CGSize(width: 320, height: 80)
/// assertNoLayoutFindings(in: card) {
///   card.name = "Grace Hopper"
/// }
/// ```
///
/// - Parameters:
///   - view: The view; an error that it throws fails the test.
///   - system: The version of the system; that of the settings around by default, else of the main screen.
///   - exemptions: The intended findings, each with a reason; an exemption without findings is a warning.
///   - minimumSeverity: The minimum severity that fails; that of the settings around by default, else `.warning`.
///   - fileID: The file ID of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - body: The code; an error that it throws fails the test.
@preconcurrency @MainActor
public func assertNoLayoutFindings(
  in view: @autoclosure () throws -> UIView, system: Plumb.SystemVersion? = nil,
  allowing exemptions: [LintExemption] = [],
  minimumSeverity: Severity? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, during body: () throws -> Void
) {
  let assertion = LintAssertion(
    exemptions, minimumSeverity,
    at: AssertionLocation(fileID: fileID, file: filePath, line: line, column: column))
  assertion.report(in: system) {
    let view = try view()
    var failure: (any Error)?
    let findings = assertion.linter().findings(in: view) {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
    return assertion.result(findings, in: view)
  }
}

/// Asserts that the layout of a controller's view has no problems, in a window of its own.
///
/// ```swift
/// let profile = ProfileController()
/// assertNoLayoutFindings(in: profile, on: .iPhone16)
/// assertNoLayoutFindings(in: profile, on: .iPhone16(.landscape))
/// ```
///
/// - Parameters:
///   - controller: The controller; an error that it throws fails the test.
///   - config: The window; one of the view's size by default.
///   - scales: The scales, in pixels per point; those of the device by default, else one, two and three.
///   - sizes: The sizes of the window, in points; empty is that of `config`.
///   - system: The version of the system; that of the settings around by default, else of the main screen.
///   - exemptions: The intended findings, each with a reason; an exemption without findings is a warning.
///   - minimumSeverity: The minimum severity that fails; that of the settings around by default, else `.warning`.
///   - checkingAccessibility: Whether names of elements, contrast, large text and the reach of elements are checked,
///     too.
///   - fileID: The file ID of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
@preconcurrency @MainActor
public func assertNoLayoutFindings(
  in controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig = ViewImageConfig(),
  system: Plumb.SystemVersion? = nil,
  scales: [Int]? = nil, sizes: [CGSize] = [], allowing exemptions: [LintExemption] = [],
  minimumSeverity: Severity? = nil, checkingAccessibility: Bool = false,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = LintAssertion(
    exemptions, minimumSeverity,
    at: AssertionLocation(fileID: fileID, file: filePath, line: line, column: column))
  assertion.report(in: system, on: config) {
    let controller = try controller()
    let scales = scales ?? config.scale.map { [$0] } ?? [1, 2, 3]
    try LintAssertion.check(scales: scales, sizes: sizes)
    return try SnapshotHost.with(controller, in: config, traits: UITraitCollection(), scale: scales[0]) {
      window, _ in
      try LintAssertion.check(scales: scales, sizes: [window.bounds.size])
      let linter = assertion.linter(
        scales: scales, sizes: sizes, checksAccessibility: checkingAccessibility)
      let findings = linter.findings(in: window)
      return assertion.result(findings, in: window, named: "\(type(of: controller))")
    }
  }
}

/// Asserts that code causes no problems in a controller, in a window of its own.
///
/// ```swift
/// let profile = ProfileController()
/// assertNoLayoutFindings(in: profile, on: .iPhone16) {
///   profile.showName("Grace Hopper")
/// }
/// ```
///
/// - Parameters:
///   - controller: The controller; an error that it throws fails the test.
///   - config: The window; one of the view's size by default.
///   - system: The version of the system; that of the settings around by default, else of the main screen.
///   - exemptions: The intended findings, each with a reason; an exemption without findings is a warning.
///   - minimumSeverity: The minimum severity that fails; that of the settings around by default, else `.warning`.
///   - fileID: The file ID of the call.
///   - filePath: The path of the file of the call.
///   - line: The line of the call.
///   - column: The column of the call.
///   - body: The code; an error that it throws fails the test.
@preconcurrency @MainActor
public func assertNoLayoutFindings(
  in controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig = ViewImageConfig(),
  system: Plumb.SystemVersion? = nil,
  allowing exemptions: [LintExemption] = [], minimumSeverity: Severity? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, during body: () throws -> Void
) {
  let assertion = LintAssertion(
    exemptions, minimumSeverity,
    at: AssertionLocation(fileID: fileID, file: filePath, line: line, column: column))
  assertion.report(in: system, on: config) {
    let controller = try controller()
    let scale = config.scale ?? UITraitCollection().pictureScale
    return try SnapshotHost.with(controller, in: config, traits: UITraitCollection(), scale: scale) {
      window, _ in
      var failure: (any Error)?
      let findings = assertion.linter().findings(in: window) {
        do { try body() } catch { failure = error }
      }
      if let failure { throw failure }
      return assertion.result(findings, in: window, named: "\(type(of: controller))")
    }
  }
}
