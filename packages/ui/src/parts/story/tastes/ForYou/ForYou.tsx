import { css } from "@emotion/react";
import type { ComponentType, Ref } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { tastesMessages } from "../../../../messages/players/tastes.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { from, gutter, space } from "../../../../tokens/tokens.ts";
import type { StoryRowProps } from "../../library/StoryRow/StoryRow.tsx";
import type { CardStory } from "../../story.ts";
import { type Why, useWhy } from "./useWhy.ts";

const shelf = css({ display: "grid", gap: space[2], minInlineSize: 0 });
/** Of a row of small cards, so that nothing moves when they come. */
const coming = css({
  minBlockSize: "416px",
  alignContent: "start",
  [from.tablet]: { minBlockSize: "286px" },
});
const foot = css({ display: "grid", justifyItems: "start", gap: space[3], paddingInline: gutter });
/** Its words begin where the row's do. */
const change = css({ marginInlineStart: `calc(-1px - ${space[3]})` });

export interface ForYouProps extends ElementProps<"div", "onPlay" | "onChange"> {
  /** `StoryRow`, from home, which has loaded it: this shelf comes later. */
  row: ComponentType<StoryRowProps>;
  /** The stories; absent until they have loaded. */
  stories?: readonly CardStory[] | undefined;
  /** Why these, or why none; absent until it is known. */
  why?: Why | undefined;
  /** Why they could not be loaded; a retry is offered. */
  failure?: string | undefined;
  /** Loads them again. */
  onRetry?: () => void;
  /** The address of all stories of this kind. */
  href?: string | undefined;
  /** Opens what home follows. */
  onChange: () => void;
  /** The button that opens it. */
  changeRef?: Ref<HTMLButtonElement>;
  /** Called with a story's id when PLAY is pressed; without it there is no PLAY. */
  onPlay?: (id: string) => void;
}

/** Home's own shelf of one reader: stories in their languages and of what they like, and why these. */
export function ForYou(props: ForYouProps) {
  const {
    row: Row,
    stories,
    why,
    failure,
    onRetry,
    href,
    onChange,
    changeRef,
    onPlay,
    ...root
  } = props;
  const t = useMessages(tastesMessages);
  const tCommon = useMessages(commonMessages);
  const reason = useWhy(why);
  const isComing = stories === undefined && failure === undefined;
  return (
    <div css={[shelf, isComing && coming]} {...root}>
      <Row
        title={t("forYou.title")}
        stories={stories ?? []}
        autoScroll
        {...(stories?.length ? { href } : {})}
        {...(reason !== undefined && { description: reason })}
        {...(onPlay && { onPlay })}
      />
      <div css={foot}>
        {failure !== undefined && (
          <Callout tone="danger">
            {failure}{" "}
            {onRetry && (
              <Button size="small" onClick={onRetry}>
                {tCommon("action.retry")}
              </Button>
            )}
          </Callout>
        )}
        <Button size="small" variant="ghost" css={change} ref={changeRef} onClick={onChange}>
          {t("forYou.change")}
        </Button>
      </div>
    </div>
  );
}
