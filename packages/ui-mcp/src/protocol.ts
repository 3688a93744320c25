/** Of the Model Context Protocol what a server of tools needs: JSON-RPC, a message a line. */

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** The arguments, which are all texts. */
  readonly takes: Readonly<
    Record<string, { readonly description: string; readonly isNeeded: boolean }>
  >;
  /** Answers in Markdown, or throws a `ToolError`. */
  readonly call: (given: Readonly<Record<string, string>>) => string;
}

/** What the assistant can put right by itself, in words for it. */
export class ToolError extends Error {}

export interface Server {
  readonly name: string;
  readonly version: string;
  readonly tools: readonly Tool[];
}

/** Those in which a server of tools behaves as this one does; the newest first. */
const versions = ["2025-11-25", "2025-06-18", "2024-11-05"];
const longestLine = 1_000_000;

const codes = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602 } as const;

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

/** The answer to a line, or `undefined` if it asks for none. */
export function answerTo(line: string, server: Server): string | undefined {
  if (line.length > longestLine) return failure(null, codes.request, "The message is too long.");
  const message = parsed(line);
  if (message === undefined) return failure(null, codes.parse, "The line is no JSON.");
  if (!isObject(message)) return failure(null, codes.request, "The message is no object.");
  const { id, method, params } = message as Message;
  // Notifications have no id, and answers to us no method.
  if (id === undefined || typeof method !== "string") return undefined;
  const given = isObject(params) ? params : {};
  switch (method) {
    case "initialize":
      return result(id, greeting(given, server));
    case "ping":
      return result(id, {});
    case "tools/list":
      return result(id, { tools: server.tools.map(described) });
    case "tools/call": {
      const tool = server.tools.find(({ name }) => name === given["name"]);
      return tool
        ? result(id, called(tool, given["arguments"]))
        : failure(id, codes.params, `There is no tool "${String(given["name"])}".`);
    }
    default:
      return failure(id, codes.method, `This server does not know ${method}.`);
  }
}

function greeting({ protocolVersion }: Readonly<Record<string, unknown>>, server: Server) {
  const { name, version } = server;
  const spoken = versions.find((one) => one === protocolVersion) ?? versions[0];
  return { protocolVersion: spoken, capabilities: { tools: {} }, serverInfo: { name, version } };
}

function described({ name, description, takes }: Tool) {
  const entries = Object.entries(takes);
  return {
    name,
    description,
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(
        entries.map(([key, { description: about }]) => [
          key,
          { type: "string", description: about },
        ]),
      ),
      required: entries.filter(([, { isNeeded }]) => isNeeded).map(([key]) => key),
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

function called(tool: Tool, given: unknown) {
  try {
    return { content: [{ type: "text", text: tool.call(argumentsOf(tool, given)) }] };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
}

function argumentsOf({ takes }: Tool, given: unknown): Record<string, string> {
  const all = isObject(given) ? given : {};
  const taken: Record<string, string> = {};
  for (const [key, { isNeeded }] of Object.entries(takes)) {
    const value = all[key];
    if (typeof value === "string") taken[key] = value;
    else if (isNeeded || value !== undefined) throw new ToolError(`"${key}" has to be a text.`);
  }
  return taken;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const result = (id: unknown, value: unknown): string =>
  JSON.stringify({ jsonrpc: "2.0", id, result: value });

const failure = (id: unknown, code: number, message: string): string =>
  JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } });
