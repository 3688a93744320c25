import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { compile } from "./plugin.ts";

const file = (name: string) =>
  fileURLToPath(new URL(`../../../ui/src/parts/story/${name}`, import.meta.url));

async function namesIn(source: string, name = "styles.ts") {
  const { code, sheet } = await compile(
    file(name),
    `import { css, keyframes } from "@emotion/react";\n${source}`,
  );
  const strings = [...code.matchAll(/"(k\w+)"/g)].map(([, found = ""]) => found);
  return { code, sheet, strings };
}

it("puts a class in the place of a style, and its rules into the sheet", async () => {
  const { code, sheet, strings } = await namesIn(
    `const gap = "8px";\nexport const row = css({ padding: gap, "&:hover": { color: "red" } });`,
  );
  expect(code).toContain(`export const row = "${strings[0]}";`);
  expect(sheet).toBe(`.${strings[0]}{padding:8px;}\n.${strings[0]}:hover{color:red;}`);
});

it("follows records, helpers and imported tokens", async () => {
  const { code, sheet, strings } = await namesIn(
    `import { color } from "../../tokens/tokens.ts";
     const tone = (ink: string) => css({ color: ink });
     export const tones = { lamp: tone(color.lamp), plain: css({}) } as const;
     export const names = Object.keys(tones);`,
  );
  expect(strings).toHaveLength(1);
  expect(sheet).toBe(`.${strings[0]}{color:var(--k-lamp);}`);
  expect(code).toContain(`tones = {"lamp":"${strings[0]}","plain":""};`);
  expect(code).toContain("Object.keys(tones)");
});

it("writes what holds under a condition after all that always holds, as Emotion does", async () => {
  const { sheet } = await namesIn(
    `export const base = css({ color: "red", "@media (min-width: 1px)": { color: "green" } });
     export const more = css({ color: "blue" });`,
  );
  expect(sheet.indexOf("blue")).toBeLessThan(sheet.indexOf("green"));
});

it("keeps keyframes with the style that names them", async () => {
  const { sheet } = await namesIn(
    `const turn = keyframes({ to: { rotate: "1turn" } });
     export const wheel = css({ animation: \`\${turn} 1s\` });`,
  );
  expect(sheet).toMatch(/@keyframes (animation-\w+)\{to\{rotate:1turn;\}\}[\s\S]*animation:\1 1s;/);
});

it("finds the styles beside a component, and leaves the component alone", async () => {
  const source = `import { createContext } from "react";
     export const Place = createContext(null);
     const box = css({ margin: 0 });
     export function Box() { return <div css={box}>{"k"}</div>; }`;
  const { code, sheet } = await namesIn(source, "Box.tsx");
  expect(sheet).toContain("margin:0;");
  expect(code).toContain("createContext(null)");
  expect(code).toContain("<div css={box}>");
});

it("gives two styles that say the same a class each, so that each keeps its place", async () => {
  const { strings } = await namesIn(
    `export const one = css({ margin: 0 });\nexport const other = css({ margin: 0 });`,
  );
  expect(new Set(strings).size).toBe(2);
});
