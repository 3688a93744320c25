import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inMarkup } from "@katha/play/xml";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createJobRunner } from "../../jobs/job-runner.ts";
import { createTestApp, deliverEmails, signUp, type TestApp } from "../../testing/index.ts";
import { folderTransport, smtpTransport, type MailTransport, type Email } from "./transports.ts";
import { emailKinds } from "./templates/template.ts";
import { renderEmail } from "./templates/render.ts";
import { emailLanguages } from "./templates/words.ts";
import { queueEmail, type NewEmail } from "./outbox.ts";
import { mailJobs } from "./send.ts";

const link = `https://katha.test/verify-email?token=${"k".repeat(43)}`;
const mail: Email = {
  id: "01a1f891-23b0-771d-baf2-eb68b8fae9ec",
  kind: "verify_email",
  recipient: "asha@example.org",
  createdAt: new Date("2026-01-15T09:30:00.000Z"),
  link,
  ...renderEmail("verify_email", "en", { name: "Asha", link }),
};

const noLinks = { linkTo: async () => undefined, stopLinkTo: async () => undefined };

describe("an email", () => {
  const all = emailKinds.flatMap((kind) => emailLanguages.map((language) => ({ kind, language })));

  test.each(all)("$kind in $language says the same as text and as HTML", (which) => {
    const { subject, text, html } = renderEmail(which.kind, which.language, { name: "मीरा", link });
    expect(subject).not.toBe("");
    expect(text).toContain("मीरा");
    expect(text).toContain(link);
    expect(html).toContain(`<html lang="${which.language}">`);
    const words = text.split("\n\n").map((line) => line.trim());
    for (const line of words.filter((one) => one !== link)) expect(html).toContain(inMarkup(line));
  });

  test("shows a name as written, whatever it contains", () => {
    const name = `<img src=x onerror="alert(1)">&`;
    const { text, html } = renderEmail("reset_password", "en", { name, link: undefined });
    expect(text).toContain(name);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;");
  });
});

test.each(emailLanguages)("the letter with news has a link in %s by which it stops", (language) => {
  const stopLink = "https://katha.test/stop-letters?token=news.a&b";
  const { text, html } = renderEmail("news", language, { name: "Asha", link, stopLink });
  expect(text).toContain(`\n\n${stopLink}\n\n`);
  expect(html).toContain('<a href="https://katha.test/stop-letters?token=news.a&amp;b"');
  expect(renderEmail("farewell", language, { name: "", link, stopLink }).text).not.toContain(
    stopLink,
  );
});

describe("the folder", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "katha-mail-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test("receives emails as .eml files that only this user may read", async () => {
    const transport = folderTransport(join(folder, "mail"), "Katha <katha@example.org>");
    await transport(mail);
    await transport(mail);
    const files = await readdir(join(folder, "mail"));
    expect(files).toEqual([`2026-01-15T09-30-00-000Z-verify_email-${mail.id}.eml`]);
    const path = join(folder, "mail", files[0] ?? "");
    expect((await stat(path)).mode & 0o077).toBe(0);
    const text = await readFile(path, "utf8");
    expect(text).toContain("From: Katha <katha@example.org>\r\n");
    expect(text).toContain("To: asha@example.org\r\n");
    expect(text).toContain("Subject: Confirm your email for Katha\r\n");
    expect(text).toContain(`X-Katha-Link: ${link}\r\n`);
    expect(text).toContain("Content-Type: text/html; charset=utf-8");
  });

  test("tells mail programs how a letter is stopped, and to post it themselves where it has TLS", async () => {
    const transport = folderTransport(folder, "katha@example.org");
    const written = async (stopLink: string | undefined) => {
      await transport({ ...mail, stopLink });
      const [file = ""] = await readdir(folder);
      return (await readFile(join(folder, file), "utf8")).split("\r\n\r\n")[0];
    };
    const token = `news.${mail.id}.${"k".repeat(43)}`;
    const sealed = await written(`https://katha.test/stop-letters?token=${token}`);
    expect(sealed).toContain(
      `List-Unsubscribe: <https://katha.test/stop-letters?token=${token}>\r\n`,
    );
    expect(sealed).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    const open = await written(`http://localhost:4600/stop-letters?token=${token}`);
    expect(open).toContain("List-Unsubscribe: <http://localhost:4600/");
    expect(open).not.toContain("List-Unsubscribe-Post");
    expect(await written(undefined)).not.toContain("List-Unsubscribe");
  });

  test("writes one recipient, however the address is written", async () => {
    const transport = folderTransport(folder, "katha@example.org");
    await transport({ ...mail, recipient: "a@example.org,b@example.org" });
    const [file = ""] = await readdir(folder);
    expect(await readFile(join(folder, file), "utf8")).not.toMatch(/^To: a@example\.org, ?b@/m);
  });
});

