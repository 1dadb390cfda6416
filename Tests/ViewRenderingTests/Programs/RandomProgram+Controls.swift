import ControlCore
import Foundation
import LayoutCore
import ListCore

/// Calls on views with contents of their own.
extension RandomProgram {
  static let scrollSteps: [Step] = [
    Step("contentSize") { program in
      program.with(UIScrollView.self) { $0.contentSize = program.numbers.size() }
    },
    Step("contentOffset") { program in
      program.with(UIScrollView.self) { $0.contentOffset = program.numbers.point() }
    },
    Step("setContentOffset") { program in
      program.with(UIScrollView.self) { $0.setContentOffset(program.numbers.point(), animated: true) }
    },
    Step("contentInset") { program in
      program.with(UIScrollView.self) { $0.contentInset = program.numbers.insets() }
    },
    Step("contentInsetAdjustmentBehavior") { program in
      program.with(UIScrollView.self) {
        $0.contentInsetAdjustmentBehavior = program.numbers.flag() ? .always : .never
      }
    },
    Step("scrollRectToVisible") { program in
      program.with(UIScrollView.self) {
        $0.scrollRectToVisible(program.numbers.rect(), animated: program.numbers.flag())
      }
    },
    Step("zoomScale") { program in
      program.with(UIScrollView.self) {
        $0.minimumZoomScale = program.numbers.factor()
        $0.maximumZoomScale = program.numbers.factor() * 2
        $0.setZoomScale(program.numbers.factor(), animated: program.numbers.flag())
      }
    },
    Step("zoom(to:)") { program in
      program.with(UIScrollView.self) {
        $0.zoom(to: program.numbers.rect(), animated: program.numbers.flag())
      }
    },
    Step("decelerationRate") { program in
      program.with(UIScrollView.self) {
        $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: program.numbers.share())
        $0.isPagingEnabled = program.numbers.flag()
        $0.alwaysBounceVertical = program.numbers.flag()
      }
    },
    Step("flashScrollIndicators") { program in
      program.with(UIScrollView.self) {
        $0.verticalScrollIndicatorInsets = program.numbers.insets()
        $0.flashScrollIndicators()
      }
    },
    Step("rowHeight") { program in
      program.with(UITableView.self) {
        $0.rowHeight = program.numbers.length()
        $0.tableHeaderView = program.makeOwnedView()
        $0.reloadData()
      }
    },
    Step("itemSize") { program in
      program.with(UICollectionView.self) {
        let layout = $0.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.itemSize = program.numbers.size()
        layout?.minimumLineSpacing = program.numbers.small()
      }
    },
  ]

  static let controlSteps: [Step] = [
    Step("UISlider") { program in
      program.with(UISlider.self) {
        $0.minimumValue = Float(program.numbers.factor())
        $0.maximumValue = Float(program.numbers.factor())
        $0.setValue(Float(program.numbers.share()), animated: program.numbers.flag())
      }
    },
    Step("UISwitch") { program in
      program.with(UISwitch.self) { $0.setOn(program.numbers.flag(), animated: true) }
    },
    Step("UIStepper") { program in
      program.with(UIStepper.self) {
        $0.minimumValue = Double(program.numbers.factor())
        $0.maximumValue = Double(program.numbers.length())
        $0.stepValue = Double(program.numbers.factor())
        $0.wraps = program.numbers.flag()
        $0.value = Double(program.numbers.length())
      }
    },
    Step("UIProgressView") { program in
      program.with(UIProgressView.self) {
        $0.setProgress(Float(program.numbers.share()), animated: program.numbers.flag())
      }
    },
    Step("UIPageControl") { program in
      program.with(UIPageControl.self) {
        $0.numberOfPages = program.numbers.whole(0...8)
        $0.currentPage = program.numbers.whole(0...8)
      }
    },
    Step("UISegmentedControl") { program in
      program.with(UISegmentedControl.self) {
        $0.insertSegment(withTitle: program.numbers.text(), at: program.numbers.whole(0...3), animated: true)
        $0.setWidth(program.numbers.length(), forSegmentAt: program.numbers.whole(0...3))
        $0.setContentOffset(program.numbers.size(), forSegmentAt: 0)
        $0.selectedSegmentIndex = program.numbers.whole(-1...3)
      }
    },
    Step("removeSegment") { program in
      program.with(UISegmentedControl.self) {
        $0.removeSegment(at: program.numbers.whole(0...3), animated: program.numbers.flag())
      }
    },
    Step("UIActivityIndicatorView") { program in
      program.with(UIActivityIndicatorView.self) {
        if program.numbers.flag() { $0.startAnimating() } else { $0.stopAnimating() }
      }
    },
    Step("UIDatePicker") { program in
      program.with(UIDatePicker.self) {
        $0.datePickerMode = program.numbers.flag() ? .countDownTimer : .date
        $0.countDownDuration = program.numbers.seconds()
        $0.date = Date(timeIntervalSinceReferenceDate: program.numbers.seconds() * 1e6)
        $0.minuteInterval = program.numbers.whole(1...30)
      }
    },
    Step("UIPickerView") { program in
      program.with(UIPickerView.self) {
        $0.selectRow(program.numbers.whole(0...3), inComponent: program.numbers.whole(0...1), animated: true)
      }
    },
    Step("UIButton insets") { program in
      program.with(UIButton.self) {
        $0.contentEdgeInsets = program.numbers.insets()
        $0.titleEdgeInsets = program.numbers.insets()
        $0.imageEdgeInsets = program.numbers.insets()
        $0.setImage(program.numbers.image(), for: .normal)
        $0.setTitle(program.numbers.text(), for: .highlighted)
      }
    },
    Step("UIButton.Configuration") { program in
      program.with(UIButton.self) {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = program.numbers.text()
        configuration.subtitle = program.numbers.text()
        configuration.image = program.numbers.image()
        configuration.imagePadding = program.numbers.small()
        configuration.titlePadding = program.numbers.small()
        configuration.contentInsets = program.numbers.directionalInsets()
        configuration.background.cornerRadius = program.numbers.small()
        configuration.background.strokeWidth = program.numbers.small()
        $0.configuration = configuration
      }
    },
    Step("UIControl") { program in
      program.with(UIControl.self) {
        $0.isEnabled = program.numbers.flag()
        $0.isHighlighted = program.numbers.flag()
        $0.isSelected = program.numbers.flag()
        $0.sendActions(for: .valueChanged)
      }
    },
    Step("UICalendarView") { program in
      program.with(UICalendarView.self) {
        let month = DateComponents(
          year: program.numbers.whole(1...3_000), month: program.numbers.whole(1...12))
        $0.setVisibleDateComponents(month, animated: program.numbers.flag())
      }
    },
    Step("UIRefreshControl") { program in
      guard let control = program.view(UIRefreshControl.self) else { return }
      program.with(UIScrollView.self) { if !$0.isDescendant(of: control) { $0.refreshControl = control } }
      if program.numbers.flag() { control.beginRefreshing() } else { control.endRefreshing() }
    },
  ]

  static let imageSteps: [Step] = [
    Step("UIImageView.image") { program in
      program.with(UIImageView.self) { $0.image = program.numbers.image() }
    },
    Step("animationImages") { program in
      program.with(UIImageView.self) {
        $0.animationImages = [program.numbers.image(), program.numbers.image()].compactMap { $0 }
        $0.animationDuration = program.numbers.seconds()
        $0.animationRepeatCount = program.numbers.whole(0...3)
        if program.numbers.flag() { $0.startAnimating() } else { $0.stopAnimating() }
      }
    },
  ]
}
