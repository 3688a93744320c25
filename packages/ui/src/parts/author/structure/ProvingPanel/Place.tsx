import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import * as styles from "./styles.ts";

export interface PlaceProps {
  node: string;
  /** Shows the scene; without it the scene is only named. */
  onOpenScene?: ((node: string) => void) | undefined;
}

/** The name of a scene. */
export function Place({ node, onOpenScene }: PlaceProps) {
  const t = useMessages(proofMessages);
  if (!onOpenScene) return <bdi css={styles.place}>{node}</bdi>;
  return (
    <button
      type="button"
      css={[styles.place, styles.way]}
      aria-label={t("prove.go", { node })}
      onClick={() => onOpenScene(node)}
    >
      <bdi>{node}</bdi>
    </button>
  );
}
