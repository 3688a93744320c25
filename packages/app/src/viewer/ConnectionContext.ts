import type { Connection } from "@katha/api";
import { createContext, useContext } from "react";

export const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error("No connection was given to the app");
  return connection;
}
