import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pinnedNode } from "../run/runtime.mjs";
import { PlainError, root, runQuietly } from "../run/program.mjs";
import { npmCommand } from "../run/npm.mjs";
import { buildPackage } from "./build.ts";
import { checkBytes } from "./bytes.ts";
import {
  checkImports,
  checkReadme,
  checkRendering,
  checkStrictTypes,
  installConsumer,
} from "./consumer.ts";
import { publishedPackages, readManifest } from "./public-face.ts";
import { reportTo } from "./report.ts";
import { lintPackage, lintTypes } from "./package-lint.ts";

/** Every check is made on the packed tarball, installed by npm outside the workspace. */
export async function checkPackages(): Promise<number> {
  const report = reportTo((line) => process.stdout.write(`${line}\n`));
  const folder = await mkdtemp(path.join(tmpdir(), "katha packages "));
  try {
    await report.check("the public face is written down", writtenDown);
    const tarballs: string[] = [];
    for (const name of publishedPackages) {
      const packageFolder = path.join(root, name);
      const { name: title } = readManifest(packageFolder);
      await report.check(`${title} builds`, () => buildPackage(packageFolder));
      const packed = await report.check(`${title} packs`, () => pack(packageFolder, folder));
      if (!packed) continue;
      const { tarball } = packed;
      tarballs.push(tarball);
      await report.check(`${title}: publint`, () => lintPackage(packageFolder, tarball));
      await report.check(`${title}: are the types wrong`, () => lintTypes(tarball));
    }
    if (tarballs.length === publishedPackages.length) {
      const consumer = path.join(folder, "consumer");
      const installed = await report.check("a stranger installs them", () =>
        installConsumer(consumer, tarballs),
      );
      if (installed !== undefined) {
        await checkImports(report, consumer);
        await checkStrictTypes(report, consumer);
        await checkRendering(report, consumer);
        await checkReadme(report, consumer);
        await checkBytes(report, consumer);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { passed, failed } = report.summary();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

async function writtenDown(): Promise<void> {
  await runQuietly(pinnedNode(), [path.join(root, "scripts/packages/exports.ts"), "--check"]);
}

async function pack(packageFolder: string, into: string): Promise<{ tarball: string }> {
  const npm = npmCommand();
  const answer = await runQuietly(
    npm.program,
    [...npm.args, "pack", "--json", "--loglevel=error", "--pack-destination", into],
    { cwd: packageFolder, shell: npm.shell },
  );
  const file = /"filename":\s*"([^"]+)"/.exec(answer)?.[1];
  if (!file) throw new PlainError(`npm pack did not say what it wrote:\n${answer}`);
  return { tarball: path.join(into, file) };
}
