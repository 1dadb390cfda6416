import Foundation
import UIKit
import ViewLint
import ViewSession
import ViewSpec

/// A source of views that a closure makes.
struct MadeSource: SessionSource {
  var name = "Card"
  var place: FindingSource? { FindingSource(file: "Card.swift", line: 7) }
  var module: String? { "Cards" }
  var fixedWidth: Double?
  let make: @MainActor () throws -> SessionContent

  func completed(_ variant: SessionVariant) -> SessionVariant {
    var variant = variant
    if variant.device == nil { variant.width = variant.width ?? fixedWidth }
    return variant
  }

  func makeContent(_ variant: SessionVariant) throws -> SessionContent { try make() }
}

/// A card of 200 × 140 points with a title, a button that changes it, and a field.
final class CardView: UIView {
  let title = UILabel()
  let button = UIButton(type: .system)
  let field = UITextField()
  private var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    title.text = "Hello"
    title.accessibilityIdentifier = "title"
    button.setTitle("Save", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        taps += 1
        title.text = "Saved \(taps)"
      }, for: .touchUpInside)
    field.placeholder = "Name"
    field.translatesAutoresizingMaskIntoConstraints = false
    for view in [title, button, field] { addSubview(view) }
    let width = field.widthAnchor.constraint(equalToConstant: 150)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16), width,
      field.topAnchor.constraint(equalTo: button.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The line that sets the frame of the title.
  static let titleLine = #line + 4

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 10.3, width: bounds.width - 32, height: 22)
    button.frame = CGRect(x: 16, y: 40, width: 100, height: 44)
  }

  static var source: MadeSource {
    MadeSource { .view(CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 140))) }
  }
}

extension SpecSource {
  init(text: String) throws {
    self.init(try LayoutSpec(parsing: Array(text.utf8), file: "card.json"), path: "card.json")
  }
}

extension SessionVariant {
  init(_ change: (inout SessionVariant) -> Void) {
    self.init()
    change(&self)
  }
}
