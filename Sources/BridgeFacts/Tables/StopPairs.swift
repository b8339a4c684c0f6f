extension StopPair {
  /// Start | label | receiver | condition | strong: retained by the system | type of the token | stop.
  static let table = """
    CADisplayLink            | target           | - | -       | strong | CADisplayLink        | $.invalidate()
    Task                     | -                | - | endless | strong | Task<Void, Never>    | $.cancel()
    Timer                    | fire             | - | repeats | strong | Timer                | $.invalidate()
    Timer                    | timeInterval     | - | repeats | strong | Timer                | $.invalidate()
    Timer.scheduledTimer     | timeInterval     | - | repeats | strong | Timer                | $.invalidate()
    Timer.scheduledTimer     | withTimeInterval | - | repeats | strong | Timer                | $.invalidate()
    addObserver              | forName          | - | -       | strong | any NSObjectProtocol \
    | NotificationCenter.default.removeObserver($)
    beginGeneratingDeviceOrientationNotifications | - | - | - | strong | - \
    | $.endGeneratingDeviceOrientationNotifications()
    beginReceivingRemoteControlEvents             | - | - | - | strong | - | $.endReceivingRemoteControlEvents()
    add                      | name | userContentController | - | weak | - | $.removeScriptMessageHandler(forName: #name)
    play                     | -    | player                | - | weak | - | $.pause()
    startAccelerometerUpdates | -   | -                     | - | weak | - | $.stopAccelerometerUpdates()
    startAnimating           | -    | -                     | - | weak | - | $.stopAnimating()
    startDeviceMotionUpdates | -    | -                     | - | weak | - | $.stopDeviceMotionUpdates()
    startGyroUpdates         | -    | -                     | - | weak | - | $.stopGyroUpdates()
    startRunning             | -    | -                     | - | weak | - | $.stopRunning()
    startUpdatingHeading     | -    | -                     | - | weak | - | $.stopUpdatingHeading()
    startUpdatingLocation    | -    | -                     | - | weak | - | $.stopUpdatingLocation()
    """
}
