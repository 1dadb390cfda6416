/// The traits that a type need not have: each has its usual value, and cannot be changed.
extension UITextInputTraits {
  /// The letters that the keyboard capitalizes: the first of each sentence.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The setting for autocorrection: the default one.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The setting for spell checking: the default one.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The setting for quotation marks: the default one.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The setting for dashes: the default one.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The setting for spaces beside words: the default one.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The type of the keyboard: the default one.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The appearance of the keyboard: the default one.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The title of the return key: the default one.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether or not the return key is disabled while there is no text: no.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether or not the text is hidden: no.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The meaning of the text: none.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The setting for results of calculations: the default one.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// The extent of the writing tools: the default one.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// The kinds of text that writing tools may make: those of the system.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
  /// The messages that the text answers: none.
  public var conversationContext: UIConversationContext? {
    get { nil }
    set {}
  }
}
