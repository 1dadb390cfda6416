public import Foundation

extension Thread {
  /// Creates a thread that calls a method of an object, with one argument or none.
  ///
  /// The object and the argument are held as long as the thread.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    // The caller passes them to the thread, as on Apple's systems.
    nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
    self.init { unsafe _ = selector.invoke(on: target, with: [argument]) }
  }

  /// Calls a method of an object on a new thread, with one argument or none.
  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) {
    Thread(target: target, selector: selector, object: argument).start()
  }
}
