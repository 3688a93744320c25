import preview from "../../../../../../../.storybook/preview.tsx";
import { expect, fn, screen, userEvent } from "storybook/test";
import { guide } from "./CostDialog.guide.ts";
import { CostDialog } from "./CostDialog.tsx";

const cost = {
  charged: 2,
  returned: 0,
  xp: 1,
  why: "model" as const,
  by: "Vyasa",
  servedBy: "riverside",
};

const meta = preview.meta({
  title: "Parts/Play/CostDialog",
  component: CostDialog,
  args: { open: true, cost, onOpenChange: fn() },
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

const valueOf = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling;

/** A model told it. */
export const Default = meta.story({
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "What this part cost" });
    await expect(valueOf("Coins")).toHaveTextContent("2");
    await expect(valueOf("Told by")).toHaveTextContent("Vyasa");
    await expect(valueOf("Through")).toHaveTextContent("riverside");
    await expect(valueOf("Why")).toHaveTextContent("A model told it");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** It was free. */
export const Free = meta.story({
  args: { cost: { ...cost, charged: 0, xp: 0, why: "katha", by: "Tenali", servedBy: "katha" } },
  play: async () => {
    await screen.findByRole("dialog");
    await expect(valueOf("Coins")).toHaveTextContent("Nothing");
    await expect(valueOf("Told by")).toHaveTextContent("Katha itself");
    await expect(screen.queryByText("Through")).toBeNull();
  },
});

/** A picture that did not come out: its coins were given back. */
export const GivenBack = meta.story({
  args: {
    cost: {
      ...cost,
      charged: 0,
      returned: 5,
      xp: 0,
      why: "no_picture",
      by: "Vishvakarma",
      servedBy: null,
    },
  },
  play: async () => {
    await screen.findByRole("dialog");
    await expect(valueOf("Set aside and given back")).toHaveTextContent("5");
    await expect(valueOf("Painted by")).toHaveTextContent("Vishvakarma");
  },
});

/** It is looked up. */
export const Loading = meta.story({
  args: { cost: undefined },
  play: async () => {
    await expect(await screen.findByRole("status", { name: "Looking it up..." })).toBeVisible();
  },
});

/** It could not be looked up. */
export const Failed = meta.story({
  args: { cost: undefined, failure: "The receipt could not be fetched." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
