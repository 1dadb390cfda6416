package import StyleCore

extension UIView: TraitRegistry {
  package var traitRegistrations: TraitRegistrations {
    get { storedState.traitSettings?.registrations ?? TraitRegistrations() }
    set { writableTraitSettings.registrations = newValue }
  }
}

extension UIViewController: TraitRegistry {
  package var traitRegistrations: TraitRegistrations {
    get { controller.traitRegistrations }
    set { controller.traitRegistrations = newValue }
  }
}
