/// The version of the server.
public enum ServerName {}
