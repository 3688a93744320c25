import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Badge } from "../../packages/ui/src/primitives/marks/Badge/Badge.tsx";
import { Button } from "../../packages/ui/src/primitives/actions/Button/Button.tsx";
import { buttonVariants } from "../../packages/ui/src/primitives/actions/Button/styles.ts";
import type { ButtonVariant } from "../../packages/ui/src/primitives/actions/Button/styles.ts";
import { Callout } from "../../packages/ui/src/primitives/feedback/Callout/Callout.tsx";
import { calloutToneNames } from "../../packages/ui/src/primitives/feedback/Callout/styles.ts";
import { Checkbox } from "../../packages/ui/src/primitives/fields/Checkbox/Checkbox.tsx";
import { Chip } from "../../packages/ui/src/primitives/marks/Chip/Chip.tsx";
import { chipToneNames } from "../../packages/ui/src/primitives/marks/Chip/styles.ts";
import { Dialog } from "../../packages/ui/src/primitives/overlays/Dialog/Dialog.tsx";
import { Menu } from "../../packages/ui/src/primitives/overlays/Menu/Menu.tsx";
import { Meter } from "../../packages/ui/src/primitives/feedback/Meter/Meter.tsx";
import { Pagination } from "../../packages/ui/src/primitives/actions/Pagination/Pagination.tsx";
import { Progress } from "../../packages/ui/src/primitives/feedback/Progress/Progress.tsx";
import { gaugeToneNames } from "../../packages/ui/src/primitives/feedback/Progress/styles.ts";
import { Rating } from "../../packages/ui/src/primitives/fields/Rating/Rating.tsx";
import { Select } from "../../packages/ui/src/primitives/fields/Select/Select.tsx";
import { Skeleton } from "../../packages/ui/src/primitives/feedback/Skeleton/Skeleton.tsx";
import { Stars } from "../../packages/ui/src/primitives/marks/Stars/Stars.tsx";
import { Switch } from "../../packages/ui/src/primitives/fields/Switch/Switch.tsx";
import { Tabs } from "../../packages/ui/src/primitives/actions/Tabs/Tabs.tsx";
import { Textarea } from "../../packages/ui/src/primitives/fields/Textarea/Textarea.tsx";
import { TextField } from "../../packages/ui/src/primitives/fields/TextField/TextField.tsx";
import { Tooltip } from "../../packages/ui/src/primitives/overlays/Tooltip/Tooltip.tsx";
import { hasOwnColours, ownColours } from "../testing/media.ts";
import preview from "../preview.tsx";
import { expectBorder, expectFocusRing, styleOf, systemColour } from "./own-colours.ts";

/**
 * Readers with low vision may replace all our colours with a few of their own (forced colours). Whatever a colour said
 * must then be said by a border, a fill or a mark. Turn on a contrast theme in your system to see these as they are tested.
 */
const meta = preview.meta({
  title: "Foundations/Own colours",
  parameters: ownColours,
  decorators: [
    (Story) => <div style={{ display: "grid", gap: 24, maxInlineSize: 480 }}>{Story()}</div>,
  ],
});

