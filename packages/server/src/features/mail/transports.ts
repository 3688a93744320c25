import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export interface Email {
  id: string;
  kind: string;
  recipient: string;
  createdAt: Date;
  subject: string;
  text: string;
  html: string;
  /** The address that the email's button opens. */
  link?: string | undefined;
  /** The address by which its reader has no more of its kind. */
  stopLink?: string | undefined;
}

/** Sends an email. It may be called twice with the same id. */
export type MailTransport = (mail: Email) => Promise<void>;

/** Mail programs show a button of their own for it. They post to it themselves where it has TLS: RFC 8058. */
function headersToStop(link: string | undefined) {
  if (link === undefined) return {};
  return {
    "list-unsubscribe": { prepared: true, value: `<${link}>` },
    ...(link.startsWith("https:") && { "list-unsubscribe-post": "List-Unsubscribe=One-Click" }),
  };
}

function messageOf(mail: Email, from: string) {
  const { id, recipient, createdAt, subject, text, html, stopLink } = mail;
  return {
    from,
    // As an object, so that the address is not parsed as a list.
    to: { name: "", address: recipient },
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}@katha>`,
    headers: { "auto-submitted": "auto-generated", ...headersToStop(stopLink) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes each email to an .eml file. Its links open accounts, so only this user may read it. */
export function folderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const plain = messageOf(mail, from);
    // The link is also in a header, because the body's encoding may break it across lines.
    const link = mail.link && { "x-katha-link": { prepared: true, value: mail.link } };
    const headers = { ...plain.headers, ...link };
    const { message } = await composer.sendMail({ ...plain, headers });
    const stamp = mail.createdAt.toISOString().replaceAll(/[:.]/g, "-");
    const path = join(folder, `${stamp}-${mail.kind}-${mail.id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}

/** Goes by what is set when an email is sent; without a mail server, into the folder. */
export function transportNow(
  folder: string,
  settings: () => { smtp_url: string | null; mail_from: string },
): MailTransport {
  return async (mail) => {
    const { smtp_url, mail_from } = settings();
    const send =
      smtp_url === null ? folderTransport(folder, mail_from) : smtpTransport(smtp_url, mail_from);
    await send(mail);
  };
}

const patienceMs = 15_000;

/** Resolves to what the mail server answered. */
export function smtpTransport(url: string, from: string): (mail: Email) => Promise<string> {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return async (mail) => {
    const { response } = await transport.sendMail(messageOf(mail, from));
    return response;
  };
}
