public import Foundation

/// The messages that a text answers, for suggestions of answers.
///
/// Differs from UIKit: nothing is suggested; the values are stored without effect.
open class UIConversationContext: NSObject, @unchecked Sendable {
  // Sendable is unchecked because a context belongs to its creator until it is handed on, as UIKit's does.

  /// A message of a conversation.
  open class Entry: NSObject, @unchecked Sendable {
    /// The text.
    open var text = ""
    /// The identifier of the sender.
    open var senderIdentifier = ""
    /// The time at which it was sent.
    open var sentDate = Date(timeIntervalSinceReferenceDate: 0)
    /// The identifier of the message.
    open var entryIdentifier = ""
    /// The identifier of the message that it answers; nil for none.
    open var replyThreadIdentifier: String?
    /// The identifiers of those that it was sent to.
    open var primaryRecipientIdentifiers: Set<String> = []
    /// Whether or not the user wrote it.
    open var wasSentBySelf = false

    /// Creates an empty message.
    public override init() {
      super.init()
    }
  }

  /// The messages, from the oldest to the newest.
  open var entries: [Entry] = []
  /// The identifiers of the user.
  open var selfIdentifiers: Set<String> = []
  /// The identifiers of those that the answer is sent to.
  open var responsePrimaryRecipientIdentifiers: Set<String> = []
  /// The names of those that take part, by their identifiers.
  open var participantNameByIdentifier: [String: PersonNameComponents] = [:]
  /// The identifier of the conversation.
  open var threadIdentifier = ""

  /// Creates the context of a conversation without messages.
  public override init() {
    super.init()
  }
}

/// The mails that a text answers.
open class UIMailConversationContext: UIConversationContext, @unchecked Sendable {
  /// A mail.
  open class MailEntry: Entry, @unchecked Sendable {
    /// The kinds of mails.
    public enum Kind: Int, Sendable {
      /// No kind.
      case none = 0
      /// A letter from one person to another.
      case personal
      /// An advertisement.
      case promotion
      /// A message of a social network.
      case social
      /// A receipt.
      case transaction
      /// News.
      case news
    }

    /// The kind.
    open var kind = Kind.none
    /// The identifiers of those that got a copy.
    open var responseSecondaryRecipientIdentifiers: Set<String> = []
  }

  /// The subject of the answer.
  open var responseSubject = ""
  /// The identifiers of those that get a copy of the answer.
  open var responseSecondaryRecipientIdentifiers: Set<String> = []
  /// Whether or not the answer ends in a signature of the user's own.
  open var responseHasCustomSignature = false
}

/// The short messages that a text answers.
open class UIMessageConversationContext: UIConversationContext, @unchecked Sendable {
  /// A short message.
  open class MessageEntry: Entry, @unchecked Sendable {}

  /// Whether or not the messages are unwanted.
  open var isJunk = false
}

/// A suggestion of a text to insert.
open class UIInputSuggestion: NSObject, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: it has no stored properties.
}

/// A suggestion of an answer to a message.
open class UISmartReplySuggestion: UIInputSuggestion, @unchecked Sendable {
  /// The answer.
  open var smartReply: String { answer }
  private let answer: String

  /// Creates a suggestion, which the system never does.
  package init(_ answer: String) {
    self.answer = answer
    super.init()
  }
}
