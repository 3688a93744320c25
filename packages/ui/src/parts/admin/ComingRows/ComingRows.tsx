import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { adminWords } from "../../../words/admin/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { row, rows } from "./styles.ts";

/** How wide the two lines of each row are: no two rows of a real list are alike. */
const widths = [
  ["30%", "64%"],
  ["22%", "71%"],
  ["34%", "52%"],
  ["26%", "68%"],
  ["31%", "45%"],
  ["24%", "59%"],
] as const;

/** A list that is on its way, in the place that it will take. */
export function ComingRows() {
  const say = useWords(adminWords);
  return (
    <output css={rows} aria-label={say("list.loading")}>
      {widths.map(([name, about]) => (
        <span key={name} css={row}>
          <Skeleton width={name} />
          <Skeleton width={about} />
        </span>
      ))}
    </output>
  );
}
