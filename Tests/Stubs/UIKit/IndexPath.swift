extension IndexPath {
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}
