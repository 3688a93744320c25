import type { Tastes } from "@katha/api/account";
import type { CardStory } from "@katha/ui";
import type { CategoryRow, HomeLists } from "@katha/ui/screens";

export type Arrange = (lists: HomeLists) => HomeLists;

/**
 * The categories that one likes come first, and in each of their rows the stories in one's languages; nothing is left out.
 * The banner and the rows below it stay as they are: what trends has an order that is counted, and what somebody is
 * looking at already does not move.
 */
export function arrangedFor({ languages, categories }: Tastes): Arrange {
  const isLiked = ({ category }: CategoryRow) =>
    category !== null && categories.includes(category.id);
  const isRead = ({ language }: CardStory) => languages.some((one) => one === language);
  return (lists) => ({
    ...lists,
    categories: first(isLiked, lists.categories).map(({ category, stories }) => ({
      category,
      stories: first(isRead, stories),
    })),
  });
}

/** Those that are wanted before the others, each in their order. */
function first<Item>(isWanted: (item: Item) => boolean, items: readonly Item[]): Item[] {
  return [...items.filter(isWanted), ...items.filter((item) => !isWanted(item))];
}
