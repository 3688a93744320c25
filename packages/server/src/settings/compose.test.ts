import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot, readConfig } from "./config.ts";
import { fileSettingOf } from "./secret-files.ts";
import { secretNames, variableNames } from "./variables.ts";

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), "utf8");
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

const compose = textOf("compose.yml");
const unit = textOf("systemd/katha.service");
const known = new Set<string>([...variableNames, ...secretNames.map(fileSettingOf)]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "katha-secrets-"));
  cpSync(path.join(projectRoot, "containers"), path.join(folder, "containers"), {
    recursive: true,
  });
  makeSecrets();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const makeSecrets = () => execFileSync("sh", [path.join(folder, "containers", "secrets.sh")]);
const secret = (name: string) => path.join(folder, "secrets", name);

test("compose.yml and the unit set what Katha knows", () => {
  const set = [
    ...matches(compose, /^ +((?:KATHA|DATABASE)_\w+|HOST|PORT):/gm),
    ...matches(unit, /\b((?:KATHA|DATABASE)_\w+)=/g),
  ];
  expect(set.filter((name) => !known.has(name))).toEqual([]);
  expect(set).toContain("KATHA_SECRET_FILE");
});

test("what compose.yml alone reads of .env is no setting, or Katha would be told of it", () => {
  const read = matches(compose, /\$\{(\w+)/g);
  expect(read.filter((name) => name.startsWith("KATHA_") && !known.has(name))).toEqual([]);
});

test("each container is started again, and bounded in memory and log", () => {
  const common = /^x-service: &service\n(?<lines>(?: .*\n)+)/m.exec(compose)?.groups?.["lines"];
  expect(common).toMatch(/^ {2}restart: unless-stopped$/m);
  expect(common).toMatch(/^ {6}max-size: 10m\n {6}max-file: "3"$/m);
  const ofKatha = /^x-katha: &katha\n(?<lines>(?: .*\n)+)/m.exec(compose)?.groups?.["lines"] ?? "";
  expect(ofKatha).toMatch(/^ {2}<<: \*service$/m);
  const services = /^services:\n(?<lines>(?:(?: .*)?\n)+)/m.exec(compose)?.groups?.["lines"] ?? "";
  const each = services.split(/^ {2}(?=\S)/m).slice(1);
  expect(each.map((lines) => lines.slice(0, lines.indexOf(":")))).toEqual([
    "katha",
    "katha-postgres",
    "database",
    "proxy",
  ]);
  for (const lines of each) {
    const whole = lines.replace("<<: *katha\n", ofKatha);
    expect(whole).toContain("<<: *service\n");
    expect(whole).toMatch(/^ +mem_limit: \d+[gm]$/m);
  }
});

test("backups are on, in a place of their own", () => {
  expect(compose).toContain(":/backups\n");
  expect(compose).toContain("KATHA_BACKUPS: ${KATHA_BACKUPS:-/backups}\n");
});

test("every secret of compose.yml is made, and Katha takes each of its own", () => {
  const used = new Set(matches(compose, /\/run\/secrets\/(\w+)/g));
  const declared = matches(compose, /file: \.\/secrets\/(\w+)/g);
  for (const name of used) expect(declared).toContain(name);
  for (const name of declared) expect(statSync(secret(name)).size).toBeGreaterThan(16);
  const settings = [...compose.matchAll(/^ {6}(\w+_FILE): \/run\/secrets\/(\w+)/gm)]
    .filter(([, setting = ""]) => known.has(setting))
    .map(([, setting = "", name = ""]) => [setting, secret(name)]);
  expect(settings).toHaveLength(3);
  const { config } = readConfig(Object.fromEntries(settings));
  const word = readFileSync(secret("database_password"), "utf8").trim();
  expect(config.databaseUrl).toBe(`postgres://katha:${word}@database:5432/katha`);
});

test("secrets that are there are kept, and others cannot come to them", () => {
  writeFileSync(secret("katha_secret"), "0123456789abcdef0123456789abcdef\n", { flag: "r+" });
  const before = readFileSync(secret("katha_secret"), "utf8");
  const password = readFileSync(secret("admin_password"), "utf8");
  makeSecrets();
  expect(readFileSync(secret("katha_secret"), "utf8")).toBe(before);
  expect(readFileSync(secret("admin_password"), "utf8")).toBe(password);
  expect(statSync(path.join(folder, "secrets")).mode & 0o777).toBe(0o700);
});

test("the guide names every setting that may be in a file", () => {
  const guide = textOf("docs/guides/containers.md");
  for (const name of secretNames) expect(guide).toContain(`\`${name}\``);
});

test("the image has the Node that the lockfile pins", () => {
  const lock = JSON.parse(textOf("package-lock.json")) as {
    packages: Record<string, { version: string }>;
  };
  const pinned = lock.packages["node_modules/node"]?.version;
  expect(textOf("Containerfile")).toContain(`library/node:${pinned}-bookworm-slim`);
});
