// Runs before anything is painted, so that a page never flashes in the wrong theme or language.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem("katha-theme");
  if (theme === "light" || theme === "system") root.dataset.theme = theme;
  const chosen = localStorage.getItem("katha-language");
  const language = chosen || navigator.language.slice(0, 2);
  if (language === "hi") root.lang = language;
} catch {
  // Storage can be forbidden; night and English it is.
}
