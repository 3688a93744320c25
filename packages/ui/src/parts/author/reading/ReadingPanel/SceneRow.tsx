import type { SceneReading } from "@katha/api/shapes";
import { useI18n, useMessages } from "../../../../messages/I18nProvider.tsx";
import { readingMessages } from "../../../../messages/authors/reading.ts";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import { AddIcon, CloseIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { joined } from "../../../state/words/words.ts";
import type { Mending } from "./reading.ts";
import * as styles from "./styles.ts";

interface SceneRowProps {
  read: SceneReading["scenes"][number];
  /** Everybody of the story. */
  people: readonly string[];
  onMend: (mending: Mending, pressed: HTMLElement | null) => void;
  onOpenScene: (scene: string) => void;
}

/** Who is there and who is only named, with the press that says otherwise. */
const lists = [
  { list: "present", kind: "away", word: "isNotHere", icon: CloseIcon },
  { list: "named", kind: "here", word: "isHere", icon: AddIcon },
] as const;

/** A scene with who is there, and the presses that say otherwise. */
export function SceneRow({ read, people, onMend, onOpenScene }: SceneRowProps) {
  const { locale } = useI18n();
  const t = useMessages(readingMessages);
  const { scene, present, named } = read;
  const others = people.filter((one) => !present.includes(one) && !named.includes(one));
  return (
    <li css={styles.row}>
      <Disclosure
        look="line"
        title={<bdi css={styles.name}>{scene}</bdi>}
        aside={
          <span dir="auto">
            {present.length === 0 ? t("nobody") : joined(locale, present, "conjunction")}
          </span>
        }
      >
        <div css={styles.inside}>
          {lists.map(
            ({ list, kind, word, icon }) =>
              read[list].length > 0 && (
                <div key={list} css={styles.group}>
                  <p css={styles.facts}>{t(list)}</p>
                  <div css={styles.acts}>
                    {read[list].map((name) => (
                      <Button
                        key={name}
                        size="small"
                        icon={icon}
                        onClick={(event) => onMend({ kind, name, scene }, event.currentTarget)}
                      >
                        {t(word, { name })}
                      </Button>
                    ))}
                  </div>
                </div>
              ),
          )}
          <div css={styles.acts}>
            {others.length > 0 && (
              <div css={styles.picker}>
                <Picker
                  label={t("somebodyElse")}
                  placeholder={t("choose")}
                  options={others.map((one) => ({ value: one, label: one }))}
                  value={null}
                  onValueChange={(name) => {
                    if (name !== null) onMend({ kind: "here", name, scene }, null);
                  }}
                />
              </div>
            )}
            <Button size="small" onClick={() => onOpenScene(scene)}>
              {t("open", { scene })}
            </Button>
          </div>
        </div>
      </Disclosure>
    </li>
  );
}
