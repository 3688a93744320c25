/** What a server tells of itself each second, and whenever it begins to answer a request. */
export interface Beat {
  state: "starting" | "open" | "closing";
  /** Steps, routes and jobs by name: never an id, nor a word that somebody typed. */
  doing: string;
  /** A debugger may stop it for as long as its user likes. */
  isDebugged: boolean;
}

export function isBeat(message: unknown): message is Beat {
  return (
    typeof message === "object" && message !== null && "state" in message && "doing" in message
  );
}
