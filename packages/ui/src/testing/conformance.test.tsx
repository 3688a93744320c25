// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rootProps } from "./specimen.ts";
import type { RootProps, Specimens } from "./specimen.ts";
import { account } from "./specimens/account.tsx";
import { admin } from "./specimens/admin.tsx";
import { author } from "./specimens/author.tsx";
import { play } from "./specimens/play.tsx";
import { primitives } from "./specimens/primitives.tsx";
import { screens } from "./specimens/screens.tsx";
import { shell } from "./specimens/shell.tsx";
import { story } from "./specimens/story.tsx";

const specimens: Specimens = {
  ...primitives,
  ...shell,
  ...story,
  ...play,
  ...account,
  ...author,
  ...admin,
  ...screens,
};

describe.each(Object.entries(specimens))("%s behaves like an element:", (_name, specimen) => {
  let handed: RootProps;
  let root: HTMLElement;
  let referred: Element | null = null;

  beforeAll(() => {
    handed = rootProps((element) => (referred ??= element));
    render(specimen(handed));
    const [found, other] = document.querySelectorAll<HTMLElement>("[data-handed]");
    if (!found) throw new Error("data-handed reaches no element");
    if (other) throw new Error("data-handed reaches more than one element");
    root = found;
  });
  afterAll(cleanup);

  test("data-*", () => expect(root.dataset["handed"]).toBe("yes"));
  test("className, beside its own", () => {
    expect([...root.classList]).toContain("handed");
    expect(root.classList.length).toBeGreaterThan(1);
  });
  test("style", () => expect(root.style.outlineOffset).toBe("7px"));
  test("ref", () => expect(referred).toBe(root));
  test("id", () => expect(root.id).toBe("handed"));
  test("aria-*", () => expect(root.getAttribute("aria-description")).toBe("Handed"));
  test("event handlers", () => {
    fireEvent.click(root);
    fireEvent.keyDown(root, { key: "F20" });
    expect(handed.onClick).toHaveBeenCalledOnce();
    expect(handed.onKeyDown).toHaveBeenCalledOnce();
  });
});
