import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entryFile, publicEntries } from "../packages/public-names.ts";
import { PropsReader } from "./props.ts";
import type { ComponentDocs } from "./props.ts";

const ui = path.resolve(import.meta.dirname, "../../packages/ui");
let reader: PropsReader;
let components: readonly ComponentDocs[];

// The compiler reads the whole package once, which takes time.
beforeAll(() => {
  reader = new PropsReader(ui);
  components = publicEntries.flatMap((entry) =>
    reader.components(path.join(ui, "src", entryFile(entry))),
  );
});

afterAll(() => reader[Symbol.dispose]());

/** The props that fail, such as "Button.size", without those of the root element. */
function propsThat(fails: (prop: ComponentDocs["props"][number]) => boolean): string[] {
  return components.flatMap(({ name, props }) =>
    props
      .filter((prop) => prop.name !== "ref" && fails(prop))
      .map((prop) => `${name}.${prop.name}: ${prop.type.text}`),
  );
}

describe("the props of the components that others can import", () => {
  test("are found", () => {
    expect(components.length).toBeGreaterThan(150);
  });

  test("each have a description: a comment above the prop", () => {
    expect(propsThat(({ description }) => description.trim() === "")).toEqual([]);
  });

  test("each have a `@default` that is the code's, where one is written there", () => {
    const literal = /^(?:true|false|null|-?[\d_.]+|"[^"]*"|\[\]|\{\})$/;
    const differs = propsThat(
      ({ defaultInCode, documentedDefault }) =>
        defaultInCode !== undefined &&
        (documentedDefault === undefined ||
          (literal.test(defaultInCode) && documentedDefault !== defaultInCode)),
    );
    expect(differs, "write `@default` into the comment above the prop").toEqual([]);
  });

  test("each have a type that says what to pass", () => {
    const says = /^(?!(?:any|unknown|object|never|\{\}|Function|union)?$)/;
    expect(propsThat(({ type }) => !says.test(type.text))).toEqual([]);
  });
});

test("each component that others can import has a line that says what it is", () => {
  const silent = components.filter(({ description }) => description.trim() === "");
  expect(silent.map(({ name }) => name)).toEqual([]);
});

describe("the props of a component", () => {
  const propOf = (component: string, prop: string) =>
    components.find(({ name }) => name === component)?.props.find(({ name }) => name === prop);

  test("a union is shown by its members, a default as it is written", () => {
    expect(propOf("Button", "size")).toMatchObject({
      type: {
        text: `"large" | "medium" | "small"`,
        literals: [`"large"`, `"medium"`, `"small"`],
      },
      required: false,
      documentedDefault: `"medium"`,
      defaultInCode: `"medium"`,
    });
  });

  test("required props are marked", () => {
    expect(propOf("Callout", "tone")?.required).toBe(true);
  });

  test("one of our own types is shown with its fields", () => {
    const typesOf = (component: string) =>
      components.find(({ name }) => name === component)?.dataTypes ?? [];
    const card = typesOf("StoryCard").find(({ name }) => name === "CardStory");
    expect(card?.fields).toContainEqual({
      name: "imageAlt",
      type: "string",
      required: true,
      description: "What the cover shows, in words",
    });
    // As a function's parameter, in a list, and as a member of a union.
    expect(typesOf("Table").map(({ name }) => name)).toEqual(["TableColumn", "TableSort"]);
    expect(typesOf("VersionsDialog").map(({ name }) => name)).toContain("VersionsResult");
    // Lists and elements are not expanded.
    expect(typesOf("Button")).toEqual([]);
  });

  test("attributes of every element are left out, except ref, which names the element", () => {
    expect(propOf("Callout", "tabIndex")).toBeUndefined();
    expect(propOf("Callout", "ref")?.type.text).toBe("Ref<HTMLDivElement>");
  });
});
