import { existsSync } from "node:fs";
import { chmod, lstat, unlink } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "../settings/config.ts";
import { unlessGone } from "../lib/disk.ts";
import { errorCodeOf } from "../lib/error-code.ts";
import { StartupError } from "../lib/startup-error.ts";

/** The user who runs Katha and its group, which the proxy is in, may connect. */
const socketMode = 0o660;

type Place = Pick<Config, "host" | "port" | "socket">;

/** Checked before the slow steps, to fail early. */
export async function refuseTakenPlace({ host, port, socket }: Place): Promise<void> {
  if (socket !== undefined) return clearSocket(socket);
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject);
      probe.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw portError(error, { port, host });
  } finally {
    probe.close();
  }
}

/** A server that was killed leaves its socket behind. One that still answers, or another kind of file, is left alone. */
async function clearSocket(path: string): Promise<void> {
  const found = await unlessGone(lstat(path)).catch((error: unknown) => {
    throw socketError(error, path);
  });
  // Where there is no folder, the system itself says only that it may not be done.
  if (found === undefined) {
    if (existsSync(dirname(path))) return;
    throw new StartupError(`KATHA_SOCKET names ${path}, and there is no folder ${dirname(path)}.`);
  }
  if (!found.isSocket())
    throw new StartupError(
      `KATHA_SOCKET names ${path}, where there is a file that is no socket. It was left alone; name another place.`,
    );
  if (await isAnswered(path))
    throw new StartupError(
      `Another program listens at ${path}. Stop it, or name another place with KATHA_SOCKET.`,
    );
  await unlink(path).catch((error: unknown) => {
    throw socketError(error, path);
  });
}

const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(path);
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    // Whoever may not connect cannot know, and must not remove it.
    probe.once("error", (error) => resolve(errorCodeOf(error) !== "ECONNREFUSED"));
  });

export async function listen(app: FastifyInstance, { host, port, socket }: Place): Promise<void> {
  if (socket === undefined) {
    await app.listen({ port, host }).catch((error: unknown) => {
      throw portError(error, { port, host });
    });
    return;
  }
  app.server.on("connection", nameThisMachine);
  try {
    await app.listen({ path: socket });
    await chmod(socket, socketMode);
  } catch (error) {
    throw socketError(error, socket);
  }
}

/** A connection over a Unix socket has no address; it can only come from this machine. */
function nameThisMachine(connection: Socket): void {
  Object.defineProperty(connection, "remoteAddress", { value: "127.0.0.1" });
}

function socketError(error: unknown, path: string): unknown {
  const code = errorCodeOf(error);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new StartupError(
      `This user may not make a socket at ${path}. Give it the folder, or name another place with KATHA_SOCKET.`,
    );
  if (code === "EADDRINUSE")
    return new StartupError(`Another program listens at ${path}. Stop it, or set KATHA_SOCKET.`);
  return error;
}

function portError(error: unknown, { port, host }: Pick<Config, "port" | "host">): unknown {
  const code = errorCodeOf(error);
  if (code === "EADDRINUSE") {
    return new StartupError(
      `Port ${port} is taken by another program. Stop it, or choose another with PORT, for example PORT=${port + 1}.`,
    );
  }
  if (code === "EACCES") {
    return new StartupError(`This user may not listen on port ${port}. Choose another with PORT.`);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartupError(`HOST=${host} is no address of this machine.`);
  }
  return error;
}

/** The address for whoever started the server. */
export function addressOf(app: FastifyInstance, { host, port, socket }: Place): string {
  if (socket !== undefined) return socket;
  const bound = app.server.address();
  const actual = typeof bound === "object" && bound ? bound.port : port;
  const isLocal = ["127.0.0.1", "::1", "0.0.0.0", "::", "localhost"].includes(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isLocal ? "localhost" : name}:${actual}`;
}
