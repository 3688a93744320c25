import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export interface WrittenMail {
  id: string;
  kind: string;
  recipient: string;
  createdAt: Date;
  subject: string;
  text: string;
  html: string;
  /** The address behind its button. */
  link?: string | undefined;
}

/** Takes a mail to where it goes. The same mail may come twice, under the same id. */
export type Carrier = (mail: WrittenMail) => Promise<void>;

function messageOf({ id, recipient, createdAt, subject, text, html }: WrittenMail, from: string) {
  return {
    from,
    // As an object, so that no address is read as a list of several.
    to: { name: "", address: recipient },
    subject,
    text,
    html,
    date: createdAt,
    messageId: `<${id}@katha>`,
    headers: { "auto-submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Writes each mail as an .eml file, which any mail program opens. Links in it open accounts: for this user alone. */
export function folderCarrier(folder: string, from: string): Carrier {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (mail) => {
    const plain = messageOf(mail, from);
    // In a file the link stands at the top too: mail encodings cut the one in the text in two.
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

const patienceMs = 15_000;

export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from));
  };
}
