import { expect, fireEvent, fn, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { lampKeeperStory, summaries } from "../../../fixtures/player/stories.ts";
import { brokenImage, HydratedLate } from "../../../fixtures/HydratedLate.tsx";
import { guide } from "./Picture.guide.ts";
import { Picture } from "./Picture.tsx";

const source = { src: lampKeeperStory.coverImageUrl ?? "", alt: "A lit palace at night" };

/** Nothing can be seen of it, as of a picture that is on its way. */
const clear = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const meta = preview.meta({
  title: "Primitives/Picture",
  component: Picture,
  parameters: { guide },
  args: { source, seed: lampKeeperStory.id, onError: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(100%, 420px)" }}>
        <Story />
      </div>
    ),
  ],
});

/** Keeps its aspect ratio before the picture has loaded. */
export const Wide = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});

/** Until the picture is there, its frame has the story's colours, and nothing moves when it comes. */
export const OnItsWay = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ source: coming, ...args }) => (
    <div style={{ display: "grid", gap: "8px" }}>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((seed) => (
        <Picture key={seed} {...args} seed={seed} source={{ src: clear, alt: coming?.alt ?? "" }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("img", { name: "A lit palace at night" });
    const frame = first?.closest("span");
    await expect(frame && getComputedStyle(frame).backgroundImage).toContain("radial-gradient");
    const before = frame?.getBoundingClientRect().height;
    if (first instanceof HTMLImageElement) {
      first.src = lampKeeperStory.coverImageUrl ?? "";
      await first.decode();
    }
    await expect(frame?.getBoundingClientRect().height).toBe(before);
  },
});

/** The proportions of a book cover. */
export const Tall = meta.story({ args: { ratio: "tall" } });

/** Better formats are offered first, each in several widths. */
export const Sources = meta.story({
  args: {
    source: { ...source, avif: `${source.src} 640w`, webp: `${source.src} 960w` },
    sizes: "420px",
  },
  play: async ({ canvasElement }) => {
    const types = [...canvasElement.querySelectorAll("source")].map((each) => each.type);
    await expect(types).toEqual(["image/avif", "image/webp"]);
  },
});

/** The picture failed to load: a pattern replaces it and has its alt text. */
export const Broken = meta.story({
  play: async ({ args, canvas }) => {
    await fireEvent.error(canvas.getByRole("img", { name: "A lit palace at night" }));
    await expect(canvas.getByRole("img", { name: "A lit palace at night" }).tagName).toBe("svg");
    await expect(args.onError).toHaveBeenCalledOnce();
  },
});

/** The picture failed to load in a server-rendered page, before hydration. */
export const BrokenBeforeHydration = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ onError }) => (
    <HydratedLate>
      <Picture
        priority
        source={{ src: brokenImage, alt: "A lit palace at night" }}
        seed={lampKeeperStory.id}
        {...(onError && { onError })}
      />
    </HydratedLate>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("img", { name: "A lit palace at night" }).tagName).toBe("svg"),
    );
    await expect(args.onError).toHaveBeenCalledOnce();
  },
});

/** A story without a picture shows a pattern; each id gives a different one. */
export const Patterns = meta.story({
  decorators: [],
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 12 }}>
      {summaries.map(({ id }) => (
        <Picture key={id} source={null} seed={id} />
      ))}
    </div>
  ),
});
