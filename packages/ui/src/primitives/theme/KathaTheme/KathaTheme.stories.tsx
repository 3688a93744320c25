import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { prefersDark } from "../../../../../../.storybook/testing/media.ts";
import { checkAccent } from "../../../tokens/accent.ts";
import { palette, paletteOf } from "../../../tokens/palette.ts";
import { themeChoices } from "../../../tokens/theme.ts";
import type { Theme, ThemeChoice } from "../../../tokens/theme.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { Link } from "../../actions/Link/Link.tsx";
import { Callout } from "../../feedback/Callout/Callout.tsx";
import { Progress } from "../../feedback/Progress/Progress.tsx";
import { Switch } from "../../fields/Switch/Switch.tsx";
import { TextField } from "../../fields/TextField/TextField.tsx";
import { Chip } from "../../marks/Chip/Chip.tsx";
import { Dialog } from "../../overlays/Dialog/Dialog.tsx";
import { Menu } from "../../overlays/Menu/Menu.tsx";
import { KathaTheme } from "./KathaTheme.tsx";
import { guide } from "./KathaTheme.guide.ts";
import { drawn, rgb, strayAmber } from "../../../../../../.storybook/testing/drawn-colours.ts";

const river = { dark: "#7cb7ff", light: "#0b57d0" };

const meta = preview.meta({
  title: "Primitives/KathaTheme",
  component: KathaTheme,
  args: { accent: river },
  parameters: { guide },
});

const column = { display: "grid", gap: 16, justifyItems: "start", padding: 24 } as const;

function Pieces({ name = "Begin" }: { name?: string }) {
  return (
    <div style={column}>
      <h3>The ferryman's lamp</h3>
      <p>
        Read <Link href="#river">what the river said</Link> before you answer.
      </p>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <Button variant="primary">{name}</Button>
        <Button>Later</Button>
        <Chip tone="accent">Folklore</Chip>
      </div>
      <Switch label="Read aloud" defaultChecked />
      <TextField label="Your name" />
      <Progress label="Chapter" value={0.4} />
    </div>
  );
}

/**
 * A custom accent: buttons, links, the focus ring, glow and washes use it, and no amber is left.
 */
export const Default = meta.story({
  render: (args) => (
    <KathaTheme {...args}>
      <Pieces />
    </KathaTheme>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const theme = globals["theme"] as Theme;
    const colors = paletteOf(theme, { lamp: river[theme] });
    const button = canvas.getByRole("button", { name: "Begin" });
    const style = getComputedStyle(button);
    await expect(style.backgroundColor).toBe(rgb(colors.lamp));
    await expect(style.color).toBe(rgb(colors["lamp-ink"]));
    await expect(drawn(button, "--k-lamp-wash")).toBe(rgb(colors["lamp-wash"]));
    button.focus();
    await userEvent.keyboard("{Shift>}{/Shift}");
    await expect(getComputedStyle(button).outlineColor).toBe(rgb(colors.lamp));
    await expect(strayAmber(canvasElement, theme)).toEqual([]);
    // Without the accent everything is amber again, which proves that the search above works.
    const ours = canvasElement.querySelector(".katha-theme") as HTMLElement;
    const kept = ours.getAttribute("style");
    ours.removeAttribute("style");
    await expect(strayAmber(canvasElement, theme)).toContain("boxShadow of BUTTON");
    ours.setAttribute("style", kept ?? "");
  },
});

const accents = {
  river,
  leaf: { dark: "#8fd694", light: "#1f6f3f" },
  plum: { dark: "#d8a7ff", light: "#7a2fb0" },
  rose: { dark: "#ff9db0", light: "#b0204a" },
};

/**
 * Four accents, each with a colour for the dark and one for the light theme; all pass
 * `checkAccent`.
 */
export const Accents = meta.story({
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))" }}>
      {Object.entries(accents).map(([name, accent]) => (
        <KathaTheme key={name} accent={accent}>
          <Pieces name={name} />
        </KathaTheme>
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const theme = globals["theme"] as Theme;
    for (const [name, accent] of Object.entries(accents)) {
      await expect(checkAccent(accent)).toEqual([]);
      const button = canvas.getByRole("button", { name });
      await expect(getComputedStyle(button).backgroundColor).toBe(rgb(accent[theme]));
    }
  },
});

