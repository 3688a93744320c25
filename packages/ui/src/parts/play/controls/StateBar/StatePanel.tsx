import type { PlayerState } from "@katha/api/shapes";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { stateMessages } from "../../../../messages/players/state.ts";
import { shareOf, valueText } from "./quality-text.ts";
import * as styles from "./styles.ts";

interface StatePanelProps {
  id: string;
  state: PlayerState;
  language: string;
}

/** Every quality, and the bag with a description of each thing. */
export function StatePanel({ id, state, language }: StatePanelProps) {
  const { qualities, things, slots } = state;
  const t = useMessages(stateMessages);
  const formats = useFormats();
  return (
    <section
      id={id}
      css={styles.panel}
      aria-label={t("bar.label")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
      tabIndex={0}
    >
      {qualities.length > 0 && (
        <dl css={styles.list}>
          {qualities.map((quality) => {
            const share = shareOf(quality);
            return (
              <div key={quality.id} css={styles.row}>
                <dt lang={language} dir="auto">
                  {quality.name}
                </dt>
                <dd css={styles.value} dir="auto">
                  {valueText(quality, t, formats)}
                </dd>
                {share !== null && (
                  <dd css={styles.track} aria-hidden>
                    <span css={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
      )}
      {slots !== null && (
        <div css={styles.bagged}>
          <h2 css={styles.title}>
            {t("bar.bag")}{" "}
            <bdi css={styles.room}>
              {t("bar.of", { value: formats.number(things.length), most: formats.number(slots) })}
            </bdi>
          </h2>
          {things.length === 0 && <p css={styles.soft}>{t("bar.bagEmpty")}</p>}
          {things.length > 0 && (
            <ul css={styles.list}>
              {things.map(({ id: thing, name, about }) => (
                <li key={thing} lang={language} dir="auto">
                  <span css={styles.thing}>{name}</span>
                  {about !== "" && <p css={styles.soft}>{about}</p>}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
