import { css } from "@emotion/react";
import type { ComponentType, Ref } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { languageName } from "../../../../messages/language-name.ts";
import { tastesMessages } from "../../../../messages/players/tastes.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";
import { from, gutter, space } from "../../../../tokens/tokens.ts";
import type { StoryRowProps } from "../../library/StoryRow/StoryRow.tsx";
import type { CardStory } from "../../story.ts";

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

/** `tastes`: as one likes it. `languages`: of what one likes nothing is in one's languages. `none`: nothing is. */
export type FoundKind = "tastes" | "languages" | "none";

interface Why {
  found: FoundKind;
  /** The languages by their codes, the categories by their names. */
  languages: readonly string[];
  categories: readonly string[];
}

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

/** Longer lists are counted from here on. */
const mostNamed = 3;

/** Why these stories stand there, in a sentence. */
function useWhy(why: Why | undefined): string | undefined {
  const t = useMessages(tastesMessages);
  const { locale, number } = useFormats();
  const nameOf = useShippedNames("category");
  if (why === undefined) return undefined;
  const listed = (names: readonly string[]) => {
    const more = names.length - mostNamed;
    const said =
      more > 1
        ? [...names.slice(0, mostNamed), t("forYou.more", { count: more, amount: number(more) })]
        : names;
    return new Intl.ListFormat(locale, { type: "conjunction" }).format(said);
  };
  const languages = listed(why.languages.map((language) => languageName(language, locale)));
  const categories = listed(why.categories.map(nameOf));
  if (languages === "" && categories === "") return undefined;
  if (languages === "") {
    return t(why.found === "none" ? "forYou.noneOf" : "forYou.categories", { categories });
  }
  if (why.found === "none") return t("forYou.none", { languages });
  if (categories === "") return t("forYou.languages", { languages });
  return t(why.found === "languages" ? "forYou.otherwise" : "forYou.both", {
    languages,
    categories,
  });
}
