// Runs before anything is painted, so that a page never flashes in the wrong theme or language.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem("katha-theme");
  if (theme === "light" || theme === "system") root.dataset.theme = theme;
  const chosen = localStorage.getItem("katha-language");
  const language = chosen || navigator.language.slice(0, 2);
  // The build fills in the languages of the catalogues.
  if ("/* LOCALES */".split(" ").includes(language)) root.lang = language;

  if (localStorage.getItem("katha-mature") === "hidden") root.dataset.mature = "hidden";

  // Who had plays to go on with at the last visit, and is signed in.
  if (localStorage.getItem("katha-plays") === "open" && localStorage.getItem("tokens") !== null)
    root.dataset.plays = "open";

  // Home's overlay is in the server's page for everybody; only a first visit sees it.
  const key = "katha-overlay-seen";
  if (/^\/home\/?$/.test(location.pathname) && sessionStorage.getItem(key) === null) {
    sessionStorage.setItem(key, "yes");
    root.dataset.greeting = "";
    for (const act of ["keydown", "pointerdown"])
      addEventListener(act, () => delete root.dataset.greeting, { once: true });
  }
} catch {
  // Storage can be forbidden; then the defaults stay: dark, English, no overlay.
}
