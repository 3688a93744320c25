import { DocsContext, Story as InlineStory } from "@storybook/addon-docs/blocks";
import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { inAddress } from "../../toolbar/globals.ts";
import { useGlobals } from "../use-globals.ts";
import { bounded, canvas, frame, paddings, widths } from "./stage.ts";

export type Story = ReturnType<DocsContextProps["componentStories"]>[number];

/** The frame shows our own pages, whose service worker answers their requests. */
const rights = "allow-scripts allow-same-origin allow-forms allow-popups";

const frameHeights = { padded: "240px", centered: "240px", fullscreen: "640px" } as const;
type Layout = keyof typeof frameHeights;

/**
 * A story that opens over the page, or sets its own language, direction or width, is shown in a frame, because it would
 * change the page and every other story. So is a full screen, which is as high as its window.
 */
export function isFramed({ title, parameters, storyGlobals, initialArgs }: Story): boolean {
  return (
    title.startsWith("Pages/") ||
    initialArgs["open"] === true ||
    parameters.docs?.story?.inline === false ||
    Object.keys(storyGlobals).length > 0
  );
}

/** Sheets of colours or sizes are shown in full height. */
const isSheet = ({ title }: Story) => title.startsWith("Foundations/");

/** A live story. */
export function Stage({ story }: { story: Story }) {
  const { channel } = use(DocsContext);
  const globals = useGlobals(channel);
  const layout: Layout = story.parameters.layout ?? "padded";
  if (!isFramed(story))
    return (
      <div css={[canvas, !isSheet(story) && bounded, paddings[layout]]} data-alive="">
        <InlineStory of={story.moduleExport} />
      </div>
    );
  const width = story.storyGlobals["viewport"]?.value;
  // Embedded, a story does not play: playing would take the keyboard's focus and scroll the page under the reader.
  const address = `iframe.html?viewMode=story&embed=true&id=${story.id}&globals=${inAddress(globals)}`;
  return (
    <iframe
      css={[frame, width && widths[width]]}
      style={{ blockSize: heightOf(story, layout) }}
      title={story.name}
      sandbox={rights}
      src={address}
    />
  );
}

function heightOf({ parameters, initialArgs }: Story, layout: Layout): string {
  const { height = initialArgs["open"] === true ? "560px" : frameHeights[layout] } =
    parameters.docs?.story ?? {};
  return height;
}
