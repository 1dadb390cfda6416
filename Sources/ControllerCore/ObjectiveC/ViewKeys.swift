// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import ControlCore
import Foundation
import GraphicsCore
import LayoutCore

/// The properties of views, constraints and gesture recognizers by their names.
enum __ObjectiveC_ViewKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(system: UIResponder.self) { uIResponderKeys },
      ObjectiveCClass(system: UIView.self) { uIViewKeys },
      ObjectiveCClass(system: UIWindow.self) { uIWindowKeys },
      ObjectiveCClass(system: UIScrollView.self) { uIScrollViewKeys },
      ObjectiveCClass(system: UIControl.self) { uIControlKeys },
      ObjectiveCClass(system: UIRefreshControl.self) { uIRefreshControlKeys },
      ObjectiveCClass(system: NSLayoutConstraint.self) { nSLayoutConstraintKeys },
      ObjectiveCClass(system: UILayoutGuide.self) { uILayoutGuideKeys },
      ObjectiveCClass(system: UIGestureRecognizer.self) { uIGestureRecognizerKeys },
      ObjectiveCClass(system: UITapGestureRecognizer.self) { uITapGestureRecognizerKeys },
      ObjectiveCClass(system: UIPanGestureRecognizer.self) { uIPanGestureRecognizerKeys },
      ObjectiveCClass(system: UILongPressGestureRecognizer.self) { uILongPressGestureRecognizerKeys },
      ObjectiveCClass(system: UISwipeGestureRecognizer.self) { uISwipeGestureRecognizerKeys },
    ]
  }

  @MainActor private static var uIResponderKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("next", \UIResponder.next),
      ObjectiveCMember("isFirstResponder", \UIResponder.isFirstResponder),
      ObjectiveCMember("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder),
      ObjectiveCMember("undoManager", \UIResponder.undoManager),
      ObjectiveCMember("inputView", \UIResponder.inputView),
      ObjectiveCMember("inputAccessoryView", \UIResponder.inputAccessoryView),
    ]
  }

  @MainActor private static var uIViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("layer", \UIView.layer),
      ObjectiveCMember("frame", \UIView.frame),
      ObjectiveCMember("bounds", \UIView.bounds),
      ObjectiveCMember("center", \UIView.center),
      ObjectiveCMember("transform", \UIView.transform),
      ObjectiveCMember("transform3D", \UIView.transform3D),
      ObjectiveCMember("anchorPoint", \UIView.anchorPoint),
      ObjectiveCMember("autoresizingMask", \UIView.autoresizingMask),
      ObjectiveCMember("autoresizesSubviews", \UIView.autoresizesSubviews),
      ObjectiveCMember("alpha", \UIView.alpha),
      ObjectiveCMember("isHidden", \UIView.isHidden),
      ObjectiveCMember("isOpaque", \UIView.isOpaque),
      ObjectiveCMember("clipsToBounds", \UIView.clipsToBounds),
      ObjectiveCMember("mask", \UIView.mask),
      ObjectiveCMember("maskView", \UIView.mask),
      ObjectiveCMember("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
      ObjectiveCMember("backgroundColor", \UIView.backgroundColor),
      ObjectiveCMember("tintColor", \UIView.tintColor),
      ObjectiveCMember("tintAdjustmentMode", \UIView.tintAdjustmentMode),
      ObjectiveCMember("contentScaleFactor", \UIView.contentScaleFactor),
      ObjectiveCMember("restorationIdentifier", \UIView.restorationIdentifier),
      ObjectiveCMember("contentMode", \UIView.contentMode),
      ObjectiveCMember("intrinsicContentSize", \UIView.intrinsicContentSize),
      ObjectiveCMember("layoutMargins", \UIView.layoutMargins),
      ObjectiveCMember("directionalLayoutMargins", \UIView.directionalLayoutMargins),
      ObjectiveCMember("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      ObjectiveCMember("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      ObjectiveCMember("safeAreaInsets", \UIView.safeAreaInsets),
      ObjectiveCMember(
        "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
      ObjectiveCMember("semanticContentAttribute", \UIView.semanticContentAttribute),
      ObjectiveCMember("traitCollection", \UIView.traitCollection),
      ObjectiveCMember("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
      ObjectiveCMember("superview", \UIView.superview),
      ObjectiveCMember("subviews", \UIView.subviews),
      ObjectiveCMember("window", \UIView.window),
      ObjectiveCMember("tag", \UIView.tag),
      ObjectiveCMember("constraints", \UIView.constraints),
      ObjectiveCMember("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      ObjectiveCMember("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      ObjectiveCMember("isExclusiveTouch", \UIView.isExclusiveTouch),
      ObjectiveCMember("gestureRecognizers", \UIView.gestureRecognizers),
      ObjectiveCMember("layoutGuides", \UIView.layoutGuides),
      ObjectiveCMember("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      ObjectiveCMember("isAccessibilityElement", \UIView.isAccessibilityElement),
      ObjectiveCMember("accessibilityLabel", \UIView.accessibilityLabel),
      ObjectiveCMember("accessibilityHint", \UIView.accessibilityHint),
      ObjectiveCMember("accessibilityValue", \UIView.accessibilityValue),
      ObjectiveCMember("accessibilityTraits", \UIView.accessibilityTraits),
      ObjectiveCMember("accessibilityFrame", \UIView.accessibilityFrame),
      ObjectiveCMember("accessibilityElements", \UIView.accessibilityElements),
      ObjectiveCMember("accessibilityElementsHidden", \UIView.accessibilityElementsHidden),
      ObjectiveCMember("accessibilityViewIsModal", \UIView.accessibilityViewIsModal),
      ObjectiveCMember("shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren),
    ]
  }

  @MainActor private static var uIWindowKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("screen", \UIWindow.screen),
      ObjectiveCMember("windowScene", \UIWindow.windowScene),
      ObjectiveCMember("windowLevel", \UIWindow.windowLevel),
      ObjectiveCMember("rootViewController", \UIWindow.rootViewController),
      ObjectiveCMember("isKeyWindow", \UIWindow.isKeyWindow),
    ]
  }

  @MainActor private static var uIScrollViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("delegate", \UIScrollView.delegate),
      ObjectiveCMember("contentOffset", \UIScrollView.contentOffset),
      ObjectiveCMember("contentSize", \UIScrollView.contentSize),
      ObjectiveCMember("contentInset", \UIScrollView.contentInset),
      ObjectiveCMember("adjustedContentInset", \UIScrollView.adjustedContentInset),
      ObjectiveCMember("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      ObjectiveCMember("isScrollEnabled", \UIScrollView.isScrollEnabled),
      ObjectiveCMember("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      ObjectiveCMember("isPagingEnabled", \UIScrollView.isPagingEnabled),
      ObjectiveCMember("bounces", \UIScrollView.bounces),
      ObjectiveCMember("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      ObjectiveCMember("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      ObjectiveCMember("decelerationRate", \UIScrollView.decelerationRate),
      ObjectiveCMember("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      ObjectiveCMember("scrollsToTop", \UIScrollView.scrollsToTop),
      ObjectiveCMember("delaysContentTouches", \UIScrollView.delaysContentTouches),
      ObjectiveCMember("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
      ObjectiveCMember("panGestureRecognizer", \UIScrollView.panGestureRecognizer),
      ObjectiveCMember("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer),
      ObjectiveCMember("isTracking", \UIScrollView.isTracking),
      ObjectiveCMember("isDragging", \UIScrollView.isDragging),
      ObjectiveCMember("isDecelerating", \UIScrollView.isDecelerating),
      ObjectiveCMember("refreshControl", \UIScrollView.refreshControl),
      ObjectiveCMember("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      ObjectiveCMember("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      ObjectiveCMember("indicatorStyle", \UIScrollView.indicatorStyle),
      ObjectiveCMember("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets),
      ObjectiveCMember("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets),
      ObjectiveCMember("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      ObjectiveCMember("minimumZoomScale", \UIScrollView.minimumZoomScale),
      ObjectiveCMember("maximumZoomScale", \UIScrollView.maximumZoomScale),
      ObjectiveCMember("bouncesZoom", \UIScrollView.bouncesZoom),
      ObjectiveCMember("isZooming", \UIScrollView.isZooming),
      ObjectiveCMember("zoomScale", \UIScrollView.zoomScale),
    ]
  }

  @MainActor private static var uIControlKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("isEnabled", \UIControl.isEnabled),
      ObjectiveCMember("isSelected", \UIControl.isSelected),
      ObjectiveCMember("isHighlighted", \UIControl.isHighlighted),
      ObjectiveCMember("state", \UIControl.state),
      ObjectiveCMember("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
      ObjectiveCMember("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
      ObjectiveCMember("isTracking", \UIControl.isTracking),
      ObjectiveCMember("isTouchInside", \UIControl.isTouchInside),
      ObjectiveCMember("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
      ObjectiveCMember("toolTip", \UIControl.toolTip),
    ]
  }

  @MainActor private static var uIRefreshControlKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("isRefreshing", \UIRefreshControl.isRefreshing),
      ObjectiveCMember("attributedTitle", \UIRefreshControl.attributedTitle),
    ]
  }

  @MainActor private static var nSLayoutConstraintKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("firstItem", \NSLayoutConstraint.firstItem),
      ObjectiveCMember("secondItem", \NSLayoutConstraint.secondItem),
      ObjectiveCMember("firstAttribute", \NSLayoutConstraint.firstAttribute),
      ObjectiveCMember("secondAttribute", \NSLayoutConstraint.secondAttribute),
      ObjectiveCMember("relation", \NSLayoutConstraint.relation),
      ObjectiveCMember("multiplier", \NSLayoutConstraint.multiplier),
      ObjectiveCMember("constant", \NSLayoutConstraint.constant),
      ObjectiveCMember("priority", \NSLayoutConstraint.priority),
      ObjectiveCMember("identifier", \NSLayoutConstraint.identifier),
      ObjectiveCMember("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived),
      ObjectiveCMember("isActive", \NSLayoutConstraint.isActive),
    ]
  }

  @MainActor private static var uILayoutGuideKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("identifier", \UILayoutGuide.identifier),
      ObjectiveCMember("owningView", \UILayoutGuide.owningView),
      ObjectiveCMember("layoutFrame", \UILayoutGuide.layoutFrame),
    ]
  }

  @MainActor private static var uIGestureRecognizerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("state", \UIGestureRecognizer.state),
      ObjectiveCMember("view", \UIGestureRecognizer.view),
      ObjectiveCMember("delegate", \UIGestureRecognizer.delegate),
      ObjectiveCMember("isEnabled", \UIGestureRecognizer.isEnabled),
      ObjectiveCMember("name", \UIGestureRecognizer.name),
      ObjectiveCMember("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      ObjectiveCMember("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      ObjectiveCMember("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      ObjectiveCMember("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes),
      ObjectiveCMember("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes),
      ObjectiveCMember("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
      ObjectiveCMember("numberOfTouches", \UIGestureRecognizer.numberOfTouches),
    ]
  }

  @MainActor private static var uITapGestureRecognizerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
      ObjectiveCMember("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    ]
  }

  @MainActor private static var uIPanGestureRecognizerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
      ObjectiveCMember("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    ]
  }

  @MainActor private static var uILongPressGestureRecognizerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
      ObjectiveCMember("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
      ObjectiveCMember("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
      ObjectiveCMember("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
    ]
  }

  @MainActor private static var uISwipeGestureRecognizerKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("direction", \UISwipeGestureRecognizer.direction),
      ObjectiveCMember("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    ]
  }
}
