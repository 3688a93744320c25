import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useCheckedField } from "../../../../primitives/fields/Form/useCheckedField.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { AddIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { commandsMessages } from "../../../../messages/authors/commands.ts";
import { commandsIn, standardCommands, withCommands } from "../../story-form/commands.ts";
import type { CommandPrice } from "../../story-form/commands.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import { useRowKeys } from "../useRowKeys.ts";
import { WholeNumber } from "../WholeNumber/WholeNumber.tsx";
import * as styles from "../../state/styles.ts";
import { row, rows } from "./styles.ts";

const isStandard = (name: string) => standardCommands.some((one) => one === name);

/** A name that no other command has. */
function freeName(commands: readonly CommandPrice[], wished: string): string {
  const taken = (name: string) => commands.some((command) => command.name === name);
  if (!taken(wished)) return wished;
  for (let count = 2; ; count += 1)
    if (!taken(`${wished} ${String(count)}`)) return `${wished} ${String(count)}`;
}

/** The story's own commands, with their prices in XP. */
export function CommandsField({ form }: { form: StoryForm }) {
  const { number } = useFormats();
  const t = useMessages(commandsMessages);
  const { gameConfigText } = form.entry;
  const { id, ...rest } = form.field("gameConfigText");
  const { error } = useCheckedField(id, t("title"), { ...rest, value: gameConfigText });
  const commands = commandsIn(gameConfigText);
  const write = (next: readonly CommandPrice[]) =>
    form.write("gameConfigText", withCommands(gameConfigText, next));
  const own = commands.flatMap((command, at) =>
    isStandard(command.name) ? [] : [{ command, at }],
  );
  const keys = useRowKeys(own.length);
  const list = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added === 0) return;
    const name = list.current?.lastElementChild?.querySelector("input");
    name?.focus();
    name?.select();
  }, [added]);
  return (
    <fieldset css={styles.group} id={id} tabIndex={-1}>
      <legend css={styles.groupName}>{t("title")}</legend>
      <p css={styles.soft}>{t("hint")}</p>
      {error !== undefined && (
        <p css={styles.soft} role="alert">
          {error}
        </p>
      )}
      {own.length > 0 && (
        <ul ref={list} css={rows}>
          {own.map(({ command, at }, index) => {
            const place = number(index + 1);
            return (
              <li key={keys.of(index)} css={row}>
                <CommandName
                  place={place}
                  name={command.name}
                  isTaken={(name) =>
                    commands.some((one, other) => other !== at && one.name === name)
                  }
                  onName={(name) => write(commands.with(at, { ...command, name }))}
                />
                <WholeNumber
                  label={t("cost", { place })}
                  fault={t("costFault")}
                  least={0}
                  value={command.cost ?? undefined}
                  onNumber={(cost) => write(commands.with(at, { ...command, cost: cost ?? 0 }))}
                />
                <IconButton
                  icon={RemoveIcon}
                  variant="ghost"
                  size="small"
                  label={t("remove", { place })}
                  onClick={() => {
                    keys.remove(index);
                    write(commands.toSpliced(at, 1));
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Button
        size="small"
        icon={AddIcon}
        css={styles.alone}
        onClick={() => {
          write([...commands, { name: freeName(commands, t("new")), cost: 1 }]);
          setAdded(added + 1);
        }}
      >
        {t("add")}
      </Button>
    </fieldset>
  );
}

interface CommandNameProps {
  place: string;
  name: string;
  isTaken: (name: string) => boolean;
  onName: (name: string) => void;
}

/** The name as it is typed; an empty or duplicate name stays in the field only. */
function CommandName({ place, name, isTaken, onName }: CommandNameProps) {
  const t = useMessages(commandsMessages);
  const [draft, setDraft] = useState(name);
  const [held, setHeld] = useState(name);
  if (held !== name) {
    setHeld(name);
    setDraft(name);
  }
  const isFaulty = draft.trim() === "" || isTaken(draft);
  return (
    <TextField
      label={t("name", { place })}
      dir="auto"
      autoComplete="off"
      maxLength={60}
      value={draft}
      error={isFaulty ? t("nameFault") : undefined}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setDraft(next);
        if (next.trim() !== "" && !isTaken(next)) onName(next);
      }}
    />
  );
}
