import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { readManifest } from "../entries.ts";
import { root, run } from "./consumer.ts";
import type { Running } from "./running.ts";

/** A registry that has our packages; whoever asks for others is sent to the usual one. */
export async function startRegistry(tarballs: Readonly<Record<string, string>>): Promise<Running> {
  const usual = (await run("npm", ["config", "get", "registry"], root)).trim().replace(/\/$/, "");
  const ours = new Map(
    Object.entries(tarballs).map(([folder, file]) => [
      readManifest(path.join(root, folder, "dist")).name,
      { folder, tarball: readFileSync(file) },
    ]),
  );
  let address = "";
  const server = createServer(({ url = "" }, answer) => {
    const [name = "", isTarball] = decodeURIComponent(url.slice(1)).split("/-/");
    const own = ours.get(name);
    if (own === undefined) answer.writeHead(302, { location: usual + url }).end();
    else if (isTarball !== undefined) answer.end(own.tarball);
    else answer.setHeader("content-type", "application/json").end(JSON.stringify(aboutIt(own)));
  });
  function aboutIt({ folder, tarball }: { folder: string; tarball: Buffer }) {
    const manifest = readManifest(path.join(root, folder, "dist"));
    const { name, version } = manifest;
    const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
    const dist = { tarball: `${address}/${name}/-/${version}.tgz`, integrity };
    return {
      name,
      "dist-tags": { latest: version },
      versions: { [version]: { ...manifest, dist } },
    };
  }
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await server[Symbol.asyncDispose]();
  };
  return { address, stop };
}
