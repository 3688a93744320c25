import { createHash } from "node:crypto";
import type { Story } from "@katha/api/contract";
import { inMarkup } from "@katha/play/xml";

interface Embedded {
  /** The first words of the story. */
  opening: string;
  address: string;
  picture: string | null;
}

const style = `
:root { color-scheme: light dark; --quiet: color-mix(in srgb, CanvasText 72%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
article { min-height: 100vh; display: flex; flex-direction: column; border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: 12px; overflow: hidden; }
img { display: block; width: 100%; height: auto; aspect-ratio: 1200 / 630; max-height: 40vh; object-fit: cover; }
div { padding: 1rem; display: flex; flex-direction: column; gap: 0.5rem; flex: 1; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0; }
h1 a { color: inherit; text-decoration: none; }
h1 a:hover { text-decoration: underline; }
p { margin: 0; white-space: pre-line; }
.by { color: var(--quiet); font-size: 0.875rem; }
.play { align-self: flex-start; margin-top: auto; padding: 0.625rem 1.25rem; min-height: 44px; border-radius: 999px; background: #8a3d00; color: #fff; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** The one page that other sites may show in theirs: it can do nothing but lead to the story. */
export const embedPolicy = (site: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `img-src 'self' ${new URL(site).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors http: https:",
  ].join("; ");

const plays: Readonly<Record<string, string>> = { en: "Play on Katha", hi: "कथा पर खेलें" };
const rightToLeft: ReadonlySet<string> = new Set(["ur"]);

export function embedPage(story: Story, { opening, address, picture }: Embedded): string {
  const language = inMarkup(story.language);
  const direction = rightToLeft.has(story.language) ? "rtl" : "ltr";
  const href = `href="${inMarkup(address)}" target="_blank" rel="noopener"`;
  const alt = inMarkup(story.image_alt);
  const play = plays[story.language] === undefined ? "en" : story.language;
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${inMarkup(story.title)} · Katha</title>
<link rel="canonical" href="${inMarkup(address)}">
<style>${style}</style>
</head>
<body>
<article>
${picture === null ? "" : `<img src="${inMarkup(picture)}" alt="${alt}" width="1200" height="630">`}
<div>
<h1><a ${href}>${inMarkup(story.title)}</a></h1>
<p class="by">${inMarkup(story.author.display_name)}</p>
<p>${inMarkup(opening)}</p>
<a class="play" lang="${play}" ${href}>${plays[play]}</a>
</div>
</article>
</body>
</html>
`;
}
