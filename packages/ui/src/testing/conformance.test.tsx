// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { cloneElement } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Icon } from "../primitives/marks/Icon/Icon.tsx";
import type { IconProps } from "../primitives/marks/Icon/Icon.tsx";
import * as adminEntry from "../admin/index.ts";
import * as authorEntry from "../author/index.ts";
import * as rootEntry from "../index.ts";
import * as screensEntry from "../screens/index.ts";
import { rootProps } from "./specimen.ts";
import type { RootProps, Specimens, Unions } from "./specimen.ts";
import { account, accountUnions } from "./specimens/account.tsx";
import { admin, adminUnions } from "./specimens/admin.tsx";
import { author, authorUnions } from "./specimens/author.tsx";
import { content, contentUnions, fields, fieldUnions } from "./specimens/fields.tsx";
import { play, playUnions } from "./specimens/play.tsx";
import { player, playerUnions } from "./specimens/player.tsx";
import { primitives, primitiveUnions } from "./specimens/primitives.tsx";
import { progress, progressUnions } from "./specimens/progress.tsx";
import { screens, screenUnions } from "./specimens/screens.tsx";
import { shell, shellUnions } from "./specimens/shell.tsx";
import { site, siteUnions } from "./specimens/site.tsx";
import { story, storyUnions } from "./specimens/story.tsx";
import { structure, structureUnions } from "./specimens/structure.tsx";

const specimens: Specimens = {
  ...primitives,
  ...content,
  ...fields,
  ...shell,
  ...site,
  ...story,
  ...play,
  ...progress,
  ...player,
  ...account,
  ...author,
  ...structure,
  ...admin,
  ...screens,
};

const unions: Unions = {
  ...primitiveUnions,
  ...contentUnions,
  ...fieldUnions,
  ...shellUnions,
  ...siteUnions,
  ...storyUnions,
  ...playUnions,
  ...progressUnions,
  ...playerUnions,
  ...accountUnions,
  ...authorUnions,
  ...structureUnions,
  ...adminUnions,
  ...screenUnions,
};

function onlyRoot(): HTMLElement {
  const [found, other] = document.querySelectorAll<HTMLElement>("[data-handed]");
  if (!found) throw new Error("data-handed reaches no element");
  if (other) throw new Error("data-handed reaches more than one element");
  return found;
}

describe.each(Object.entries(specimens))("%s behaves like an element:", (_name, specimen) => {
  let handed: RootProps;
  let root: HTMLElement;
  let ownClasses: number;
  let referred: Element | null = null;

  beforeAll(() => {
    render(specimen({ ...rootProps(() => undefined), className: "" }));
    ownClasses = onlyRoot().classList.length;
    cleanup();
    handed = rootProps((element) => (referred ??= element));
    render(specimen(handed));
    root = onlyRoot();
  });
  afterAll(cleanup);

  test("data-*", () => expect(root.dataset["handed"]).toBe("yes"));
  test("className, beside its own", () => {
    expect([...root.classList]).toContain("handed");
    expect(root.classList.length).toBe(ownClasses + 1);
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

/** These only render their children in a context, or say something in another's element. */
const withoutElement = [
  "I18nProvider",
  "LinkProvider",
  "AddressesProvider",
  "BrandProvider",
  "Field",
];

test("each component that the library exports has a specimen", () => {
  const components = Object.keys({
    ...rootEntry,
    ...authorEntry,
    ...adminEntry,
    ...screensEntry,
  }).filter((name) => /^[A-Z](?=.*[a-z])\w*$/.test(name));
  const known = new Set([...Object.keys(specimens), ...withoutElement]);
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((name) => !known.has(name))).toEqual([]);
});

const unionProps = Object.entries(unions).flatMap(([name, props]) =>
  props.map((prop) => ({ name, prop })),
);

describe("an unknown value does not break", () => {
  afterEach(cleanup);

  test.each(unionProps)("$name by $prop", ({ name, prop }) => {
    const specimen = specimens[name];
    if (!specimen) throw new Error(`${name} has no specimen`);
    const known = specimen(rootProps(() => undefined));
    render(cloneElement(known, { [prop]: "something unknown" }));
    expect(onlyRoot()).toBeInstanceOf(Element);
  });

  test("Icon, if a record of icons has no entry for the name", () => {
    const icons: Readonly<Record<string, IconProps["icon"]>> = {};
    render(<Icon icon={icons["unknown"] as IconProps["icon"]} label="Unknown" />);
    expect(screen.getByRole("img", { name: "Unknown" })).toBeInstanceOf(Element);
  });
});
