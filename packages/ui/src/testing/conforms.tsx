import { render } from "@testing-library/react";
import axe from "axe-core";
import { createRef } from "react";
import type { ReactElement, RefObject } from "react";
import { describe, expect, test } from "vitest";

export interface Handed<Found extends Element> {
  ref: RefObject<Found | null>;
  className: string;
  title: string;
  "data-handed": string;
}

/** What every component supports: `ref` to its element, rest props, and its own styles beside `css`. */
export function conforms<Found extends Element>(
  name: string,
  draw: (handed: Handed<Found>) => ReactElement,
): void {
  describe(`${name} keeps its promises`, () => {
    const handed = () => ({
      ref: createRef<Found>(),
      className: "handed",
      title: "By the way",
      "data-handed": "yes",
    });

    test("gives its element to the ref, and the rest to the element", () => {
      const given = handed();
      render(draw(given));
      expect(given.ref.current?.getAttribute("data-handed")).toBe("yes");
      expect(given.ref.current?.getAttribute("title")).toBe("By the way");
    });

    test("takes a class beside its own", () => {
      const given = handed();
      render(draw(given));
      const classes = [...(given.ref.current?.classList ?? [])];
      expect(classes).toContain("handed");
      expect(classes.length).toBeGreaterThan(1);
    });

    test("has nothing that axe objects to", async () => {
      const { container } = render(draw(handed()));
      const { violations } = await axe.run(container, {
        rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    });
  });
}
