// Runs before anything is painted, so that a page never flashes in the wrong theme or language.
(function (routeFiles) {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("katha-theme");
    if (theme === "light" || theme === "system") root.dataset.theme = theme;
    const chosen = localStorage.getItem("katha-language");
    const language = chosen || navigator.language.slice(0, 2);
    if (language === "hi") root.lang = language;
  } catch {
    // Storage can be forbidden; night and English it is.
  }
  const route = routeFiles.find(([path]) => new RegExp(path).test(location.pathname));
  for (const file of route ? route[1] : []) {
    const link = document.createElement("link");
    link.rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
    link.href = file;
    document.head.append(link);
  }
})(/* ROUTE_FILES */ []);
