/** Katha cannot start; the message is one line for the terminal that says what to do. */
export class StartupError extends Error {
  override name = "StartupError";
}
