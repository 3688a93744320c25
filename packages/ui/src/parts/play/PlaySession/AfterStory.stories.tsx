import preview from "../../../../../../.storybook/preview.tsx";
import { finishedEntries } from "../../../fixtures/player/session.ts";
import { PlayLog } from "../log/PlayLog/PlayLog.tsx";
import { AfterStory } from "./AfterStory.tsx";
import { guide } from "./AfterStory.guide.ts";

const meta = preview.meta({
  title: "Parts/Play/AfterStory",
  component: AfterStory,
  args: { children: "Stories like this one" },
  render: (args) => (
    <PlayLog entries={finishedEntries} language="en">
      <AfterStory {...args} />
    </PlayLog>
  ),
  parameters: { guide, layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

/** After the last part. */
export const Default = meta.story();
