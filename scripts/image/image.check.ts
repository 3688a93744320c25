import {
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../run/process.mjs";
import { buildImage, type BuiltImage } from "./build.ts";
import { childrenOf, startContainer, untilReady, type Container } from "./container.ts";

const mostBytes = 450_000_000;
const uid = 4600;
const password = "the lamp must not go out";

let image: BuiltImage;
let folder: string;
let volume: { data: string; secrets: string };

beforeAll(async () => {
  image = await buildImage();
  folder = mkdtempSync(path.join(tmpdir(), "katha-volume-"));
  volume = { data: path.join(folder, "data"), secrets: path.join(folder, "secrets") };
  mkdirSync(volume.data);
  mkdirSync(volume.secrets);
  chownSync(volume.data, uid, uid);
  writeFileSync(path.join(volume.secrets, "admin-password"), `${password}\n`);
});
afterAll(async () => {
  await image?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const inImage = (...names: string[]) => path.join(image.files, ...names);
const found = (pattern: string) => globSync(pattern, { cwd: inImage("katha") });

describe("the image", () => {
  test("is under 450 MB", () => {
    console.log(`The image has ${Math.round(image.bytes / 1_000_000)} MB.`);
    expect(image.bytes).toBeLessThan(mostBytes);
  });

  test("is run by nobody in particular, who owns nothing but the data", () => {
    expect(image.config.User).toBe(`${uid}:${uid}`);
    expect(Object.keys(image.config.Volumes)).toEqual(["/data"]);
    // A new volume has the owner of the folder that it is mounted over.
    for (const place of ["data", "backups"]) expect(statSync(inImage(place)).uid).toBe(uid);
    expect(image.config.StopSignal).toBe("SIGTERM");
    const users = readFileSync(inImage("etc", "passwd"), "utf8");
    expect(users).toMatch(/^katha:x:4600:4600:/m);
  });

  test("has neither compiler nor package manager nor version control", () => {
    const tools = "cc c++ gcc g++ clang make cmake python3 git npm npx corepack yarn pnpm".split(
      " ",
    );
    const folders = [
      "usr/local/bin",
      "usr/local/sbin",
      "usr/bin",
      "usr/sbin",
      "katha/node_modules/.bin",
    ];
    const there = folders.flatMap((one) => tools.map((tool) => path.join(one, tool)));
    expect(there.filter((file) => existsSync(inImage(file)))).toEqual([]);
    expect(existsSync(inImage("usr/local/lib/node_modules"))).toBe(false);
    expect(existsSync(inImage("usr/local/bin/node"))).toBe(true);
  });

  test("has the libraries that the lockfile has for the server, and none for development", () => {
    const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
      packages: Record<string, { dev?: boolean; link?: boolean }>;
    };
    const packages = found("node_modules/{*,@*/*}/package.json").map((file) => path.dirname(file));
    expect(packages).toContain(path.normalize("node_modules/fastify"));
    expect(packages.filter((name) => lock.packages[name]?.dev ?? !lock.packages[name])).toEqual([]);
    expect(found("packages/*/node_modules/*")).toEqual([]);
  });

  test("has no tests, no stories of components, no history and no settings", () => {
    expect(found("packages/**/*.{test,stories}.{ts,tsx}")).toEqual([]);
    const strangers = [".git", ".env", "models.jsonc", ".katha", "e2e", "bench", "docs"];
    expect(strangers.filter((name) => existsSync(inImage("katha", name)))).toEqual([]);
  });
});

describe("a container", () => {
  let container: Container;
  // After a failure it may still run, and it would hold the image's files.
  afterAll(() => container?.kill());
  const settings = [
    "KATHA_ADMIN_EMAIL=admin@example.org",
    "KATHA_ADMIN_PASSWORD_FILE=/run/admin-password",
  ];
  const signIn = () =>
    fetch(`${container.address}/api/v1/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email_or_username: "admin@example.org", password }),
    });

  test("opens on a root that nobody can write, with an empty volume", async () => {
    container = await startContainer(image, volume, settings);
    await untilReady(container);
    expect(await container.exec(["/usr/bin/touch", "/data/here", "/tmp/here"])).toBe(0);
    const mounts = readFileSync(`/proc/${container.pid}/mountinfo`, "utf8");
    expect(mounts).toMatch(/ \/ ro[ ,]/);
    // The first start fills the database.
  }, 180_000);

  test("shows the first page, the stories and their pictures", async () => {
    const page = await fetch(container.address);
    expect(page.status).toBe(200);
    const html = await page.text();
    const script = /src="(?<path>\/assets\/[^"]+\.js)"/.exec(html)?.groups?.["path"] ?? "/none";
    expect((await fetch(container.address + script)).headers.get("content-type")).toContain(
      "script",
    );
    const answer = await fetch(`${container.address}/api/v1/stories`);
    const { stories } = (await answer.json()) as { stories: { cover_image_url: string }[] };
    expect(stories.length).toBeGreaterThan(0);
    const cover = new URL(stories[0]?.cover_image_url ?? "/none", container.address);
    expect((await fetch(cover)).headers.get("content-type")).toMatch(/^image\//);
  });

  test("is asked for its health as the image says", async () => {
    const [kind, ...command] = image.config.Healthcheck.Test;
    expect(kind).toBe("CMD");
    expect(await container.exec(command)).toBe(0);
    expect(await container.exec(command, ["PORT=1"])).toBe(1);
  });

  test("runs as nobody in particular, and lets no process that has ended lie about", async () => {
    const before = childrenOf(container.pid);
    expect(await container.exec(["/bin/sh", "-c", "sleep 1000 & exit 0"])).toBe(0);
    const after = childrenOf(container.pid);
    expect(after.map(ownerOf)).toEqual([uid, uid]);
    // Known by its number: the shell's child may not have become `sleep` yet.
    for (const orphan of after.filter((pid) => !before.includes(pid)))
      process.kill(orphan, "SIGKILL");
    await expect.poll(() => childrenOf(container.pid)).toHaveLength(1);
  });

  test("ends within its time when it is told to", async () => {
    container.signal("SIGTERM");
    expect(await container.ended).toBe(0);
    expect(container.said()).toContain("with the password of KATHA_ADMIN_PASSWORD");
    expect(container.said()).toContain("Katha is closing");
  });

  test("that is started again has what the volume holds", async () => {
    container = await startContainer(image, volume);
    await untilReady(container);
    expect((await signIn()).status).toBe(200);
    container.signal("SIGTERM");
    expect(await container.ended).toBe(0);
    expect(container.said()).not.toContain("The administrator is");
  });
});

const ownerOf = (pid: number) =>
  Number(/^Uid:\s+(?<uid>\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.groups?.["uid"]);