function Island({ theme, id, children }: { theme: ThemeChoice; id: string; children?: ReactNode }) {
  return (
    <KathaTheme theme={theme} data-testid={id} style={{ ...column, borderRadius: 12 }}>
      <Button variant="primary">{`${id} island`}</Button>
      {children}
    </KathaTheme>
  );
}

const lit = (choice: ThemeChoice): Theme => {
  if (choice !== "system") return choice;
  return prefersDark() ? "dark" : "light";
};

/**
 * Every theme within every other, three levels deep; a plain `data-theme` attribute does the same
 * without a component.
 */
export const Islands = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {themeChoices.map((outer) => (
        <Island key={outer} theme={outer} id={outer}>
          {themeChoices.map((inner) => (
            <Island key={inner} theme={inner} id={`${outer} ${inner}`}>
              {themeChoices.map((last) => (
                <span key={last} data-theme={last} data-testid={`${outer} ${inner} ${last}`}>
                  {last}
                </span>
              ))}
            </Island>
          ))}
        </Island>
      ))}
    </div>
  ),
  parameters: {
    // The text of a plain `data-theme` lies on the background of the theme around it.
    a11y: { context: { exclude: ["span[data-theme]"] } },
  },
  play: async ({ canvas }) => expectIslands(canvas),
});

/** The same with a dark system theme. */
export const IslandsAtNight = meta.story({
  ...Islands.composed,
  parameters: { ...Islands.composed.parameters, prefersColorScheme: "dark" },
});

async function expectIslands(canvas: { getByTestId: (id: string) => HTMLElement }) {
  for (const outer of themeChoices)
    for (const inner of themeChoices) {
      const island = canvas.getByTestId(`${outer} ${inner}`);
      const colors = palette[lit(inner)];
      await expect(getComputedStyle(island).backgroundColor).toBe(rgb(colors.ground));
      await expect(getComputedStyle(island).color).toBe(rgb(colors.ink));
      const button = island.querySelector("button") as HTMLElement;
      await expect(getComputedStyle(button).backgroundColor).toBe(rgb(colors.lamp));
      for (const last of themeChoices) {
        const words = canvas.getByTestId(`${outer} ${inner} ${last}`);
        await expect(getComputedStyle(words).color).toBe(rgb(palette[lit(last)].ink));
        await expect(drawn(words, "--k-lamp-wash")).toBe(rgb(palette[lit(last)]["lamp-wash"]));
      }
    }
}

/** Nested themes inherit an accent until one sets another. */
export const AccentInIslands = meta.story({
  render: () => (
    <KathaTheme accent={river}>
      {(["dark", "light"] as const).map((theme) => (
        <KathaTheme key={theme} theme={theme} style={column}>
          <Button variant="primary">{`river, ${theme}`}</Button>
          <KathaTheme accent={theme === "dark" ? "#8fd694" : "#1f6f3f"}>
            <Button variant="primary">{`leaf, ${theme}`}</Button>
          </KathaTheme>
        </KathaTheme>
      ))}
    </KathaTheme>
  ),
  play: async ({ canvas }) => {
    const colorOf = (name: string) =>
      getComputedStyle(canvas.getByRole("button", { name })).backgroundColor;
    await expect(colorOf("river, dark")).toBe(rgb(river.dark));
    await expect(colorOf("river, light")).toBe(rgb(river.light));
    await expect(colorOf("leaf, dark")).toBe(rgb("#8fd694"));
    await expect(colorOf("leaf, light")).toBe(rgb("#1f6f3f"));
  },
});

