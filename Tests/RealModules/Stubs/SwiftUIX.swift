extension View {
  func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  func geometryGroup() -> some View { self }
}
