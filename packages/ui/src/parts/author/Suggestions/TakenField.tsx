import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { CheckIcon } from "../../../primitives/marks/Icon/icons.ts";
import { helpingWords } from "../../../words/helping/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { taken } from "./styles.ts";

export function TakenField() {
  const say = useWords(helpingWords);
  return (
    <span css={taken}>
      <Icon of={CheckIcon} size="small" />
      {say("taken.field")}
    </span>
  );
}