/** Overlays are rendered at the end of the page, but have the theme that opened them. */
export const Overlays = meta.story({
  render: () => (
    <KathaTheme accent={river} radius={0}>
      <KathaTheme theme="light" style={column}>
        <Menu trigger={<Button>More</Button>} items={[{ label: "Share", onSelect: fn() }]} />
      </KathaTheme>
    </KathaTheme>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(menu).toBeVisible());
    const style = getComputedStyle(menu);
    await expect(style.backgroundColor).toBe(rgb(palette.light.raised));
    await expect(style.borderTopLeftRadius).toBe("0px");
    await expect(drawn(menu, "--k-lamp")).toBe(rgb(river.light));
  },
});

/** A dialog opened from a light area, in a page of either theme. */
export const DialogOfAnIsland = meta.story({
  parameters: { docs: { story: { inline: false, height: "360px" } } },
  render: () => (
    <KathaTheme theme="light" accent={river}>
      <Dialog
        open
        title="Leave the ferry?"
        onOpenChange={fn()}
        actions={<Button variant="primary">Leave</Button>}
      />
    </KathaTheme>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(getComputedStyle(dialog).backgroundColor).toBe(rgb(palette.light.raised));
    const leave = screen.getByRole("button", { name: "Leave" });
    await expect(getComputedStyle(leave).backgroundColor).toBe(rgb(river.light));
  },
});

/** Spacing shrinks and grows; buttons and links stay 44 px high. */
export const Density = meta.story({
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))" }}>
      {[0.75, 1, 1.5].map((density) => (
        <KathaTheme key={density} density={density} style={column}>
          <Callout tone="info">Density {density}</Callout>
          <Button>{`Density ${String(density)}`}</Button>
        </KathaTheme>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const density of [0.75, 1, 1.5]) {
      const button = canvas.getByRole("button", { name: `Density ${String(density)}` });
      const { paddingInlineStart, minBlockSize } = getComputedStyle(button);
      await expect(paddingInlineStart).toBe(`${String(20 * density)}px`);
      await expect(minBlockSize).toBe("44px");
    }
  },
});

/** From square to soft corners; round shapes stay round. */
export const Corners = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      {[0, 1, 2].map((radius) => (
        <KathaTheme key={radius} radius={radius} style={column}>
          <Button>{`Radius ${String(radius)}`}</Button>
          <Switch label="On" defaultChecked />
        </KathaTheme>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const radius of [0, 1, 2]) {
      const button = canvas.getByRole("button", { name: `Radius ${String(radius)}` });
      await expect(getComputedStyle(button).borderTopLeftRadius).toBe(`${String(6 * radius)}px`);
    }
  },
});

/** Custom typefaces come first; Hindi keeps ours, since these lack its letters. */
export const Faces = meta.story({
  render: () => (
    <KathaTheme
      faces={{ display: "Georgia", reading: "Georgia", interface: "Verdana" }}
      style={column}
    >
      <h3>The ferryman's lamp · नाविक का दीप</h3>
      <Button>Begin</Button>
    </KathaTheme>
  ),
  play: async ({ canvas }) => {
    const heading = getComputedStyle(canvas.getByRole("heading")).fontFamily;
    await expect(heading).toMatch(/^Georgia, "Rozha One Extended"/);
    const button = getComputedStyle(canvas.getByRole("button")).fontFamily;
    await expect(button).toMatch(/^Verdana, "Mukta Extended"/);
  },
});

/** The same in plain CSS: a class, and one custom property for each prop. */
export const PlainCss = meta.story({
  render: () => (
    <div
      className="katha-theme"
      data-theme="light"
      style={{ "--k-accent": "#0b57d0", "--k-density": 0.75, "--k-radius": 0 } as object}
    >
      <div style={{ ...column, background: "var(--k-ground)" }}>
        <Button variant="primary">Begin</Button>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const { backgroundColor, paddingInlineStart, borderTopLeftRadius } = getComputedStyle(
      canvas.getByRole("button"),
    );
    await expect(backgroundColor).toBe(rgb("#0b57d0"));
    await expect(paddingInlineStart).toBe("15px");
    await expect(borderTopLeftRadius).toBe("0px");
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: "hi" },
  render: (args) => (
    <KathaTheme {...args} style={column}>
      <h3>नाविक का दीप</h3>
      <Button variant="primary">आरंभ करें</Button>
    </KathaTheme>
  ),
});
