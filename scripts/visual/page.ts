import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Difference } from "./compare.ts";
import type { Shot } from "./shots.ts";

export type Finding = { readonly shot: Shot } & (
  | { kind: "added"; after: Buffer }
  | { kind: "removed"; before: Buffer }
  | { kind: "failed"; reason: string }
  | { kind: "changed" | "unsteady"; before: Buffer; after: Buffer; difference: Difference }
);

export interface Findings {
  readonly base: string;
  readonly pictures: number;
  readonly findings: readonly Finding[];
}

const headings = {
  failed: ["Failed", "These stories could not be photographed."],
  changed: ["Changed", "Red marks every pixel that differs."],
  unsteady: [
    "Unsteady",
    "Photographed twice, these differ from themselves: look for time, chance or loading.",
  ],
  added: ["Added", "Not there in the base."],
  removed: ["Removed", "Not there any more."],
} as const;

/** One page with every picture in it, to be opened or sent as it is. */
export async function writePage(
  file: string,
  { base, pictures, findings }: Findings,
): Promise<void> {
  const sections: string[] = [];
  for (const kind of Object.keys(headings) as (keyof typeof headings)[]) {
    const those = findings.filter((finding) => finding.kind === kind);
    if (those.length === 0) continue;
    const [heading, meaning] = headings[kind];
    const articles: string[] = [];
    for (const finding of those) articles.push(await article(finding));
    sections.push(
      `<section><h2>${heading} <small>${those.length}</small></h2><p>${meaning}</p>${articles.join("")}</section>`,
    );
  }
  const calm = `<section><p class="calm">Every picture is the same, pixel for pixel.</p></section>`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${findings.length} differences against ${escaped(base)}</title><style>${style}</style></head>
<body><header><h1>${findings.length} of ${pictures} pictures differ</h1><p>Against ${escaped(base)}</p></header>
${sections.join("") || calm}</body></html>`,
  );
}

async function article(finding: Finding): Promise<string> {
  const { shot } = finding;
  const size = `${escaped(shot.mode)} · ${shot.width} px`;
  const head = `<h3>${escaped(shot.title)} <small>${size}${detail(finding)}</small></h3>`;
  if (finding.kind === "failed")
    return `<article>${head}<pre>${escaped(finding.reason)}</pre></article>`;
  const figures: string[] = [];
  if ("before" in finding) figures.push(await figure("Before", finding.before));
  if ("after" in finding) figures.push(await figure("After", finding.after));
  if ("difference" in finding) figures.push(await figure("Difference", finding.difference.picture));
  return `<article>${head}<div class="figures">${figures.join("")}</div></article>`;
}

function detail(finding: Finding): string {
  return "difference" in finding
    ? ` · ${finding.difference.pixels.toLocaleString("en")} pixels`
    : "";
}

async function figure(caption: string, png: Buffer): Promise<string> {
  const webp = await sharp(png).webp({ lossless: true, effort: 2 }).toBuffer();
  const address = `data:image/webp;base64,${webp.toString("base64")}`;
  return `<figure><figcaption>${caption}</figcaption><a href="${address}" target="_blank"><img src="${address}" alt="${caption}" loading="lazy"></a></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: dark light; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 1800px; }
h1 { margin: 0; font-size: 26px; } h2 { margin: 40px 0 0; } small { opacity: 0.7; font-weight: normal; }
article { margin: 16px 0; padding: 16px; border: 1px solid #8884; border-radius: 12px; }
h3 { margin: 0 0 12px; font-size: 15px; }
.figures { display: flex; gap: 16px; flex-wrap: wrap; align-items: flex-start; }
figure { margin: 0; flex: 1 1 280px; min-width: 0; }
figcaption { font-size: 13px; opacity: 0.7; }
img { max-width: 100%; border: 1px solid #8884; background: repeating-conic-gradient(#8882 0 25%, #0000 0 50%) 0 / 16px 16px; }
pre { white-space: pre-wrap; margin: 0; } .calm { padding: 48px; text-align: center; }`;
