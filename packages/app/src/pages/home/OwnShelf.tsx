import { taxonomyApi } from "@katha/api";
import type { Tastes } from "@katha/api/account";
import { type BrowseAsked, browseApi } from "@katha/api/browse";
import { useMessages } from "@katha/ui";
import { browseMessages, ForYou, type ForYouProps, type FoundKind } from "@katha/ui/screens";
import type { Ref } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { paths } from "../../routes/paths.ts";
import { usePlay } from "../../story/usePlay.ts";

/** The filters of the page of all stories. */
function asked({ languages, categories }: Tastes): BrowseAsked {
  return {
    q: "",
    sort: "match",
    ...(languages.length > 0 && { language: languages.join(",") }),
    ...(categories.length > 0 && { category: categories.join(",") }),
  };
}

function addressOf({ language, category }: BrowseAsked): string {
  const filters = [language && `language=${language}`, category && `category=${category}`];
  return `${paths.stories}?${filters.filter(Boolean).join("&")}`;
}

interface OwnShelfProps extends Pick<ForYouProps, "row"> {
  tastes: Tastes;
  onChange: () => void;
  changeRef: Ref<HTMLButtonElement>;
}

/** What the viewer likes in the languages they read; if there is nothing, other stories in those. */
export function OwnShelf({ row, tastes, onChange, changeRef }: OwnShelfProps) {
  const likes = asked(tastes);
  const liked = browseApi.useBrowseStoriesInfiniteQuery(likes);
  const likedPage = liked.currentData?.pages[0];
  const isBoth = tastes.languages.length > 0 && tastes.categories.length > 0;
  const asksOthers = isBoth && likedPage?.stories.length === 0;
  const inLanguages = asked({ ...tastes, categories: [] });
  const others = browseApi.useBrowseStoriesInfiniteQuery(inLanguages, { skip: !asksOthers });
  const categories = taxonomyApi.useListCategoriesQuery();
  const failureText = useFailure("error.unreachable");
  const t = useMessages(browseMessages);
  const { play } = usePlay();

  const shown = asksOthers ? others.currentData?.pages[0] : likedPage;
  const asking = asksOthers ? others : liked;
  const stories = shown?.stories;
  const found: FoundKind =
    shown?.stories.length === 0 ? "none" : asksOthers ? "languages" : "tastes";
  const names = tastes.categories.flatMap(
    (id) => categories.data?.find((category) => category.id === id)?.displayName ?? [],
  );
  return (
    <ForYou
      row={row}
      stories={stories}
      // Without the categories' names the reason would be half of it.
      why={
        shown && !categories.isLoading
          ? { found, languages: tastes.languages, categories: names }
          : undefined
      }
      failure={asking.isError ? failureText(asking.error, t("browse.failed")) : undefined}
      onRetry={() => void asking.refetch()}
      href={addressOf(asksOthers ? inLanguages : likes)}
      onChange={onChange}
      changeRef={changeRef}
      onPlay={(id) => {
        const story = stories?.find((one) => one.id === id);
        if (story) play(story);
      }}
    />
  );
}
