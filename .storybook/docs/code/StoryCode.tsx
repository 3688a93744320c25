import { css } from "@emotion/react";
import { Source } from "@storybook/addon-docs/blocks";
import { Suspense, use } from "react";
import { space, text } from "../../../packages/ui/src/tokens/tokens.ts";
import { codesBeside } from "./story-codes.ts";

interface StoryCodeProps {
  /** The story's id. */
  story: string;
}

/** A story's code, to be copied into an app or tried in the sandbox. */
export function StoryCode({ story }: StoryCodeProps) {
  return (
    <Suspense fallback={null}>
      <Readable story={story} />
    </Suspense>
  );
}

/** Only the site has one, see scripts/site. */
const sandbox: string | undefined = import.meta.env["STORYBOOK_SANDBOX"];

const tryIt = css({
  margin: 0,
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  fontSize: text.small,
});

function Readable({ story }: StoryCodeProps) {
  const { code, isWhole } = use(codesBeside(story))[story] ?? { code: "", isWhole: false };
  return (
    <>
      <Source code={code} language="tsx" />
      {sandbox && isWhole && (
        <p css={tryIt}>
          <a
            href={`${sandbox}#${new URLSearchParams({ code }).toString()}`}
            target="_blank"
            rel="noreferrer"
          >
            Try it in the sandbox
          </a>
        </p>
      )}
    </>
  );
}
