package import LayoutCore

extension UIApplication: SharedApplication {
  package static var current: any SharedApplication { shared }
}
