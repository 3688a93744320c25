import { isIP } from "node:net";
import { connect } from "node:tls";
import { bareHost } from "../../../lib/bare-host.ts";
import type { Clock } from "../../../lib/clock.ts";
import { keptFor } from "./kept-for.ts";

const hourMs = 3_600_000;
const mayTakeMs = 5_000;

/** Shakes hands and leaves. Whoever signed the certificate, its end is of interest, so it is not checked. */
function lookAtCertificate(url: URL): Promise<Date> {
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const host = bareHost(url);
  const socket = connect({
    host,
    port: Number(url.port || 443),
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
  });
  const deadline = setTimeout(
    () => socket.destroy(new Error("There was no certificate in time.")),
    mayTakeMs,
  );
  socket.once("secureConnect", () => {
    const end = new Date(socket.getPeerCertificate().valid_to);
    if (Number.isNaN(end.getTime())) reject(new Error("The certificate says no end."));
    else resolve(end);
    socket.destroy();
  });
  socket.once("error", reject);
  socket.once("close", () => {
    clearTimeout(deadline);
    reject(new Error("The connection was closed."));
  });
  return promise;
}

/** Undefined where the public address is not `https:`: then nothing is ever connected to. */
export function certificateEndOf(
  publicUrl: string | undefined,
  clock: Clock,
): (() => Promise<Date>) | undefined {
  if (publicUrl === undefined) return undefined;
  const url = new URL(publicUrl);
  if (url.protocol !== "https:") return undefined;
  return keptFor({ clock, answerMs: 6 * hourMs, failureMs: hourMs }, () => lookAtCertificate(url));
}