/** The primary button is filled, the others have a border, and the focus has a ring. */
export const Buttons = meta.story({
  render: () => (
    <div style={{ display: "flex", gap: 12 }}>
      {(Object.keys(buttonVariants) as ButtonVariant[]).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button disabled>disabled</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    if (!hasOwnColours()) return;
    const primary = canvas.getByRole("button", { name: "primary" });
    await expect(styleOf(primary).backgroundColor).toBe(systemColour("Highlight"));
    await expect(styleOf(primary).color).toBe(systemColour("HighlightText"));
    for (const name of ["secondary", "ghost", "disabled"]) {
      await expectBorder(canvas.getByRole("button", { name }));
    }
    await userEvent.tab();
    await expectFocusRing(primary);
    await expect(styleOf(primary).outlineOffset).not.toBe("0px");
  },
});

/** Each field has a border; errors are shown with text and a mark. */
export const Fields = meta.story({
  render: () => (
    <>
      <TextField label="Title" />
      <TextField label="Tagline" error="A line, please." />
      <Textarea label="Description" />
      <Select
        label="Difficulty"
        value="easy"
        options={[{ value: "easy", label: "Easy" }]}
        onValueChange={fn()}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (!hasOwnColours()) return;
    const title = canvas.getByLabelText("Title");
    await expectBorder(title.parentElement as Element);
    await expectBorder(canvas.getByRole("combobox", { name: /Difficulty/ }));
    await expect(canvasElement.querySelector("[aria-live] svg")).toBeVisible();
    await userEvent.click(title);
    await expectFocusRing(title.parentElement as Element);
  },
});

/** On and off, selected and not, differ in their fill. */
export const Marks = meta.story({
  render: () => (
    <>
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Not chosen" />
      <Checkbox label="In part" indeterminate />
      <Switch label="On" defaultChecked />
      <Switch label="Off" />
      <Rating label="Stars" value={3} onValueChange={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    if (!hasOwnColours()) return;
    const markOf = (name: string) => canvas.getByLabelText(name).parentElement as Element;
    const [filled, paper] = [systemColour("Highlight"), systemColour("Canvas")];
    for (const name of ["Chosen", "In part", "On"]) {
      await expect(styleOf(markOf(name)).backgroundColor).toBe(filled);
    }
    for (const name of ["Not chosen", "Off"]) {
      await expect(styleOf(markOf(name)).backgroundColor).toBe(paper);
      await expectBorder(markOf(name));
    }
    const tick = (name: string) => markOf(name).querySelector("svg");
    await expect(tick("Chosen")).toBeVisible();
    await expect(tick("In part")).toBeVisible();
    await expect(tick("Not chosen")).not.toBeVisible();
    const knob = (name: string) => styleOf(markOf(name), "::after").backgroundColor;
    await expect(knob("On")).not.toBe(filled);
    await expect(knob("Off")).not.toBe(paper);
    const stars = canvas
      .getAllByRole("radio")
      .map((star) => styleOf((star.parentElement as Element).querySelector("svg") as Element).fill);
    await expect(new Set(stars.slice(0, 3)).size).toBe(1);
    await expect(stars[0]).not.toBe(paper);
    await expect(stars.slice(3)).toEqual(["none", "none"]);
    await userEvent.tab();
    await expectFocusRing(markOf("Chosen"));
  },
});

/** Only the selected tab has a line below it. */
export const Opened = meta.story({
  render: () => (
    <>
      <Tabs
        label="The story's parts"
        tabs={[
          { value: "basic", label: "Basic Info", content: <p>A title.</p> },
          { value: "details", label: "Details", content: <p>A language.</p> },
        ]}
      />
      <Pagination page={2} pageCount={3} onPageChange={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    if (!hasOwnColours()) return;
    const line = (name: string) => styleOf(canvas.getByRole("tab", { name })).borderBlockEndColor;
    await expect(line("Basic Info")).toBe(systemColour("Highlight"));
    await expect(line("Details")).toBe(systemColour("Canvas"));
    const page = (name: string) => styleOf(canvas.getByRole("button", { name })).borderTopColor;
    await expect(page("Page 2")).not.toBe(page("Page 3"));
  },
});

/** The value is visible in each tone, and so is the number of filled stars. */
export const Gauges = meta.story({
  render: () => (
    <>
      {gaugeToneNames.map((tone) => (
        <Progress key={tone} label={tone} value={60} tone={tone} />
      ))}
      <Meter label="Coins" value={8} max={100} low={10} valueText="8 coins" />
      <Stars value={1} max={2} label="1 out of 2" />
      <Skeleton />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (!hasOwnColours()) return;
    const paper = systemColour("Canvas");
    const gauges = [...canvas.getAllByRole("progressbar"), canvas.getByRole("meter")];
    await expect(gauges).toHaveLength(gaugeToneNames.length + 1);
    for (const gauge of gauges) {
      await expectBorder(gauge.parentElement as Element);
      await expect(styleOf(gauge.nextElementSibling as Element).backgroundColor).not.toBe(paper);
    }
    const [lit, unlit] = canvasElement.querySelectorAll("svg[data-flip]");
    for (const star of canvasElement.querySelectorAll("svg[data-flip]")) {
      await expect(styleOf(star).stroke).not.toBe(paper);
    }
    await expect(lit?.querySelector("stop")?.getAttribute("offset")).toBe("1");
    await expect(styleOf(lit?.querySelector("stop") as Element).stopColor).not.toBe(paper);
    await expect(unlit?.querySelector("stop")?.getAttribute("offset")).toBe("0");
  },
});

/** Badges keep their border, in every tone. */
export const Words = meta.story({
  render: () => (
    <>
      <p>
        {chipToneNames.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
      </p>
      <p>
        {chipToneNames.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
      {calloutToneNames.map((tone) => (
        <Callout key={tone} tone={tone}>
          {tone}
        </Callout>
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (!hasOwnColours()) return;
    const paper = systemColour("Canvas");
    for (const tone of chipToneNames) {
      const [chip, badge] = canvas.getAllByText(tone) as [HTMLElement, HTMLElement];
      await expectBorder(badge);
      await expect(styleOf(badge).color).not.toBe(paper);
      if (tone === "accent") {
        await expect(styleOf(chip).backgroundColor).toBe(systemColour("Highlight"));
        await expect(styleOf(chip).color).toBe(systemColour("HighlightText"));
      } else await expectBorder(chip);
    }
    const callouts = canvasElement.querySelectorAll("[role=alert], [role=status]");
    await expect(callouts).toHaveLength(calloutToneNames.length);
    for (const callout of callouts) {
      await expectBorder(callout);
      await expect(styleOf(callout.querySelector("svg") as Element).color).not.toBe(paper);
    }
  },
});

/** The option that Enter would choose is filled, and the list has a border. */
export const Lists = meta.story({
  render: () => (
    <Menu
      trigger={<Button>More</Button>}
      items={[
        { label: "Share", description: "With whoever has the link", onSelect: fn() },
        { label: "Bookmark", onSelect: fn() },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    if (!hasOwnColours()) return;
    canvas.getByRole("button", { name: "More" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    const share = await screen.findByRole("menuitem", { name: /^Share/ });
    await waitFor(() => expect(share).toHaveFocus());
    await expect(styleOf(share).backgroundColor).toBe(systemColour("Highlight"));
    await expect(styleOf(share).color).toBe(systemColour("HighlightText"));
    const other = screen.getByRole("menuitem", { name: "Bookmark" });
    await expect(styleOf(other).backgroundColor).not.toBe(systemColour("Highlight"));
    await expectBorder(screen.getByRole("menu"));
  },
});

/** Overlays have a border, because shadows are not drawn. */
export const Layers = meta.story({
  render: () => (
    <Dialog
      open
      onOpenChange={fn()}
      title="Leave this page?"
      actions={
        <Tooltip text="Nothing is lost.">
          <Button>Stay</Button>
        </Tooltip>
      }
    />
  ),
  play: async () => {
    if (!hasOwnColours()) return;
    const dialog = await screen.findByRole("dialog");
    await expectBorder(dialog);
    await expect(styleOf(dialog).borderBottomColor).not.toBe(systemColour("Canvas"));
    await expect(styleOf(dialog).backgroundColor).toBe(systemColour("Canvas"));
  },
});
