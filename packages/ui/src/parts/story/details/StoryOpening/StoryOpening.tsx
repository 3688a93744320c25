import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../../primitives/actions/Button/ButtonLink.tsx";
import { Section } from "../../../../primitives/content/Section/Section.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { openingMessages } from "../../../../messages/players/opening.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { Choices } from "../../../play/log/Choices/Choices.tsx";
import type { ChoicesProps } from "../../../play/log/Choices/Choices.tsx";
import { Emphasis } from "../../../play/log/Emphasis/Emphasis.tsx";
import * as styles from "./styles.ts";

export type OpeningResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | {
      state: "ready";
      text: string;
      choices: ChoicesProps["choices"];
      /** The address of the reader's unfinished play of this story. */
      session?: string | null;
    };

export interface StoryOpeningProps extends ElementProps<"section", "onSelect"> {
  /** The first scene and its choices, or why they are not there. */
  result: OpeningResult;
  /** The story's language: `hi`, `ur`. */
  language: string;
  /** Guests are asked to sign in when they take a choice. */
  reader: "guest" | "player";
  /**
   * A play is being begun with a choice.
   * @default false
   */
  busy?: boolean;
  /** Called with the text of the choice that is taken. */
  onSelect: (choice: string) => void;
  /** Fetches the opening again. */
  onRetry: () => void;
}

/** A story's first scene and its choices, to be read before anyone plays. */
export function StoryOpening(props: StoryOpeningProps) {
  const { result, language, reader, busy = false, onSelect, onRetry, ...root } = props;
  const t = useMessages(openingMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <Section {...root} css={styles.page} title={t("opening.title")} size="large">
      {result.state === "loading" && (
        <output css={styles.waiting}>
          <Spinner size="small" />
          {t("opening.loading")}
        </output>
      )}
      {result.state === "failed" && (
        <Callout tone="danger">
          {result.message} <Button onClick={onRetry}>{tCommon("action.retry")}</Button>
        </Callout>
      )}
      {result.state === "ready" && (
        <>
          <div css={styles.passage} lang={language} dir="auto">
            <Emphasis text={result.text} />
          </div>
          {result.session ? (
            <p css={[styles.onward, styles.begun]}>
              <span css={styles.note}>{t("opening.begun")}</span>
              <ButtonLink variant="primary" href={result.session}>
                {t("opening.goOn")}
              </ButtonLink>
            </p>
          ) : (
            result.choices.length > 0 && (
              <div css={styles.onward}>
                <Choices
                  choices={result.choices}
                  language={language}
                  disabled={busy}
                  onSelect={onSelect}
                />
                <output css={styles.note}>
                  {busy
                    ? t("opening.beginning")
                    : t(reader === "guest" ? "opening.guest" : "opening.reader")}
                </output>
              </div>
            )
          )}
        </>
      )}
    </Section>
  );
}
