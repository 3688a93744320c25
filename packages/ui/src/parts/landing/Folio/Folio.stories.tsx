import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import lampKeeper from "../../../fixtures/player/covers/lamp-keeper.svg";
import { guide } from "./Folio.guide.ts";
import { Folio } from "./Folio.tsx";

const meta = preview.meta({
  title: "Parts/Landing/Folio",
  component: Folio,
  parameters: { guide },
  args: { picture: { src: lampKeeper, alt: "A lit palace at night" } },
  decorators: [(Story) => <div style={{ maxInlineSize: 620 }}>{Story()}</div>],
});

/** A sample page: a part, its choices, and a reader's own line. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("From The Lamp-Keeper of Amber")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
});

/** Text only. */
export const WithoutPicture = meta.story({ render: () => <Folio /> });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
