const rightToLeft = new Set([
  "ar",
  "ckb",
  "dv",
  "fa",
  "he",
  "ks",
  "pa-arab",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);

/** The direction of text in a language, not of the page: a Hindi page may show an Urdu story. */
export function directionOf(language: string): "ltr" | "rtl" {
  const [name = "", script = ""] = language.toLowerCase().split("-");
  if (script.length === 4 && script !== "arab" && script !== "hebr") return "ltr";
  return rightToLeft.has(name) || rightToLeft.has(`${name}-${script}`) ? "rtl" : "ltr";
}
