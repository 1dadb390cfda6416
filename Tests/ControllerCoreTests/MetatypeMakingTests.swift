import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore
import Testing

// The initializers that the rewriter of sources gives to a file.
extension ObjectiveCMaking {
  fileprivate init(__made: Void = ()) { self = ObjectiveCRuntime.make(Self.self) }
  @MainActor fileprivate init(frame: CGRect, __made: Void = ()) {
    self = ObjectiveCRuntime.make(Self.self, frame: frame)
  }
  @MainActor
  fileprivate init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, __made: Void = ()) {
    self = ObjectiveCRuntime.make(Self.self, style: style, reuseIdentifier: reuseIdentifier)
  }
  @MainActor fileprivate init(nibName: String?, bundle: Bundle?, __made: Void = ()) {
    self = ObjectiveCRuntime.make(Self.self, nibName: nibName, bundle: bundle)
  }
  @MainActor
  fileprivate init(frame: CGRect, collectionViewLayout: UICollectionViewLayout, __made: Void = ()) {
    self = ObjectiveCRuntime.make(Self.self, frame: frame, collectionViewLayout: collectionViewLayout)
  }
  @MainActor fileprivate init(target: Any?, action: Selector?, __made: Void = ()) {
    self = ObjectiveCRuntime.make(Self.self, target: target, action: action)
  }
  @MainActor fileprivate init(rootViewController: UIViewController, __made: Void = ()) {
    self = ObjectiveCRuntime.make(Self.self, rootViewController: rootViewController)
  }
}

private class Card: UIView {
  var width = 0.0
  override init(frame: CGRect) {
    super.init(frame: frame)
    width = frame.width
  }
  required init?(coder: NSCoder) { nil }
  static func made() -> Self { Self.init(frame: CGRect(x: 0, y: 0, width: 4, height: 5)) }
}

private class Ace<Suit>: Card { var suit: Suit? }

private class Cell: UITableViewCell {
  var style: CellStyle?
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    self.style = style
  }
  required init?(coder: NSCoder) { nil }
}

private class Controller: UIViewController {}
private class Collection: UICollectionView {}
private class Tap: UIGestureRecognizer {}
private class Stack: UINavigationController {}
private class Model: NSObject {}
private class Item: UIBarButtonItem {}

private protocol Made { init() }
private class RequiredModel: NSObject, Made {
  required override init() {}
}

/// Tests of objects that metatypes make.
@MainActor @Suite struct MetatypeMakingTests {
  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func viewsAreOfTheClassOfTheMetatype() {
    for type in [Card.self, Ace<Int>.self, UIView.self] as [UIView.Type] {
      let view = (ObjectiveCRuntime.request(type), type).1.init(frame: frame)
      #expect(Swift.type(of: view) == type)
      #expect(view.frame == frame)
      #expect((view as? Card)?.width ?? 3 == 3)
      let other = ObjectiveCRuntime.requested(type).init()
      #expect(Swift.type(of: other) == type)
    }
    #expect(Swift.type(of: Ace<String>.made()) == Ace<String>.self)
    #expect(Ace<String>.made().width == 4)
  }

  @Test func otherClassesAreMadeByTheirInitializers() {
    let cell: UITableViewCell.Type = Cell.self
    let made = (ObjectiveCRuntime.request(cell), cell).1.init(style: .value1, reuseIdentifier: "a")
    #expect((made as? Cell)?.style == .value1)
    #expect(made.reuseIdentifier == "a")
    let controller: UIViewController.Type = Controller.self
    #expect(
      (ObjectiveCRuntime.request(controller), controller).1.init(nibName: nil, bundle: nil) is Controller)
    let collection: UICollectionView.Type = Collection.self
    let layout = UICollectionViewLayout()
    let grid = (ObjectiveCRuntime.request(collection), collection).1
      .init(frame: frame, collectionViewLayout: layout)
    #expect(grid is Collection)
    #expect(grid.collectionViewLayout === layout)
    let tap: UIGestureRecognizer.Type = Tap.self
    #expect((ObjectiveCRuntime.request(tap), tap).1.init(target: nil, action: nil) is Tap)
    let stack: UINavigationController.Type = Stack.self
    #expect((ObjectiveCRuntime.request(stack), stack).1.init(rootViewController: UIViewController()) is Stack)
    let model: NSObject.Type = Model.self
    #expect((ObjectiveCRuntime.request(model), model).1.init() is Model)
  }

  @Test func barButtonItemsAreMadeByTheirThreeInitializers() {
    let (type, target) = (Item.self, Model())
    let titled: UIBarButtonItem = ObjectiveCRuntime.make(
      ObjectiveCRuntime.requested(type), title: "a", style: .done, target: target, action: nil)
    #expect(titled is Item && titled.title == "a" && titled.style == .done && titled.target === target)
    let image = UIImage()
    let pictured: UIBarButtonItem = ObjectiveCRuntime.make(
      ObjectiveCRuntime.requested(type), image: image, style: .plain, target: nil, action: nil)
    #expect(pictured is Item && pictured.image == image)
    let system: UIBarButtonItem = ObjectiveCRuntime.make(
      ObjectiveCRuntime.requested(type), barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    #expect(system is Item)
    let space: Item = Item.fixedSpace(8)
    #expect(space.width == 8)
    #expect(Swift.type(of: Item.flexibleSpace()) == Item.self)
  }

  @Test func nestedCallsMakeTheirOwnClasses() {
    let (outer, inner): (UIView.Type, UIView.Type) = (Card.self, Ace<Int>.self)
    var found: UIView?
    func size() -> CGRect {
      let view = (ObjectiveCRuntime.request(inner), inner).1.init(frame: frame)
      found = view
      return view.frame
    }
    let view = (ObjectiveCRuntime.request(outer), outer).1.init(frame: size())
    #expect(Swift.type(of: view) == Card.self)
    #expect(found is Ace<Int>)
  }

  @Test func requiredInitializersLeaveNothingBehind() {
    let type: any Made.Type = RequiredModel.self
    for _ in 0..<40 { #expect((ObjectiveCRuntime.request(type), type).1.init() is RequiredModel) }
    let view: UIView.Type = Card.self
    #expect((ObjectiveCRuntime.request(view), view).1.init(frame: frame) is Card)
  }
}
