public import Foundation
public import LayoutCore
import StyleCore
public import ViewLint

/// Asserts that nothing is wrong with the layout of a view, in tests of Swift Testing and of XCTest alike.
///
/// The view is laid out in its own environment, several times at each scale and size, and left as it was; what was wrong
/// fails the test once, with the views, the lines of code and the fixes. Settings that are given around the call, by the
/// trait `.layoutLint` or by `withLayoutLint`, hold here too.
///
/// - Parameters:
///   - view: The view; what it throws fails the test.
///   - scales: Pixels per point, each with a layout of its own.
///   - sizes: The sizes in points that the view is laid out at; empty is its own.
///   - exemptions: Findings that are meant, each with its reason; what covers nothing is told as a warning.
///   - minimumSeverity: The least severity that fails; by default that of the settings around, else `.warning`.
@preconcurrency @MainActor
public func assertNoLayoutFindings(
  in view: @autoclosure () throws -> UIView, scales: [Int] = [1, 2, 3], sizes: [CGSize] = [],
  allowing exemptions: [LintExemption] = [], minimumSeverity: Severity? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = LintAssertion(
    exemptions, minimumSeverity, at: SourcePlace(fileID, filePath, line, column))
  assertion.report {
    let view = try view()
    try LintAssertion.check(scales: scales, sizes: sizes.isEmpty ? [view.bounds.size] : sizes)
    let findings = assertion.linter(scales: scales, sizes: sizes).findings(in: view)
    return assertion.result(findings, in: view)
  }
}

/// Asserts that nothing is wrong with what code does to a view that is laid out: events, changes of its content.
///
/// All that happens in `body` is watched, and the layout that it asks for; see
/// `assertNoLayoutFindings(in:scales:sizes:allowing:minimumSeverity:)` for the layout of the view by itself.
///
/// - Parameter body: What is done to the view; what it throws fails the test.
@preconcurrency @MainActor
public func assertNoLayoutFindings(
  in view: @autoclosure () throws -> UIView, allowing exemptions: [LintExemption] = [],
  minimumSeverity: Severity? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, during body: () throws -> Void
) {
  let assertion = LintAssertion(
    exemptions, minimumSeverity, at: SourcePlace(fileID, filePath, line, column))
  assertion.report {
    let view = try view()
    var failure: (any Error)?
    let findings = assertion.linter().findings(in: view) {
      do { try body() } catch { failure = error }
    }
    if let failure { throw failure }
    return assertion.result(findings, in: view)
  }
}

/// Asserts that nothing is wrong with the layout of a controller's view, in a window that is only for the test.
///
/// - Parameters:
///   - controller: The controller; what it throws fails the test.
///   - config: The window; by default one of the view's size.
///   - scales: Pixels per point; by default those of the device, else one, two and three.
///   - sizes: The sizes in points of the window; empty is that of `config`.
///   - exemptions: Findings that are meant, each with its reason; what covers nothing is told as a warning.
///   - minimumSeverity: The least severity that fails; by default that of the settings around, else `.warning`.
@preconcurrency @MainActor
public func assertNoLayoutFindings(
  in controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig = ViewImageConfig(),
  scales: [Int]? = nil, sizes: [CGSize] = [], allowing exemptions: [LintExemption] = [],
  minimumSeverity: Severity? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let assertion = LintAssertion(
    exemptions, minimumSeverity, at: SourcePlace(fileID, filePath, line, column))
  assertion.report {
    let controller = try controller()
    let scales = scales ?? config.scale.map { [$0] } ?? [1, 2, 3]
    try LintAssertion.check(scales: scales, sizes: sizes)
    return try Stage.with(controller, config, traits: UITraitCollection(), scale: scales[0]) { window, _ in
      try LintAssertion.check(scales: scales, sizes: [window.bounds.size])
      let findings = assertion.linter(scales: scales, sizes: sizes).findings(in: window)
      return assertion.result(findings, in: window, named: "\(type(of: controller))")
    }
  }
}

/// Asserts that nothing is wrong with what code does to a controller that is shown in a window only for the test.
///
/// - Parameter body: What is done to it; what it throws fails the test.
@preconcurrency @MainActor
public func assertNoLayoutFindings(
  in controller: @autoclosure () throws -> UIViewController, on config: ViewImageConfig = ViewImageConfig(),
  allowing exemptions: [LintExemption] = [], minimumSeverity: Severity? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, during body: () throws -> Void
) {
  let assertion = LintAssertion(
    exemptions, minimumSeverity, at: SourcePlace(fileID, filePath, line, column))
  assertion.report {
    let controller = try controller()
    let scale = config.scale ?? UITraitCollection().pictureScale
    return try Stage.with(controller, config, traits: UITraitCollection(), scale: scale) { window, _ in
      var failure: (any Error)?
      let findings = assertion.linter().findings(in: window) {
        do { try body() } catch { failure = error }
      }
      if let failure { throw failure }
      return assertion.result(findings, in: window, named: "\(type(of: controller))")
    }
  }
}
