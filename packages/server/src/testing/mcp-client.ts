import type { PersonalTokenScope } from "@katha/api/contract";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Person } from "./people.ts";
import type { TestApp } from "./test-app.ts";

/** A token that the person makes on their account page. */
export async function makeToken(
  server: TestApp,
  person: Person,
  form: { scope?: PersonalTokenScope; days?: number; name?: string } = {},
): Promise<{ id: string; token: string }> {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/tokens",
    headers: person.headers,
    payload: { name: "Assistant", scope: "read", password: person.password, ...form },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** What a tool answered. */
export interface ToolAnswer {
  isError: boolean;
  text: string;
  facts: Record<string, unknown>;
}

export interface Assistant {
  tools: () => Promise<string[]>;
  use: (tool: string, given?: Record<string, unknown>) => Promise<ToolAnswer>;
  close: () => Promise<void>;
}

export const protocols = ["legacy", "auto"] as const;

/** Another program that uses this server by the Model Context Protocol, with the protocol's own client. */
export async function openAssistant(
  address: string,
  token: string,
  mode: (typeof protocols)[number] = "legacy",
): Promise<Assistant> {
  const client = new Client(
    { name: "assistant", version: "1.0.0" },
    { versionNegotiation: { mode } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", address), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    use: async (name, given = {}) => {
      const answer = await client.callTool({ name, arguments: given });
      const text = answer.content.flatMap((part) => (part.type === "text" ? [part.text] : []));
      return {
        isError: answer.isError === true,
        text: text.join("\n"),
        facts: Object(answer.structuredContent) as Record<string, unknown>,
      };
    },
    close: () => client.close(),
  };
}
