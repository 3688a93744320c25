export const pageStyle = `
:root {
  --ground: #120d1d; --surface: #1b1429; --raised: #251c38; --line: #3b2f55; --edge: #8d7fae;
  --ink: #f6eedd; --soft: #b9accb; --lamp: #f2a33a; --on-lamp: #120d1d; --link: #3fc1b8;
  --get: #7fcf7a; --post: #f2a33a; --put: #3fc1b8; --delete: #ff8a7f;
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: #f7f0e3; --surface: #fffaf0; --raised: #ffffff; --line: #e2d4bb; --edge: #8a775a;
    --ink: #241a12; --soft: #5f5040; --lamp: #a65a00; --on-lamp: #ffffff; --link: #00695f;
    --get: #2e6b2a; --post: #8a4b00; --put: #00695f; --delete: #b3261e;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body {
  margin: 0 auto; max-width: 1120px; padding: 32px 24px 96px; background: var(--ground); color: var(--ink);
  font: 400 16px/1.55 Mukta, "Noto Sans", system-ui, sans-serif; overflow-wrap: anywhere;
}
h1, h2 { font-family: "Rozha One", Georgia, "Noto Serif Devanagari", serif; font-weight: 400; line-height: 1.15; }
h1 { font-size: clamp(32px, 6vw, 48px); margin: 0 0 8px; }
h1 small { font: 400 16px/1 Mukta, "Noto Sans", system-ui, sans-serif; color: var(--soft); }
h2 { font-size: 28px; margin: 48px 0 16px; text-transform: capitalize; }
h3 { font-size: 18px; margin: 32px 0 8px; }
.call h3 { font-size: 15px; margin: 24px 0 8px; color: var(--soft); }
header p { max-width: 68ch; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--lamp); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 16px; background: var(--raised); padding: 8px 12px; }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: 0.9em; }
form label { display: block; color: var(--soft); margin-top: 24px; }
form div { display: flex; gap: 8px; max-width: 480px; }
input {
  flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--edge); border-radius: 6px;
}
input::placeholder { color: var(--soft); opacity: 1; }
button {
  min-height: 44px; padding: 0 20px; font: inherit; font-weight: 600; border: 0; border-radius: 6px;
  background: var(--lamp); color: var(--on-lamp); cursor: pointer;
}
#found { margin: 8px 0 0; color: var(--soft); }
.call { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); margin: 8px 0; }
.call > summary {
  display: grid; grid-template-columns: 72px minmax(220px, auto) 1fr auto; gap: 4px 16px; align-items: baseline;
  padding: 12px 16px; cursor: pointer; list-style: none; min-height: 44px;
}
.call > summary::-webkit-details-marker { display: none; }
.call[open] > summary { border-bottom: 1px solid var(--line); }
.method { font-weight: 700; letter-spacing: 0.04em; font-size: 14px; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .patch { color: var(--put); }
.delete { color: var(--delete); }
.path { font-size: 15px; font-weight: 600; }
.summary, .access { color: var(--soft); font-size: 15px; }
.inside { padding: 0 16px 20px; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { text-align: left; vertical-align: top; padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); font-weight: 400; min-width: 88px; }
thead th { color: var(--soft); font-size: 14px; }
small { color: var(--soft); font-size: 13px; font-weight: 400; }
.example { margin-top: 12px; }
.example > summary { cursor: pointer; color: var(--link); padding: 8px 0; }
pre { margin: 0; padding: 16px; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; overflow: auto; max-height: 480px; overflow-wrap: normal; }
.shape { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 4px 16px 12px; margin: 8px 0; }
.shape h3 { margin: 12px 0 4px; }
@media (max-width: 719px) {
  body { padding: 24px 16px 64px; }
  .call > summary { grid-template-columns: 1fr auto; }
  .path { grid-column: 1 / -1; } .summary { grid-column: 1 / -1; }
  .access { grid-column: 2; grid-row: 1; }
}
`;
