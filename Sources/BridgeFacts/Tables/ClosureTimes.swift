extension ClosureTime {
  /// Owner | function | label of the closure, or `_` | when the closure runs.
  static let table = """
    Actor                       | assumeIsolated                    | _          | now
    DiscardingTaskGroup         | addTask                           | operation  | later
    DispatchQueue               | async                             | execute    | next turn
    DispatchQueue               | asyncAfter                        | execute    | later
    DispatchQueue               | sync                              | execute    | now
    MainActor                   | assumeIsolated                    | _          | now
    NSAnimationContext          | runAnimationGroup                 | _          | now
    NSAppearance                | performAsCurrentDrawingAppearance | _          | now
    NSCollectionView            | performBatchUpdates               | _          | now
    NSLocking                   | withLock                          | _          | now
    NSManagedObjectContext      | perform                           | _          | later
    NSManagedObjectContext      | performAndWait                    | _          | now
    OperationQueue              | addOperation                      | _          | next turn
    RunLoop                     | perform                           | _          | next turn
    RunLoop                     | perform                           | block      | next turn
    Task                        | detached                          | operation  | later
    Task                        | immediate                         | operation  | later
    Task                        | init                              | operation  | next turn
    TaskGroup                   | addTask                           | operation  | later
    ThrowingDiscardingTaskGroup | addTask                           | operation  | later
    ThrowingTaskGroup           | addTask                           | operation  | later
    UICollectionView            | performBatchUpdates               | _          | now
    UITableView                 | performBatchUpdates               | _          | now
    UITraitCollection           | performAsCurrent                  | _          | now
    UIView                      | addKeyframe                       | animations | now
    UIView                      | animate                           | animations | now
    UIView                      | animate                           | changes    | now
    UIView                      | animateKeyframes                  | animations | now
    UIView                      | performWithoutAnimation           | _          | now
    UIView                      | transition                        | animations | now
    UIViewController            | transition                        | animations | now
    UIViewPropertyAnimator      | runningPropertyAnimator           | animations | now
    """
}
