import { css } from "@emotion/react";
import { DocsContext, Source } from "@storybook/addon-docs/blocks";
import { Suspense, use } from "react";
import { color, space, text } from "../../../packages/ui/src/tokens/tokens.ts";
import { readGlobals } from "../../toolbar/globals.ts";
import { useGlobals } from "../use-globals.ts";
import { useTheme } from "../use-theme.ts";
import { codesBeside } from "./story-codes.ts";

interface StoryCodeProps {
  /** The story's id. */
  story: string;
}

/** A story's code, to be copied into an app. */
export function StoryCode({ story }: StoryCodeProps) {
  return (
    <Suspense fallback={null}>
      <Readable story={story} />
    </Suspense>
  );
}

const onOurGround = css({
  "& > div": { margin: 0, border: 0, borderRadius: 0, boxShadow: "none" },
  "& > div, & pre, & button": { background: color.surface },
});

const note = css({
  margin: 0,
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  fontSize: text.small,
});

function Readable({ story }: StoryCodeProps) {
  const written = use(codesBeside(story))[story] ?? "";
  const { theme } = readGlobals(useGlobals(use(DocsContext).channel));
  const isDark = useTheme(theme) === "dark";
  // Pictures of the fixtures are beside this Storybook, wherever the code is pasted.
  const code = written.replaceAll('"covers/', `"${new URL("covers/", document.baseURI).href}`);
  if (code === "")
    return <p css={note}>The code of this story did not come. Load the page again.</p>;
  return (
    <div css={onOurGround}>
      <Source code={code} language="tsx" dark={isDark} />
    </div>
  );
}
