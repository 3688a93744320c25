// What the server drew can be read and its links followed: the app comes when it has been seen, or is touched.
(function (files) {
  const { dataset } = document.documentElement;
  const awake = new AbortController();
  const { signal } = awake;
  const sheets = [];
  let arrived = 0;
  let asked = false;
  let pressed = null;

  function come() {
    delete dataset.opening;
    if (asked) return;
    asked = true;
    for (const file of files) {
      const isScript = file.endsWith("?run");
      const element = document.createElement(isScript ? "script" : "link");
      if (isScript) {
        element.type = "module";
        element.src = file.slice(0, -4);
        element.async = false;
      } else if (file.endsWith(".css")) dress(element, file);
      else {
        element.rel = "modulepreload";
        element.href = file;
      }
      document.head.append(element);
    }
  }

  // All sheets at once: one alone would win over what the page says of the others' rules.
  function dress(sheet, file) {
    sheets.push(sheet);
    sheet.rel = "stylesheet";
    sheet.media = "not all";
    sheet.href = file;
    for (const end of ["load", "error"]) sheet.addEventListener(end, wear, { once: true });
  }

  function wear() {
    arrived += 1;
    if (arrived < sheets.length) return;
    for (const each of sheets) each.media = "all";
    delete dataset.undressed;
  }

  function keepPress(event) {
    come();
    const button = event.type === "click" && event.target.closest("button, [type=radio]");
    if (!button) return;
    event.preventDefault();
    // React may be on its way already, and would do now what is done again when it has arrived.
    event.stopImmediatePropagation();
    pressed = button;
  }

  const listen = (act, heard, options) => addEventListener(act, heard, { signal, ...options });

  dataset.opening = "";
  dataset.undressed = "";
  for (const act of ["click", "pointerdown", "keydown", "focusin", "wheel", "scroll"])
    listen(act, keepPress, { capture: true, passive: act === "wheel" });
  listen("DOMContentLoaded", () => {
    const picture = document.querySelector("img[fetchpriority=high]");
    // A browser that can tell says when it is on the screen: what comes before that only holds it up.
    new PerformanceObserver((list) => {
      if (!picture || list.getEntries().some(({ element }) => element === picture)) come();
    }).observe({ type: "largest-contentful-paint", buffered: true });
    const soon = () => setTimeout(come, 400);
    if (!picture || picture.complete) soon();
    else picture.addEventListener("load", soon, { signal });
  });
  listen("katha-awake", () => {
    awake.abort();
    if (pressed) pressed.click();
  });
  setTimeout(come, 3_000);
  // Files that a worker keeps cost nobody anything.
  if (navigator.serviceWorker && navigator.serviceWorker.controller) come();

  try {
    if (/^\/home\/?$/.test(location.pathname)) greet();
  } catch {
    // Storage can be forbidden; then nobody is greeted.
  }

  function greet() {
    if (sessionStorage.getItem("katha-overlay-seen") !== null) return;
    sessionStorage.setItem("katha-overlay-seen", "yes");
    dataset.greeting = "";
    for (const act of ["keydown", "pointerdown"])
      addEventListener(act, () => delete dataset.greeting, { once: true });
  }
})(/* FILES */ []);
