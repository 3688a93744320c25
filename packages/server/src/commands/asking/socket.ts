import { rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { StartupError } from "../../lib/startup-error.ts";

/** What a command asks of the server that has the embedded database open. */
const request = z.discriminatedUnion("command", [
  z.object({
    command: z.literal("backup"),
    file: z.string().max(4_096),
    withSecrets: z.boolean(),
    passphrase: z.string().max(1_000).optional(),
  }),
  z.object({
    command: z.literal("second-factor:remove"),
    account: z.string().max(1_000),
  }),
]);
export type CommandRequest = z.infer<typeof request>;

type DoCommand = (asked: CommandRequest) => Promise<string>;

const answer = z.union([z.object({ said: z.string() }), z.object({ refused: z.string() })]);
type Answer = z.infer<typeof answer>;

/** Systems take about a hundred bytes of a socket's path, and have other rules on Windows. */
const LONGEST_PATH = 100;

/** Undefined where there can be none. */
export function socketIn(dataDir: string): string | undefined {
  const path = join(dataDir, "commands.sock");
  const fits = Buffer.byteLength(path) <= LONGEST_PATH;
  return fits && process.platform !== "win32" ? path : undefined;
}

/** Lets the user who runs this server give it commands. Only they may open the socket. */
export async function listenForCommands(
  path: string,
  doCommand: DoCommand,
): Promise<{ close(): Promise<void> }> {
  await rm(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    void answerOne(socket, doCommand);
  });
  const umask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(path, resolve);
    });
  } finally {
    process.umask(umask);
  }
  return {
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function answerOne(socket: Socket, doCommand: DoCommand): Promise<void> {
  const line = await firstLine(socket);
  const asked = request.safeParse(line);
  if (!asked.success) {
    socket.destroy();
    return;
  }
  const said: Answer = await doCommand(asked.data).then(
    (text) => ({ said: text }),
    (error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }),
  );
  socket.end(`${JSON.stringify(said)}\n`);
}

/** Returns what the server says, or undefined if none listens. */
export async function askRunningServer(
  dataDir: string,
  asked: CommandRequest,
): Promise<string | undefined> {
  const path = socketIn(dataDir);
  if (path === undefined) return undefined;
  const socket = createConnection(path);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
  });
  if (!isOpen) return undefined;
  socket.on("error", () => socket.destroy());
  socket.write(`${JSON.stringify(asked)}\n`);
  const read = answer.safeParse(await firstLine(socket));
  if (!read.success)
    throw new StartupError(
      "The server ended before it was done. Nothing is left half made; try again when it runs.",
    );
  if ("refused" in read.data) throw new StartupError(read.data.refused);
  return read.data.said;
}

async function firstLine(socket: Socket): Promise<unknown> {
  try {
    for await (const line of createInterface({ input: socket })) return JSON.parse(line);
  } catch {}
  return undefined;
}
