import { inMarkup } from "@katha/play/xml";
import type { EmailFacts, EmailKind, EmailText } from "./template.ts";
import { emailText, type EmailLanguage } from "./words.ts";

interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Renders an email as text and HTML, in the reader's language. */
export function renderEmail(
  kind: EmailKind,
  language: EmailLanguage,
  facts: EmailFacts,
): RenderedEmail {
  const email = emailText(kind, language, facts);
  return {
    subject: email.subject,
    text: asText(email, facts),
    html: asPage(email, facts, language),
  };
}

function asText(email: EmailText, { link, stopLink }: EmailFacts): string {
  const { greeting, before, after, stop, closing } = email;
  const stopping = stop !== undefined && stopLink ? [`${stop}:`, stopLink] : [];
  const lines = [greeting, ...before, ...(link ? [link] : []), ...after, ...stopping, closing];
  return `${lines.join("\n\n")}\n`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${inMarkup(text)}</p>`;

function button(action: string, link: string): string {
  const address = inMarkup(link);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#a65a00;color:#ffffff;font-weight:600;text-decoration:none">${inMarkup(action)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#574938;word-break:break-all"><a href="${address}" style="color:#00695f">${address}</a></p>`;
}

const small = (text: string, address: string) =>
  `<p style="margin:0 0 16px;font-size:14px"><a href="${inMarkup(address)}" style="color:#00695f">${inMarkup(text)}</a></p>`;

/** One column with inline styles, because email clients drop style sheets. */
function asPage(email: EmailText, { link, stopLink }: EmailFacts, language: EmailLanguage): string {
  const { subject, greeting, before, action, after, stop, closing } = email;
  const body = [
    ...[greeting, ...before].map(paragraph),
    ...(action !== undefined && link ? [button(action, link)] : []),
    ...after.map(paragraph),
    ...(stop !== undefined && stopLink ? [small(stop, stopLink)] : []),
    `<p style="margin:24px 0 0;color:#574938">${inMarkup(closing)}</p>`,
  ].join("\n");
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f0e3">
<div style="max-width:560px;margin:0 auto;padding:32px;border:1px solid #e2d4bb;border-radius:12px;background:#fffaf0;color:#241a12;font-family:Georgia,'Noto Serif Devanagari',serif;font-size:17px;line-height:1.6">
<p style="margin:0 0 24px;font-size:24px;color:#a65a00">कथा <span style="font-size:16px">Katha</span></p>
${body}
</div>
</body>
</html>
`;
}
