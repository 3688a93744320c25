import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../run/process.mjs";
import { withOwnRuntime } from "./library.ts";

const made = `import { jsx, jsxs } from "@emotion/react/jsx-runtime";`;

const written = (name: string, file: string) => {
  const folder = path.join(root, "packages", name);
  return withOwnRuntime(made, path.join(folder, "dist", file), folder);
};

describe("what published elements are made with", () => {
  it.each([
    ["parts/story/StoryCard/StoryCard.js", "../../../styled/jsx-runtime.js"],
    ["messages/I18nProvider.js", "../styled/jsx-runtime.js"],
    ["index.js", "./styled/jsx-runtime.js"],
  ])("%s takes it from %s", (file, way) => {
    expect(written("ui", file)).toBe(`import { jsx, jsxs } from "${way}";`);
  });

  it("is made of Emotion's own", () => {
    expect(written("ui", "styled/jsx-runtime.js")).toBe(made);
  });

  it("is left alone in a package that brings none", () => {
    expect(written("api", "session.js")).toBe(made);
  });
});
