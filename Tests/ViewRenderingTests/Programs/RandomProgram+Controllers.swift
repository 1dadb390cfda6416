import ControlCore
import ControllerCore
import Foundation
import LayerCore
import LayoutCore
import Plumb
import StyleCore

/// Calls on controllers and recognizers.
extension RandomProgram {
  static let controllerSteps: [Step] = [
    Step("rootViewController") { $0.window.rootViewController = $0.makeController() },
    Step("no rootViewController") { $0.window.rootViewController = nil },
    Step("controller's view") { program in
      guard let view = program.controller?.view, view.superview != nil || program.numbers.flag() else {
        return
      }
      program.views.append(view)
    },
    Step("addChild") { program in
      guard let parent = program.controller else { return }
      let child = program.makeController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    },
    Step("removeFromParent") { program in
      guard let child = program.controller, type(of: child.parent ?? child) == UIViewController.self else {
        return
      }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    },
    Step("present") { program in
      guard let root = program.window.rootViewController else { return }
      let controller = program.makeController()
      controller.modalPresentationStyle =
        program.numbers.pick([.fullScreen, .overFullScreen, .pageSheet, .formSheet]) ?? .automatic
      controller.preferredContentSize = program.numbers.size()
      root.present(controller, animated: program.numbers.flag())
    },
    Step("dismiss") { $0.window.rootViewController?.dismiss(animated: $0.numbers.flag()) },
    Step("pushViewController") { program in
      let stack = program.numbers.pick(program.controllers.compactMap { $0 as? UINavigationController })
      stack?.pushViewController(program.makeController(), animated: program.numbers.flag())
    },
    Step("popViewController") { program in
      let stack = program.numbers.pick(program.controllers.compactMap { $0 as? UINavigationController })
      stack?.popViewController(animated: program.numbers.flag())
    },
    Step("selectedIndex") { program in
      let tabs = program.numbers.pick(program.controllers.compactMap { $0 as? UITabBarController })
      tabs?.selectedIndex = program.numbers.index(of: 2)
    },
    Step("UISplitViewController") { program in
      let split = program.numbers.pick(program.controllers.compactMap { $0 as? UISplitViewController })
      split?.setViewController(program.makeController(), for: program.numbers.flag() ? .primary : .secondary)
      split?.preferredPrimaryColumnWidthFraction = program.numbers.share()
      split?.minimumPrimaryColumnWidth = program.numbers.length()
    },
    Step("UIPageViewController") { program in
      let pages = program.numbers.pick(program.controllers.compactMap { $0 as? UIPageViewController })
      pages?.setViewControllers(
        [program.makeController()], direction: .forward, animated: program.numbers.flag())
    },
    Step("columns") { program in
      let split = program.numbers.pick(program.controllers.compactMap { $0 as? UISplitViewController })
      let column = UISplitViewController.Column(rawValue: program.numbers.index(of: 4)) ?? .primary
      if program.numbers.flag() { split?.show(column) } else { split?.hide(column) }
      split?.preferredSplitBehavior =
        program.numbers.pick([.automatic, .tile, .overlay, .displace]) ?? .automatic
    },
    Step("bars that hide") { program in
      let stack = program.numbers.pick(program.controllers.compactMap { $0 as? UINavigationController })
      stack?.hidesBarsOnSwipe = program.numbers.flag()
      stack?.hidesBarsOnTap = program.numbers.flag()
      stack?.navigationBar.prefersLargeTitles = program.numbers.flag()
      stack?.setNavigationBarHidden(program.numbers.flag(), animated: program.numbers.flag())
    },
    Step("searchController") { program in
      let item = program.controller?.navigationItem
      if program.numbers.flag() {
        item?.searchController = UISearchController(searchResultsController: nil)
      } else {
        item?.searchController?.isActive = program.numbers.flag()
      }
    },
    Step("more tabs") { program in
      let tabs = program.numbers.pick(program.controllers.compactMap { $0 as? UITabBarController })
      guard let tabs, (tabs.viewControllers ?? []).count < 7 else { return }
      tabs.viewControllers = (tabs.viewControllers ?? []) + [program.makeController()]
      tabs.selectedIndex = program.numbers.index(of: 7)
    },
    Step("additionalSafeAreaInsets") { $0.controller?.additionalSafeAreaInsets = $0.numbers.insets() },
    Step("preferredContentSize") { $0.controller?.preferredContentSize = $0.numbers.size() },
    Step("controller's title") { program in
      program.controller?.title = program.numbers.text()
      program.controller?.navigationItem.rightBarButtonItem = program.makeItem()
    },
    Step("controller's traits") { program in
      program.controller?.traitOverrides.horizontalSizeClass = program.numbers.flag() ? .regular : .compact
    },
  ]

  static let gestureSteps: [Step] = [
    Step("addGestureRecognizer") { program in
      let recognizer = program.watch(program.makeRecognizer())
      program.recognizers.append(recognizer)
      program.view.addGestureRecognizer(recognizer)
    },
    Step("removeGestureRecognizer") { program in
      guard let recognizer = program.numbers.pick(program.recognizers) else { return }
      recognizer.view?.removeGestureRecognizer(recognizer)
    },
    Step("require(toFail:)") { program in
      guard let first = program.numbers.pick(program.recognizers),
        let second = program.numbers.pick(program.recognizers)
      else { return }
      first.require(toFail: second)
    },
    Step("tap") { program in
      TouchSynthesizer(program.window).tap(
        at: program.numbers.point(), count: 1 + program.numbers.index(of: 2))
      MainLoop.main.run(for: 0.5)
    },
    Step("press") { program in
      TouchSynthesizer(program.window).press(at: program.numbers.point(), for: program.fingerSeconds())
      MainLoop.main.run(for: 1)
    },
    Step("drag") { program in
      TouchSynthesizer(program.window).drag(from: program.numbers.point(), to: program.numbers.point())
      MainLoop.main.run(for: 0.75)
    },
    Step("drag for some time") { program in
      TouchSynthesizer(program.window).drag(
        from: program.numbers.point(), to: program.numbers.point(), for: program.fingerSeconds(),
        restingFor: program.fingerSeconds())
      MainLoop.main.run(for: 1)
    },
    Step("pinch") { program in
      TouchSynthesizer(program.window).drag([
        (program.numbers.point(), program.numbers.point()),
        (program.numbers.point(), program.numbers.point()),
      ])
      MainLoop.main.run(for: 0.5)
    },
    Step("recognizer's state") { program in
      guard let recognizer = program.numbers.pick(program.recognizers) else { return }
      program.note(recognizer.state.rawValue, recognizer.location(in: program.view))
      let pan = recognizer as? UIPanGestureRecognizer
      pan?.setTranslation(program.numbers.point(), in: program.view)
      program.note(pan?.translation(in: program.view) ?? .zero, pan?.velocity(in: nil) ?? .zero)
    },
  ]

  private func makeRecognizer() -> UIGestureRecognizer {
    switch numbers.index(of: 6) {
    case 0: return UIPanGestureRecognizer(target: nil, action: nil)
    case 1: return UIPinchGestureRecognizer(target: nil, action: nil)
    case 2: return UIRotationGestureRecognizer(target: nil, action: nil)
    case 3:
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      press.minimumPressDuration = numbers.seconds()
      press.allowableMovement = numbers.small()
      return press
    case 4: return UISwipeGestureRecognizer(target: nil, action: nil)
    default: return UITapGestureRecognizer(target: nil, action: nil)
    }
  }
}
