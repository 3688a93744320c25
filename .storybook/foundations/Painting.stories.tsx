import { expect } from "storybook/test";
import preview from "../preview.tsx";
import { DoAndDont, Row, Sheet } from "./sheet.tsx";

const meta = preview.meta({ title: "Foundations/Painting" });

const paintings = Object.entries(
  import.meta.glob<string>("./paintings/*.webp", { query: "?url", import: "default", eager: true }),
).map(([file, url]) => ({ name: file.replace(/^.*\/|\.webp$/g, ""), url }));

const roles: Readonly<Record<string, string>> = {
  vishvakarma:
    "The palace miniature: flat washes, gold hairlines, a folio border. The one that stories begin with.",
  chitrakar: "The scroll painter: flat colour, a firm black line, no light but the colour’s own.",
  ajanta: "The cave wall: earth colours, soft modelling, leaves laid one by one.",
  ravivarma: "The oleograph: oil light and shade, saris, a sky with depth.",
};

/** One scene in each of the painter’s styles. Click a name to copy it, for use in a story or a model. */
export const Styles = meta.story({
  render: () => (
    <Sheet>
      {paintings.map(({ name, url }) => (
        <Row key={name} name={name} role={roles[name] ?? ""} copied={name} value="">
          <img
            src={url}
            alt={`A queen raises a lamp by a river at dusk, in the style ${name}`}
            width={640}
            height={360}
            style={{ display: "block", inlineSize: "100%", blockSize: "auto", borderRadius: 6 }}
          />
        </Row>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(Object.keys(roles).length);
  },
});

/** How to request a picture, and how not to. */
export const DosAndDonts = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <DoAndDont
      rules={[
        {
          good: "Keep one style for a whole story.",
          bad: "Change it from one passage to the next: it reads as another world.",
        },
        {
          good: "Let the picture carry the colour, and keep what is around it quiet.",
          bad: "Lay a tint or a filter over a painting.",
        },
        {
          good: "Put words on the scrim, at the side that the cover keeps free.",
          bad: "Put words over faces.",
        },
      ]}
    />
  ),
});
