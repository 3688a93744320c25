import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, expect, type Locator, type Page } from "@playwright/test";
import { openFakeOllama } from "@katha/narrator/testing";
import sharp from "sharp";
import { launchOptions } from "../../scripts/browser.mjs";
import { freePort } from "../servers/katha-process.ts";

/**
 * The first minute of an administrator who has Ollama running: from `npm start` in an installed clone, on an empty data
 * folder, to the first sentence that the model tells and to its binding. It photographs each press and prints seconds and
 * presses: `node --conditions=@katha/source e2e/film/first-minute.ts --width 360 --to /tmp/film`.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const argument = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const width = Number(argument("width", "1280"));
const to = argument("to", path.join(tmpdir(), "katha-film"));
const height = width < 600 ? 780 : 800;
const admin = { email: "keeper@katha.test", password: "Keeper-of-lamps-1!" };
const sentence = "Rain runs over your knuckles, cold as the river below the hut.";
/** Where Katha looks for Ollama. */
const ollamaPort = 11_434;
const frames: { label: string; seconds: number; picture: Buffer }[] = [];

const data = await mkdtemp(path.join(tmpdir(), "katha-film-"));
const ollama = await openFakeOllama({ port: ollamaPort, behaviour: { text: sentence } });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const began = performance.now();
const seconds = () => (performance.now() - began) / 1_000;
const katha = spawn("npm", ["start"], {
  cwd: root,
  detached: true,
  stdio: ["ignore", "pipe", "ignore"],
  env: {
    KATHA_BACKUPS: "none",
    ...process.env,
    PORT: String(port),
    KATHA_DATA_DIR: data,
    KATHA_ADMIN_EMAIL: admin.email,
    KATHA_ADMIN_PASSWORD: admin.password,
  },
});
let said = "";
katha.stdout.on("data", (piece: Buffer) => (said += piece.toString()));

async function opened(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/home`).catch(() => null);
    if (answer?.ok) return;
    if (katha.exitCode !== null) throw new Error(`Katha did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

let presses = 0;
async function frame(page: Page, label: string): Promise<void> {
  frames.push({ label, seconds: seconds(), picture: await page.screenshot() });
}
async function press(button: Locator, label: string): Promise<void> {
  await button.click();
  presses += 1;
  console.log(`${seconds().toFixed(1)} s, press ${presses}: ${label}`);
}

async function film(page: Page): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByLabel("Email or Username").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await frame(page, "sign in");
  await press(page.getByRole("button", { name: "Sign In" }), "sign in");
  const offer = page.getByRole("link", { name: /storyteller/i }).first();
  await expect(page.getByText("qwen3:8b").first()).toBeVisible({ timeout: 15_000 });
  await frame(page, "the first page offers it");
  await press(offer, "the offer");
  await expect(page.getByRole("button", { name: /^Bind to Tenali: qwen3:8b/ })).toBeVisible();
  await frame(page, "what was found");
  await press(page.getByRole("button", { name: "Hear a sample of qwen3:8b" }), "hear it");
  await expect(page.getByRole("dialog").getByText(sentence).first()).toBeVisible();
  await frame(page, "the first sentence that it tells");
  console.log(
    `${seconds().toFixed(1)} s and ${presses} presses: the first sentence told by the model`,
  );
  await page.keyboard.press("Escape");
  await press(page.getByRole("button", { name: /^Bind to Tenali: qwen3:8b/ }), "bind");
  await expect(page.getByText("Tenali is told by qwen3:8b now.")).toBeVisible();
  await frame(page, "bound");
}

async function strip(): Promise<void> {
  const shown = width < 600 ? 240 : 420;
  const pictures = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize({ width: shown }).toBuffer()),
  );
  const tall = Math.round((height / width) * shown);
  const columns = width < 600 ? frames.length : 3;
  const rows = Math.ceil(frames.length / columns);
  await sharp({
    create: {
      width: columns * (shown + 8),
      height: rows * (tall + 8),
      channels: 3,
      background: "#888",
    },
  })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: (at % columns) * (shown + 8) + 4,
        top: Math.floor(at / columns) * (tall + 8) + 4,
      })),
    )
    .webp({ quality: 70 })
    .toFile(path.join(to, `first-minute-${width}.webp`));
}

try {
  await mkdir(to, { recursive: true });
  await opened();
  console.log(`${seconds().toFixed(1)} s: the server answers`);
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  try {
    await film(page);
  } finally {
    await browser.close();
    for (const [at, { label, seconds: when, picture }] of frames.entries()) {
      console.log(`frame ${at + 1}, ${when.toFixed(1)} s: ${label}`);
      await writeFile(path.join(to, `${width}-${at + 1}.png`), picture);
    }
    await strip();
  }
  console.log(
    said
      .split("\n")
      .filter((line) => line.includes("Ollama"))
      .join("\n"),
  );
  console.log(`${seconds().toFixed(1)} s and ${presses} presses at ${width} px`);
} finally {
  if (katha.pid !== undefined) process.kill(-katha.pid, "SIGTERM");
  await new Promise((resolve) => katha.once("exit", resolve));
  await ollama.close();
  await rm(data, { recursive: true, force: true });
}
