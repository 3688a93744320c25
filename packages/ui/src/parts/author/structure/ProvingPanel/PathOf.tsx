import type { PathStep } from "@katha/storygraph";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import * as styles from "./styles.ts";

/** The steps of a path, in order. */
export function PathOf({ path }: { path: readonly PathStep[] }) {
  const t = useMessages(proofMessages);
  if (path.length === 0) return <p css={styles.fact}>{t("prove.fromTheStart")}</p>;
  return (
    <ol css={styles.path}>
      {path.map(({ text, check }, at) => (
        // A way may come through one scene by one choice many times.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} css={styles.step}>
          <bdi>{text}</bdi>
          {check !== null && <span css={styles.checked}> {t(`prove.check.${check}`)}</span>}
        </li>
      ))}
    </ol>
  );
}
