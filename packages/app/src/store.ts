import { api, type Connection } from "@katha/api";
import { configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";

export function createStore(connection: Connection) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { connection } } }).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore["getState"]>;
