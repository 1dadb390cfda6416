public import LayoutCore

extension UIView {
  /// A value of a view, of which a change requests updates of the view.
  ///
  /// ```swift
  /// @Invalidating(.display, .layout) var thickness: CGFloat = 2
  /// ```
  @preconcurrency @MainActor
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a value with its update.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    /// Creates a value with two updates.
    public init<I1: UIViewInvalidating, I2: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2
    ) where InvalidationType == Invalidations.Tuple<I1, I2> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
    }

    /// Creates a value with three updates.
    public init<I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating>(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3> {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
    }

    /// Creates a value with four updates.
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4
    )
    where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3>, I4> {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3), invalidation4
        ))
    }

    /// Creates a value with five updates.
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
      _ invalidation5: I5
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3>, I4>, I5
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(
            Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
            invalidation4), invalidation5))
    }

    /// Creates a value with six updates.
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
      _ invalidation5: I5, _ invalidation6: I6
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<
          Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3>, I4>, I5
        >, I6
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(
            Invalidations.Tuple(
              Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
              invalidation4), invalidation5), invalidation6))
    }

    /// Creates a value with seven updates.
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
      _ invalidation5: I5, _ invalidation6: I6, _ invalidation7: I7
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<
          Invalidations.Tuple<
            Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3>, I4>, I5
          >, I6
        >, I7
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(
            Invalidations.Tuple(
              Invalidations.Tuple(
                Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                invalidation4), invalidation5), invalidation6), invalidation7))
    }

    /// Creates a value with eight updates.
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
      _ invalidation5: I5, _ invalidation6: I6, _ invalidation7: I7, _ invalidation8: I8
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<
          Invalidations.Tuple<
            Invalidations.Tuple<
              Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3>, I4>, I5
            >, I6
          >, I7
        >, I8
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(
            Invalidations.Tuple(
              Invalidations.Tuple(
                Invalidations.Tuple(
                  Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                  invalidation4), invalidation5), invalidation6), invalidation7), invalidation8))
    }

    /// Creates a value with nine updates.
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating,
      I9: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
      _ invalidation5: I5, _ invalidation6: I6, _ invalidation7: I7, _ invalidation8: I8, _ invalidation9: I9
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<
          Invalidations.Tuple<
            Invalidations.Tuple<
              Invalidations.Tuple<
                Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3>, I4>, I5
              >, I6
            >, I7
          >, I8
        >, I9
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(
            Invalidations.Tuple(
              Invalidations.Tuple(
                Invalidations.Tuple(
                  Invalidations.Tuple(
                    Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                    invalidation4), invalidation5), invalidation6), invalidation7), invalidation8),
          invalidation9))
    }

    /// Creates a value with ten updates.
    public init<
      I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating, I4: UIViewInvalidating,
      I5: UIViewInvalidating, I6: UIViewInvalidating, I7: UIViewInvalidating, I8: UIViewInvalidating,
      I9: UIViewInvalidating, I10: UIViewInvalidating
    >(
      wrappedValue: Value, _ invalidation1: I1, _ invalidation2: I2, _ invalidation3: I3, _ invalidation4: I4,
      _ invalidation5: I5, _ invalidation6: I6, _ invalidation7: I7, _ invalidation8: I8, _ invalidation9: I9,
      _ invalidation10: I10
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<
          Invalidations.Tuple<
            Invalidations.Tuple<
              Invalidations.Tuple<
                Invalidations.Tuple<
                  Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<I1, I2>, I3>, I4>, I5
                >, I6
              >, I7
            >, I8
          >, I9
        >, I10
      >
    {
      self.init(
        wrappedValue: wrappedValue,
        Invalidations.Tuple(
          Invalidations.Tuple(
            Invalidations.Tuple(
              Invalidations.Tuple(
                Invalidations.Tuple(
                  Invalidations.Tuple(
                    Invalidations.Tuple(
                      Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3),
                      invalidation4), invalidation5), invalidation6), invalidation7), invalidation8),
            invalidation9), invalidation10))
    }

    /// The value outside of a view, which no code can reach.
    @available(*, unavailable, message: "Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value of a view; another one requests the updates.
    public static subscript<View: UIView>(
      _enclosingInstance view: View, wrapped wrappedPath: ReferenceWritableKeyPath<View, Value>,
      storage path: ReferenceWritableKeyPath<View, Self>
    ) -> Value {
      get { view[keyPath: path].value }
      set {
        guard view[keyPath: path].value != newValue else { return }
        view[keyPath: path].value = newValue
        view[keyPath: path].invalidation.invalidate(view: view)
      }
    }
  }
}
