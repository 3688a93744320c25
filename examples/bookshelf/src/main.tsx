import "@katha/fonts/fonts.css";
import "@katha/ui/katha.css";
import "@katha/ui/page.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { isLanguage, loadLanguage } from "./words.ts";

const chosen = localStorage.getItem("shelf-language");
const i18n = await loadLanguage(isLanguage(chosen) ? chosen : "en");
const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");
createRoot(place).render(
  <StrictMode>
    <App startsWith={i18n} />
  </StrictMode>,
);
