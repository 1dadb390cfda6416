import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore
import TextViewCore

/// The order of the calls that objects of nibs receive.
@MainActor
enum Calls {
  static var log: [String] = []
}

/// A view with outlets and properties that files set.
class Card: UIView {
  var titleLabel: UILabel!
  private var hiddenLabel: UILabel!
  var buttons: [UIButton] = []
  weak var heightConstraint: NSLayoutConstraint!
  var radius: CGFloat = 0 { didSet { Calls.log.append("radius \(radius) title \(titleLabel != nil)") } }
  var count = 0
  var name: String?
  var isHot = false
  var tint: UIColor?
  var taps: [String] = []
  var subviewCountInInit = -1
  var secret: UILabel? { hiddenLabel }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewCountInInit = subviews.count
    Calls.log.append("init \(subviews.count) \(Int(frame.width))")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Calls.log.append("awake title \(titleLabel != nil) radius \(radius)")
  }

  func tap(_ sender: UIButton) { taps.append("tap") }
  func tapTwo(_ sender: Any, _ event: UIEvent?) { taps.append("two") }

  static var members: [ObjectiveCMember] {
    [
      ObjectiveCMember("titleLabel", \Card.titleLabel), ObjectiveCMember("hiddenLabel", \Card.hiddenLabel),
      ObjectiveCMember("buttons", \Card.buttons),
      ObjectiveCMember("heightConstraint", \Card.heightConstraint),
      ObjectiveCMember("radius", \Card.radius), ObjectiveCMember("count", \Card.count),
      ObjectiveCMember("name", \Card.name), ObjectiveCMember("isHot", \Card.isHot),
      ObjectiveCMember("tint", \Card.tint),
      ObjectiveCMember("tap:", { (card: Card, sender: UIButton) in card.tap(sender) }),
      ObjectiveCMember("tapTwo:event:", { (card: Card, one: Any, two: UIEvent?) in card.tapTwo(one, two) }),
    ]
  }
}

/// The owner of a nib.
class CardOwner: NSObject {
  var card: Card?
  var taps = 0
  func tapped() { taps += 1 }

  static var members: [ObjectiveCMember] {
    [
      ObjectiveCMember("card", \CardOwner.card),
      ObjectiveCMember("tapped", { (owner: CardOwner) in owner.tapped() }),
    ]
  }
}

/// The delegate of a navigation controller.
class WayDelegate: NSObject, UINavigationControllerDelegate {}

/// A cell with an outlet.
class PriceCell: UITableViewCell {
  var priceLabel: UILabel!
  static var members: [ObjectiveCMember] { [ObjectiveCMember("priceLabel", \PriceCell.priceLabel)] }
}

/// An item of a bar that knows its title when it awakes.
class AwakeItem: UIBarButtonItem {
  var awakeTitle: String?
  override func awakeFromNib() {
    super.awakeFromNib()
    awakeTitle = title
  }
}

/// A cell of a collection with an outlet.
class TileCell: UICollectionViewCell {
  var label: UILabel!
  static var members: [ObjectiveCMember] { [ObjectiveCMember("label", \TileCell.label)] }
}

/// A controller that notes its segues.
class ListController: UIViewController {
  var prepared: [String] = []
  var refuses = false
  var helloLabel: UILabel!
  var unwound: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(
      "\(segue.identifier ?? "-") \(type(of: segue.destination)) \(sender.map { "\(type(of: $0))" } ?? "-")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !refuses }

  override func viewDidLoad() {
    super.viewDidLoad()
    Calls.log.append("viewDidLoad label \(helloLabel != nil) prepared \(prepared.count)")
  }

  func makeDetail(_ coder: NSCoder, sender: Any?) -> DetailController? {
    DetailController(coder: coder, number: 5)
  }
  func goBack(_ segue: UIStoryboardSegue) { unwound.append(segue.identifier ?? "-") }

  static var members: [ObjectiveCMember] {
    [
      ObjectiveCMember("helloLabel", \ListController.helloLabel),
      ObjectiveCMember(
        "makeDetail:sender:",
        { (own: ListController, coder: NSCoder, sender: Any?) in own.makeDetail(coder, sender: sender) }),
      ObjectiveCMember("goBack:", { (own: ListController, segue: UIStoryboardSegue) in own.goBack(segue) }),
    ]
  }
}

/// A controller that a segue leads to.
class DetailController: UIViewController {
  let number: Int
  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }
}

/// A segue that notes its performance.
class NotingSegue: UIStoryboardSegue {
  override func perform() { Calls.log.append("segue \(identifier ?? "-")") }
}

/// A constraint of its own class.
class Rule: NSLayoutConstraint {
  override func awakeFromNib() { Calls.log.append("rule \(constant)") }
}

/// An object that no view keeps.
class Helper: NSObject {
  var isMade = false
  override init() {
    super.init()
    isMade = true
  }
}

enum __ObjectiveC_NibClasses: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(Card.self, "tap(_:)") { Card.members },
      ObjectiveCClass(CardOwner.self, "") { CardOwner.members },
      ObjectiveCClass(PriceCell.self, "") { PriceCell.members },
      ObjectiveCClass(TileCell.self, "") { TileCell.members },
      ObjectiveCClass(DetailController.self, ""),
      ObjectiveCClass(ListController.self, "") { ListController.members },
    ]
  }
}
