package import Escaping

/// A thing that a result depends on, and its state then.
package struct CacheInput: Hashable, Sendable {
  /// The kinds of inputs.
  package enum Kind: String, Sendable {
    /// The program and its libraries.
    case program
    /// A variable of the environment.
    case variable
    /// An option of the command.
    case option
    /// The font files that all specs may use.
    case fonts
    /// A file of settings for all specs.
    case settings
    /// The number of pixels per point, with the version of the system if one was asked for.
    case scale
    /// The hashes of a reference that is no file; empty if it is one.
    case reference
    /// The library that shapes the text of font files.
    case shaping
    /// The folder of the files that a spec names, if its place matters.
    case folder
    /// A file, by a path from the current directory.
    case file
    /// A file, by a path from the folder of the files that a spec names.
    case companion
    /// A written file, by a path from the current directory.
    case output

    /// Whether or not it is an input of all results of a run, or of none.
    var isShared: Bool {
      switch self {
      case .program, .variable, .option, .fonts, .settings: true
      case .scale, .reference, .shaping, .folder, .file, .companion, .output: false
      }
    }
  }

  /// The name of an input: its kind, and its name among those of the kind.
  package struct Name: Hashable, Sendable {
    package let kind: Kind
    package let text: ExactText
  }

  package let name: Name
  /// The state, such as a digest.
  package let value: ExactText

  /// Creates the input of a name among those of a kind.
  package init(_ kind: Kind, _ name: String, _ value: String) {
    self.name = Name(kind: kind, text: ExactText(name))
    self.value = ExactText(value)
  }

  /// Creates the only input of a kind.
  package init(_ kind: Kind, _ value: String) { self.init(kind, "", value) }

  package var kind: Kind { name.kind }
}

/// A change of an input since a result.
package struct CacheChange: Equatable, Sendable {
  package let name: CacheInput.Name
  /// The states then and now; nil if it was no input then, or is none now.
  package let (old, new): (String?, String?)

  package init(_ name: CacheInput.Name, from old: String?, to new: String?) {
    (self.name, self.old, self.new) = (name, old, new)
  }

  package static func == (first: CacheChange, second: CacheChange) -> Bool {
    first.name == second.name && first.old.map(ExactText.init) == second.old.map(ExactText.init)
      && first.new.map(ExactText.init) == second.new.map(ExactText.init)
  }
}
