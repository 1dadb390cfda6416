import Foundation
import Plumb
import TestSupport
import Testing
import UIKit

/// Examples of the loop, users, traces and pictures.
@MainActor
struct PlumbExamples {
  @Test("A banner is hidden after two seconds") func loop() {
    let banner = UILabel()
    // Page: Sources/Plumb/HeadlessLoop.swift
    HeadlessLoop.after(2) { banner.isHidden = true }
    HeadlessLoop.run(for: 1.5)
    #expect(!banner.isHidden)
    HeadlessLoop.run(for: 0.5)
    #expect(banner.isHidden)
    // End
  }

  @Test("A folder has texts") func resources() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "PlumbExamples-\(UUID().uuidString)")
    let language = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer {
      AppResources.remove(folder)
      try? FileManager.default.removeItem(at: folder)
    }
    try Data("\"greeting\" = \"Hello\";".utf8).write(to: language.appending(path: "Localizable.strings"))
    // Page: Sources/Plumb/AppResources.swift
    AppResources.add(folder)
    #expect(NSLocalizedString("greeting", comment: "") == "Hello")
    // End
  }

  @Test("A photo wants no home indicator") func systemBars() {
    final class PhotoController: UIViewController {
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let window = UIWindow(device: Device(named: "iphone-16")!)
    defer { window.isHidden = true }
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    // Page: Sources/Plumb/SystemBars.swift
    navigation.pushViewController(PhotoController(), animated: false)
    #expect(SystemBars(of: window).isHomeIndicatorHidden)
    // End
  }

  @Test("The main screen has a system") func systems() {
    defer { UIScreen.main.systemVersion = .v17 }
    // Page: Sources/Plumb/SystemVersion.swift
    UIScreen.main.systemVersion = .v26
    print(UIDevice.current.systemVersion)  // 26.0
    // End
    #expect(UIDevice.current.systemVersion == "26.0")
  }

  @Test("A window follows the direction of its language") func languages() {
    let device = Device(named: "iphone-16")!
    // Page: Sources/Plumb/Localization.swift
    Localization.withLanguage("ar") {
      let window = UIWindow(device: device)
      #expect(window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    // End
  }

  @Test("An animation is halfway after half of its duration") func animations() {
    let window = UIWindow(device: Device(named: "iphone-16")!)
    defer { window.isHidden = true }
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    window.addSubview(card)
    // Page: Sources/Plumb/HeadlessLoop+Animations.swift
    HeadlessLoop.withAnimations {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { card.alpha = 0 })
      HeadlessLoop.run(for: 0.5)
      #expect(card.layer.presentation()?.opacity == 0.5)
    }
    // End
  }

  @Test("A display link is called for each frame") func displayLinks() {
    var frames = 0
    HeadlessLoop.withAnimations {
      // Page: Sources/Plumb/CADisplayLink+Calling.swift
      let link = CADisplayLink.calling { _ in frames += 1 }
      link.add(to: .main, forMode: .common)
      HeadlessLoop.run(for: 0.5)  // 30 frames
      link.invalidate()
      // End
    }
    // 0.5 s with 60 frames a second
    #expect(frames == 30)
  }

  @Test("An application runs on a device") func application() throws {
    // Page: Sources/Plumb/HeadlessApplication.swift
    HeadlessApplication.launch(AppDelegate(), on: Device(named: "iphone-se-3"), orientation: .landscape)
    defer { HeadlessApplication.terminate() }
    HeadlessLoop.runUntilIdle()
    let user = try HeadlessUser()
    #expect(user.window.bounds.size == CGSize(width: 667, height: 375))
    // End
  }

  @Test("A user opens a screen and goes back") func user() throws {
    let window = UIWindow(device: Device(named: "iphone-16")!)
    window.rootViewController = UINavigationController(rootViewController: SearchController())
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    HeadlessLoop.runUntilIdle()
    // Page: Sources/Plumb/User/HeadlessUser.swift
    let user = try HeadlessUser()
    try user.tap(on: "Search")
    try user.type("Botany\n")
    #expect(user.sees("Results for Botany"))
    try user.goBack()
    // End
    #expect(!user.sees("Results for Botany"))
  }

  @Test("A trace has the layout of a card") func traces() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    // Page: Sources/Plumb/Trace.swift
    let trace = Trace.record { card.layoutIfNeeded() }
    print(trace)
    // layout pass from Card
    //   layoutSubviews of Card
    // End
    #expect(trace.description.hasPrefix("layout pass from Card\n  layoutSubviews of Card\n"))
  }

  @Test("A summary counts forced layouts") func summaries() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    // Page: Sources/Plumb/TurnSummary.swift
    let trace = Trace.record {
      card.layoutIfNeeded()
      card.setNeedsLayout()
      card.layoutIfNeeded()
    }
    let repeated = trace.summaries.flatMap(\.views).filter { $0.layoutPasses > 1 }
    print(repeated.map { "\($0.path): \($0.layoutPasses) passes" })  // ["Card: 2 passes"]
    // End
    #expect(repeated.map { "\($0.path): \($0.layoutPasses) passes" } == ["Card: 2 passes"])
  }

  @Test("A test collects what UIKit would log") func diagnostics() {
    let card = UIView()
    // Page: Sources/Plumb/Diagnostic.swift
    let diagnostics = Diagnostic.collect { card.frame.size.width = .nan }
    #expect(diagnostics.map(\.kind) == [.invalidGeometry])
    // End
  }

  @Test("A device has a screen, and windows fill it") func devices() {
    // Page: Sources/Plumb/Device.swift
    let phone = Device(named: "iphone-16")!
    print(phone.name, phone.scale, phone.size(.landscape))  // iPhone 16 3.0 (852.0, 393.0)
    print(phone.safeAreaInsets(.landscape).left)  // 59.0
    // End
    #expect("\(phone.name) \(phone.scale)" == "iPhone 16 3.0")
    #expect(phone.size(.landscape) == CGSize(width: 852, height: 393))
    #expect(phone.safeAreaInsets(.landscape).left == 59)
    // Page: Sources/Plumb/UIWindow+Device.swift
    let window = UIWindow(device: phone, orientation: .landscape) { $0.userInterfaceStyle = .dark }
    window.rootViewController = SearchController()
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    // End
    #expect(window.bounds.size == phone.size(.landscape))
    window.isHidden = true
  }

  @Test("A view is drawn to pixels and to a file") func pictures() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "badge.png")
    // Page: Sources/Plumb/UIView+Picture.swift
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    badge.backgroundColor = .white
    let picture = badge.bitmap(scale: 3)  // 60 × 60 pixels
    #expect(picture[30, 30].red == 255)
    // End
    #expect(picture.width == 60 && picture.height == 60)
    // Page: Sources/Plumb/UIView+Picture.swift
    badge.layer.cornerRadius = 10
    let png = try badge.pngData(scale: 2)  // 40 × 40 pixels
    try png.write(to: file)
    // End
    #expect(folder.files == ["badge.png"])
  }

  private final class AppDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  private final class Card: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class SearchController: UIViewController, UITextFieldDelegate {
    private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Search"
      field.delegate = self
      view.addSubview(field)
    }

    func textFieldShouldReturn(_ field: UITextField) -> Bool {
      field.resignFirstResponder()
      let results = UIViewController()
      let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
      label.text = "Results for \(field.text ?? "")"
      results.view.addSubview(label)
      navigationController?.pushViewController(results, animated: true)
      return true
    }
  }
}
