import { useEffect, useState } from "react";
import { Select } from "../../../primitives/Select/Select.tsx";
import { pickerCloseMs } from "../../../tokens/constants.ts";
import { playWords } from "../../../words/play/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import { Coin } from "../Coin/Coin.tsx";

export interface ModelOption {
  key: string;
  name: string;
  /** Its voice or its hand, in a line. */
  note?: string;
  price: number;
}

export const modelKinds = ["text", "image"] as const;
export type ModelKind = (typeof modelKinds)[number];

export interface ModelPickerProps {
  kind: ModelKind;
  models: readonly ModelOption[];
  chosen: string;
  onChoose: (key: string) => void;
  disabled?: boolean;
}

const inside = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=listbox], [role=combobox]") !== null;

/** Calls `close` two seconds after the pointer has left an open list; coming back in time keeps it. */
function useClosingPointer(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasBeenInside = false;
    const look = ({ target }: PointerEvent) => {
      if (inside(target)) {
        hasBeenInside = true;
        clearTimeout(timer);
        timer = undefined;
      } else if (hasBeenInside) timer ??= setTimeout(close, pickerCloseMs);
    };
    document.addEventListener("pointerover", look);
    return () => {
      document.removeEventListener("pointerover", look);
      clearTimeout(timer);
    };
  }, [open, close]);
}

/** Who tells, or who paints, and for how many coins. */
export function ModelPicker({
  kind,
  models,
  chosen,
  onChoose,
  disabled = false,
}: ModelPickerProps) {
  const say = useWords(playWords);
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  useClosingPointer(open, close);
  const price = models.find(({ key }) => key === chosen)?.price;
  return (
    <Select
      label={say(`bar.${kind}`)}
      quietLabel
      compact
      options={models.map(({ key, name, note, price: coins }) => ({
        value: key,
        label: name,
        ...(note !== undefined && { note }),
        end: <Coin price={coins} />,
      }))}
      value={chosen}
      onChoose={onChoose}
      disabled={disabled}
      prefix={price !== undefined && <Coin price={price} />}
      open={open}
      onOpenChange={setOpen}
    />
  );
}
