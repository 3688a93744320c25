import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Problem } from "../../lib/problem.ts";

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 34rem; padding: 2rem; }
h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.5rem; }
p { margin: 0; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const securityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;

/** A page without scripts or pictures, in both languages, so that it is cheap to serve. */
export function sendTooMany(reply: FastifyReply, { headers }: Problem): FastifyReply {
  const seconds = headers["retry-after"] ?? "60";
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds}">
<title>A moment, please · Katha</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>A moment, please</h1>
<p>Many pages were asked for from your network in a short time. Nothing is lost. This page tries again by itself in ${seconds} seconds.</p>
<h2 lang="hi">थोड़ा ठहरिए</h2>
<p lang="hi">आपके नेटवर्क से थोड़े समय में बहुत सारे पन्ने माँगे गए। कुछ भी खोया नहीं है। यह पन्ना ${seconds} सेकंड में अपने आप फिर कोशिश करेगा।</p>
</main>
</body>
</html>
`;
  return reply
    .code(429)
    .type("text/html; charset=utf-8")
    .headers({
      ...headers,
      "cache-control": "no-store",
      "content-security-policy": securityPolicy,
    })
    .send(page);
}
