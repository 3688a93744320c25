import { describe, expect, test } from "vitest";
import { answerTo } from "./protocol.ts";
import { toolsOf } from "./tools.ts";

const tools = toolsOf({
  components: [
    { name: "Button", line: "Does something when it is pressed.", otherNames: ["CTA"] },
    { name: "Dialog", line: "Asks over the page.", otherNames: ["modal"] },
  ],
  guides: [{ name: "vite", line: "With Vite", otherNames: [] }],
  read: (kind, name) => `# ${kind} ${name}`,
});
const server = { name: "katha-ui", version: "1.2.3", tools };

function ask(method: string, params?: unknown): unknown {
  const answer = answerTo(JSON.stringify({ jsonrpc: "2.0", id: 7, method, params }), server);
  return answer === undefined ? undefined : JSON.parse(answer);
}

const call = (name: string, given?: unknown) => ask("tools/call", { name, arguments: given });
const said = (text: string) => ({
  jsonrpc: "2.0",
  id: 7,
  result: { content: [{ type: "text", text }] },
});
const wrong = (text: string) => ({
  jsonrpc: "2.0",
  id: 7,
  result: { content: [{ type: "text", text }], isError: true },
});

describe("a client", () => {
  test.each([
    ["an older version that it knows", "2025-06-18", "2025-06-18"],
    ["its newest for one that it does not know", "2099-01-01", "2025-11-25"],
  ])("is greeted in %s", (_, protocolVersion, spoken) => {
    expect(ask("initialize", { protocolVersion })).toMatchObject({
      id: 7,
      result: {
        protocolVersion: spoken,
        capabilities: { tools: {} },
        serverInfo: { name: "katha-ui", version: "1.2.3" },
      },
    });
  });

  test("is told the tools and what they take", () => {
    const { result } = ask("tools/list") as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toEqual([
      "list_components",
      "get_component",
      "list_guides",
      "get_guide",
    ]);
    expect(result.tools[1]).toMatchObject({
      inputSchema: { properties: { name: { type: "string" } }, required: ["name"] },
    });
  });

  test("gets no answer to a notification", () => {
    const notification = { jsonrpc: "2.0", method: "notifications/initialized" };
    expect(answerTo(JSON.stringify(notification), server)).toBeUndefined();
  });

  test("may ask whether the server is there", () => {
    expect(ask("ping")).toEqual({ jsonrpc: "2.0", id: 7, result: {} });
  });
});

describe("the tools", () => {
  test("find components by what others call them", () => {
    expect(call("list_components", { query: "Modal" })).toEqual(
      said("- Dialog: Asks over the page."),
    );
    expect(call("list_components")).toEqual(
      said("- Button: Does something when it is pressed.\n- Dialog: Asks over the page."),
    );
    expect(call("list_components", { query: "carrot" })).toEqual(
      said("No component has these words."),
    );
  });

  test("read a page, however its name is capitalised", () => {
    expect(call("get_component", { name: "button" })).toEqual(said("# components Button"));
    expect(call("get_guide", { name: "vite" })).toEqual(said("# guides vite"));
  });

  test("say what an unknown name may have meant, and read no other file", () => {
    expect(call("get_component", { name: "modal" })).toEqual(
      wrong('There is no "modal". Did you mean Dialog?'),
    );
    expect(call("get_component", { name: "../package" })).toEqual(
      wrong('There is no "../package". list_components has all names.'),
    );
  });

  test("ask for what they need", () => {
    expect(call("get_component", {})).toEqual(wrong('"name" has to be a text.'));
    expect(call("list_components", { query: 1 })).toEqual(wrong('"query" has to be a text.'));
  });
});

test.each([
  ["a line that is no JSON", "{", -32_700],
  ["a list", "[]", -32_600],
  ["a line of two megabytes", `"${"x".repeat(2_000_000)}"`, -32_600],
])("%s is refused", (_, line, code) => {
  expect(JSON.parse(answerTo(line, server) ?? "")).toMatchObject({ id: null, error: { code } });
});

test("an unknown method and an unknown tool are refused", () => {
  expect(ask("resources/list")).toMatchObject({ id: 7, error: { code: -32_601 } });
  expect(call("delete_everything")).toMatchObject({ id: 7, error: { code: -32_602 } });
});