test("emails are sent by SMTP", async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write("220 katha.test\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        said.push(line);
        if (line === ".") inData = false;
        if (inData) continue;
        if (line === "DATA") inData = true;
        if (line === "QUIT") socket.end("221 bye\r\n");
        else socket.write(line === "DATA" ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await smtpTransport(`smtp://127.0.0.1:${port}`, "Katha <katha@example.org>")(mail);
  expect(said).toContain("MAIL FROM:<katha@example.org>");
  expect(said).toContain("RCPT TO:<asha@example.org>");
  expect(said).toContain("Subject: Confirm your email for Katha");
  expect(said).toContain(`Message-ID: <${mail.id}@katha>`);
  server.close();
});

describe("the outbox", () => {
  let server: TestApp;
  let userId: string;
  beforeAll(async () => {
    server = await createTestApp();
    userId = (await signUp(server)).id;
  });
  afterAll(() => server.close());

  const anEmail = (): NewEmail => ({
    kind: "password_changed",
    userId,
    name: "Asha",
    recipient: "asha@example.org",
    language: "en",
  });
  const post = (tx = anEmail()) =>
    server.db.transaction().execute((handle) => queueEmail(server, handle, tx));

  test("keeps an email until it is sent, and sends it once", async () => {
    await post();
    expect(await deliverEmails(server)).toHaveLength(1);
    expect(await deliverEmails(server)).toEqual([]);
  });

  test("contains nothing of a rolled back change", async () => {
    const undone = server.db.transaction().execute(async (tx) => {
      await queueEmail(server, tx, anEmail());
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await deliverEmails(server)).toEqual([]);
  });

  test("retries when the mail server is down", async () => {
    await post();
    let tries = 0;
    const transport: MailTransport = async () => {
      tries += 1;
      if (tries === 1) throw new Error("The mail server is away.");
    };
    const kinds = mailJobs({ transport, ...noLinks });
    const log = pino({ level: "silent" });
    const runner = createJobRunner(server.jobs, kinds, { ...server, log });
    await runner.runDue();
    server.clock.advance(10_000);
    await runner.runDue();
    await runner.runDue();
    expect(tries).toBe(2);
  });

  test("sends what was written while the mail server was away for a day", async () => {
    await post();
    const back = server.clock.now().getTime() + 86_400_000;
    const sent: Email[] = [];
    const transport: MailTransport = async (email) => {
      if (server.clock.now().getTime() < back) throw new Error("The mail server is away.");
      sent.push(email);
    };
    const kinds = mailJobs({ transport, ...noLinks });
    const log = pino({ level: "silent" });
    const runner = createJobRunner(server.jobs, kinds, { ...server, log });
    const waiting = () =>
      server.db
        .selectFrom("jobs")
        .select("run_at")
        .where("finished_at", "is", null)
        .where("given_up_at", "is", null)
        .executeTakeFirst();
    await runner.runDue();
    for (let next = await waiting(); next !== undefined; next = await waiting()) {
      const pause = next.run_at.getTime() - server.clock.now().getTime();
      expect(pause).toBeLessThanOrEqual(3_600_000);
      server.clock.advance(pause);
      await runner.runDue();
    }
    expect(sent).toHaveLength(1);
  });

  test("deletes old emails, and those of deleted accounts", async () => {
    const kept = () => server.db.selectFrom("mails").select("id").execute();
    expect(await kept()).not.toEqual([]);
    server.clock.advance(31 * 86_400_000);
    const [, sweep] = mailJobs({ transport: async () => {}, ...noLinks });
    await sweep?.run(
      {},
      { ...server, log: pino({ level: "silent" }), signal: AbortSignal.any([]) },
    );
    expect(await kept()).toEqual([]);
    await post();
    await server.db.deleteFrom("users").where("id", "=", userId).execute();
    expect(await deliverEmails(server)).toEqual([]);
    await post({ ...anEmail(), userId: null });
    expect(await deliverEmails(server)).toHaveLength(1);
    expect(await kept()).toEqual([]);
  });
});
