public import LayoutCore
public import StyleCore

extension UIPresentationController {
  /// The traits that replace those of the presented controller: its own.
  public var traitOverrides: any UITraitOverrides {
    get { presentedViewController.traitOverrides }
    set { presentedViewController.traitOverrides = newValue }
  }
}
