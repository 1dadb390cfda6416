import ManualLayout
import Testing
import UIKit
import ViewSnapshotTesting

/// Examples of assertions about layouts, all of which hold.
@MainActor
struct LayoutAssertionExamples {
  @Test("A view has no findings at two sizes") func view() {
    // Page: Sources/ViewSnapshotTesting/Lint/AssertNoLayoutFindings.swift
    let card = ProfileCard(name: "Ada Lovelace")
    assertNoLayoutFindings(
      in: card, scales: [2, 3], sizes: [CGSize(width: 240, height: 80), CGSize(width: 480, height: 80)])
    // End
  }

  @Test("A change of a view causes no findings") func change() {
    // Page: Sources/ViewSnapshotTesting/Lint/AssertNoLayoutFindings.swift
    let card = ProfileCard(name: "Ada Lovelace")
    card.frame.size = CGSize(width: 320, height: 80)
    assertNoLayoutFindings(in: card) {
      card.name = "Grace Hopper"
    }
    // End
  }

  @Test("A screen has no findings on a phone") func controller() {
    // Page: Sources/ViewSnapshotTesting/Lint/AssertNoLayoutFindings.swift
    let profile = ProfileController()
    assertNoLayoutFindings(in: profile, on: .iPhone16)
    assertNoLayoutFindings(in: profile, on: .iPhone16(.landscape))
    // End
  }

  @Test("An event on a screen causes no findings") func event() {
    // Page: Sources/ViewSnapshotTesting/Lint/AssertNoLayoutFindings.swift
    let profile = ProfileController()
    assertNoLayoutFindings(in: profile, on: .iPhone16) {
      profile.showName("Grace Hopper")
    }
    // End
  }

  @Test("An exemption applies to the assertions in its scope") func scope() {
    // Page: Sources/ViewSnapshotTesting/Lint/LayoutLintConfiguration.swift
    let exemption = LintExemption(.smallTouchTarget, view: "close", reason: "It is for a pointer.")
    withLayoutLint(allowing: [exemption]) {
      assertNoLayoutFindings(in: Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 32)))
    }
    // End
  }

  // Page: Sources/ViewSnapshotTesting/Lint/LayoutLintTrait.swift
  @Suite(.layoutLint(minimumSeverity: .error, snapshots: true))
  struct ScreenTests {
    // Each assertSnapshot of these tests also fails for an error in the layout of its view.
  }
  // End

  private final class Toolbar: UIView {
    private let close = UIButton(type: .system)

    override init(frame: CGRect) {
      super.init(frame: frame)
      close.accessibilityIdentifier = "close"
      close.setTitle("×", for: .normal)
      addSubview(close)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      close.bounds.size = CGSize(width: 24, height: 24)
      close.alignToSuperview(.trailingCenter, inset: 8)
    }
  }
}

/// A picture with a name beside it.
final class ProfileCard: UIView {
  private let picture = UIView()
  private let label = UILabel()

  var name: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  init(name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    picture.backgroundColor = .systemTeal
    label.text = name
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = CGSize(width: 48, height: 48)
    picture.alignToSuperview(.leadingCenter, inset: 16)
    label.sizeToFit(width: bounds.width - 96, constraints: .maxWidth)
    label.align(.leadingCenter, with: picture, .trailingCenter, horizontalOffset: 16)
  }
}

/// A screen with a card.
final class ProfileController: UIViewController {
  private let card = ProfileCard(name: "Ada Lovelace")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = view.bounds.inset(by: view.safeAreaInsets).slice(from: .minYEdge, amount: 80).slice
  }

  func showName(_ name: String) {
    card.name = name
  }
}
