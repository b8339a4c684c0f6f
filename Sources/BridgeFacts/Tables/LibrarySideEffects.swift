extension SideEffect {
  /// The same about classes of libraries that many bridges wrap.
  ///
  /// Source: for Lottie, its public source code: it plays from the first frame, even while it plays. The other rows were
  /// written from memory and weren't compared with the code of the libraries.
  static let libraryTable = """
    FLAnimatedImageView | animatedImage = new        | heavy | animatedImage      | - | -
    FSCalendar          | reloadData                 | light | -                  | - | -
    GIFImageView        | animate                    | heavy | isAnimatingGIF     | - | -
    GMSMapView          | animate                    | heavy | camera             | - | -
    GMSMapView          | camera =                   | heavy | camera             | - | -
    GMSMapView          | moveCamera                 | heavy | camera             | - | -
    KVKCalendarView     | reloadData                 | light | -                  | - | -
    KVKCalendarView     | scrollTo                   | heavy | -                  | - | -
    LottieAnimationView | animation =                | heavy | animation          | - | -
    LottieAnimationView | play                       | heavy | isAnimationPlaying | - | -
    MGLMapView          | setCamera                  | heavy | camera             | - | -
    MGLMapView          | setCenter                  | heavy | centerCoordinate   | - | -
    MGLMapView          | setVisibleCoordinateBounds | heavy | -                  | - | -
    MLNMapView          | setCamera                  | heavy | camera             | - | -
    MLNMapView          | setCenter                  | heavy | centerCoordinate   | - | -
    MLNMapView          | setVisibleCoordinateBounds | heavy | -                  | - | -
    YTPlayerView        | load                       | load  | -                  | - | -
    """
}
