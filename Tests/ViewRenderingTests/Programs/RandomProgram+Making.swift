import ControlCore
import ControllerCore
import Foundation
import LayerCore
import LayoutCore
import ListCore
import StackCore
import StyleCore
import TextViewCore

/// The objects that random programs make.
extension RandomProgram {
  private static let kinds: [@MainActor (RandomProgram) -> UIView] = [
    { UIView(frame: $0.numbers.rect()) }, { UIView(frame: $0.numbers.rect()) },
    { UIView(frame: $0.numbers.rect()) }, { DrawnView(frame: $0.numbers.rect()) },
    { LaidOutView(frame: $0.numbers.rect()) }, { $0.makeLabel() }, { $0.makeLabel() },
    { $0.makeButton() }, { UIImageView(image: $0.numbers.image()) }, { $0.makeStack() }, { $0.makeStack() },
    { $0.makeScrollView() }, { $0.makeScrollView() }, { _ in UITextField() }, { $0.makeTextView() },
    { _ in UISlider() }, { _ in UISwitch() }, { _ in UIStepper() }, { _ in UIProgressView() },
    { _ in UIPageControl() }, { UISegmentedControl(items: ["A", $0.numbers.text()]) },
    { _ in UIActivityIndicatorView(style: .medium) }, { _ in UIDatePicker() }, { _ in UIPickerView() },
    { _ in UISearchBar() }, { $0.makeNavigationBar() }, { $0.makeToolbar() }, { $0.makeTabBar() },
    { _ in UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    { UITableView(frame: $0.numbers.rect(), style: .plain) },
    { UICollectionView(frame: $0.numbers.rect(), collectionViewLayout: UICollectionViewFlowLayout()) },
    { _ in UITableViewCell(style: .subtitle, reuseIdentifier: nil) }, { _ in UICalendarView() },
    { _ in UIRefreshControl() },
  ]

  /// A view that is in no other.
  func makeView() -> UIView {
    let kind = numbers.pick(Self.kinds) ?? { _ in UIView() }
    let view = prepared(kind(self))
    views.append(view)
    return view
  }

  /// A view that something keeps, and that nothing else is put into: so the program itself makes no cycle.
  func makeOwnedView() -> UIView {
    prepared(numbers.flag() ? makeLabel() : numbers.flag() ? makeButton() : DrawnView(frame: numbers.rect()))
  }

  private func prepared(_ view: UIView) -> UIView {
    _ = watch(view)
    _ = watch(view.layer)
    (view as? UIScrollView)?.delegate = delegate
    (view as? UIPickerView)?.dataSource = delegate
    (view as? UIPickerView)?.delegate = delegate
    if numbers.flag() { view.backgroundColor = numbers.color() }
    if numbers.flag() { view.frame = numbers.rect() }
    return view
  }

  private func makeLabel() -> UIView {
    let label = UILabel(frame: numbers.rect())
    label.text = numbers.text()
    label.numberOfLines = numbers.index(of: 3)
    return label
  }

  private func makeButton() -> UIView {
    let button = numbers.flag() ? UIButton(type: .system) : UIButton(configuration: .filled())
    button.setTitle(numbers.text(), for: .normal)
    return button
  }

  private func makeStack() -> UIView {
    let stack = UIStackView(arrangedSubviews: numbers.flag() ? [makeView(), makeView()] : [])
    stack.axis = numbers.flag() ? .vertical : .horizontal
    stack.frame = numbers.rect()
    return stack
  }

  private func makeScrollView() -> UIView {
    let scrollView = UIScrollView(frame: numbers.rect())
    scrollView.contentSize = numbers.size()
    return scrollView
  }

  private func makeTextView() -> UIView {
    let textView = UITextView(frame: numbers.rect())
    textView.text = numbers.text()
    return textView
  }

  func makeItem() -> UIBarButtonItem {
    switch numbers.index(of: 5) {
    case 0: .fixedSpace(numbers.small())
    case 1: .flexibleSpace()
    case 2: UIBarButtonItem(customView: makeOwnedView())
    default: UIBarButtonItem(title: numbers.text(), style: .plain, target: nil, action: nil)
    }
  }

  private func makeNavigationBar() -> UIView {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 64, height: 44))
    let item = UINavigationItem(title: numbers.text())
    item.rightBarButtonItem = makeItem()
    bar.setItems([item], animated: false)
    return bar
  }

  private func makeToolbar() -> UIView {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 64, height: 44))
    bar.items = [makeItem(), makeItem()]
    return bar
  }

  private func makeTabBar() -> UIView {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 64, height: 49))
    bar.items = (0..<2).map { UITabBarItem(title: numbers.text(), image: numbers.image(), tag: $0) }
    return bar
  }

  /// A layer that is in no other.
  func makeLayer() -> CALayer {
    let layer = makeOwnedLayer()
    layers.append(layer)
    return layer
  }

  /// A layer that nothing is put into.
  func makeOwnedLayer() -> CALayer {
    let layer = watch(newLayer())
    layer.frame = numbers.rect()
    layer.backgroundColor = numbers.color().cgColor
    return layer
  }

  private func newLayer() -> CALayer {
    switch numbers.index(of: 8) {
    case 0:
      let layer = CAShapeLayer()
      layer.path = numbers.path().cgPath
      return layer
    case 1:
      let layer = CAGradientLayer()
      layer.colors = [numbers.color().cgColor, numbers.color().cgColor]
      return layer
    case 2:
      let layer = CAReplicatorLayer()
      layer.instanceCount = numbers.whole(0...4)
      return layer
    case 3:
      let layer = CATextLayer()
      layer.string = numbers.text()
      return layer
    case 4: return CATransformLayer()
    case 5: return CAScrollLayer()
    default: return CALayer()
    }
  }

  func makeController() -> UIViewController {
    let controller = watch(newController())
    controllers.append(controller)
    return controller
  }

  private func newController() -> UIViewController {
    switch numbers.index(of: 9) {
    case 0: UINavigationController(rootViewController: makeController())
    case 1:
      {
        let tabs = UITabBarController()
        tabs.viewControllers = [makeController(), makeController()]
        return tabs
      }()
    case 2: UIAlertController(title: numbers.text(), message: numbers.text(), preferredStyle: .alert)
    case 3: UITableViewController(style: .plain)
    case 4: UISplitViewController(style: .doubleColumn)
    case 5: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    default: UIViewController()
    }
  }
}

/// A view that draws itself.
private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
    UIColor.blue.setStroke()
    UIBezierPath(rect: rect).stroke()
  }
}

/// A view that places its subviews in a row.
private final class LaidOutView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, view) in subviews.enumerated() {
      view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / 2, height: size.height / 2)
  }
}
