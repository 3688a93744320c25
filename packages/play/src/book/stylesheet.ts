/**
 * Readers choose face and size themselves; many know no logical properties. Where text begins is left to them: some mirror
 * left and right in text from right to left.
 */
export function stylesheet(direction: "ltr" | "rtl", language: string): string {
  const start = direction === "rtl" ? "right" : "left";
  const leading = language === "ur" ? 2.1 : 1.6;
  return `section, aside, figure, nav { display: block; }
body { margin: 0 5%; line-height: ${leading}; overflow-wrap: break-word; }
h1 { margin: 3em 0 2em; font-size: 1.5em; font-weight: normal; line-height: ${leading - 0.3}; text-align: center; page-break-after: avoid; break-after: avoid; }
h1 .number { display: block; margin-bottom: 0.6em; font-size: 0.75em; }
h2 { margin: 2em 0 1em; font-size: 1.1em; font-weight: normal; font-style: italic; text-align: center; page-break-after: avoid; break-after: avoid; }
p { margin: 0 0 0.8em; orphans: 2; widows: 2; }
aside.own { margin: 1.2em 0 1.2em; margin-${start}: 2em; padding: 0.1em 0; padding-${start}: 0.9em; border-${start}: 2px solid #a65a00; font-style: italic; }
aside.own p { margin: 0; }
figure { margin: 1.5em 0; text-align: center; page-break-inside: avoid; break-inside: avoid; }
img { max-width: 100%; max-height: 95vh; }
p.picture { margin: 1.5em 0; font-style: italic; text-align: center; }
p.ending { margin: 3em 0; font-size: 1.3em; text-align: center; }
.front { margin-top: 25%; text-align: center; }
.front h1 { margin: 0 0 1em; font-size: 2em; }
.front p { text-align: center; }
.front .mark { margin: 0; font-size: 0.85em; }
.front .katha { margin-top: 4em; }
.cover { margin: 0; padding: 0; text-align: center; }
.cover p { margin: 0; }
.cover img { width: 72%; max-height: 95vh; object-fit: contain; }
nav ol { padding: 0; list-style: none; }
nav li { margin: 0.4em 0; }
`;
}
