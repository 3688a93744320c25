import "@katha/fonts/fonts.css";
import "@katha/ui/katha.css";
import "@katha/ui/page.css";
import { api, createApiClient, createSignInStore, viewerSlice } from "@katha/api";
import { playSlice } from "@katha/api/play";
import { configureStore } from "@reduxjs/toolkit";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { App } from "./App.tsx";

const signInStore = createSignInStore(() => localStorage);
const client = createApiClient({ signInStore });
const store = configureStore({
  reducer: { api: api.reducer, viewer: viewerSlice.reducer, play: playSlice.reducer },
  middleware: (standard) =>
    standard({ thunk: { extraArgument: { client } } }).concat(api.middleware),
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <Provider store={store}>
    <App signInStore={signInStore} />
  </Provider>,
);
