/** Katha cannot start; the message is one line for the person at the terminal, with what to do. */
export class StartupError extends Error {
  override name = "StartupError";
}
