// Runs before anything is painted, so that a page never flashes in the wrong theme or language.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem("katha-theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  const chosen = localStorage.getItem("katha-language");
  const language = chosen || navigator.language.slice(0, 2);
  // The build fills in the catalogues' languages.
  if ("/* LOCALES */".split(" ").includes(language)) root.lang = language;

  if (localStorage.getItem("katha-mature") === "hidden") root.dataset.mature = "hidden";

  // Signed in, with open plays at the last visit.
  if (localStorage.getItem("katha-plays") === "open" && localStorage.getItem("tokens") !== null)
    root.dataset.plays = "open";

  root.dataset.tastes = localStorage.getItem("katha-home") || "asks";

  // The server renders Home's overlay for everyone; only a first visit shows it.
  const key = "katha-overlay-seen";
  if (
    /^\/home\/?$/.test(location.pathname.slice((root.dataset.base || "").length)) &&
    sessionStorage.getItem(key) === null
  ) {
    sessionStorage.setItem(key, "yes");
    root.dataset.greeting = "";
    for (const act of ["keydown", "pointerdown"])
      addEventListener(act, () => delete root.dataset.greeting, { once: true });
  }
} catch {
  // If storage is forbidden, the defaults stay: the system's theme, English, no overlay.
}
