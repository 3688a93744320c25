import type { Slots } from "../../play/machine/slots.ts";

const inABlock = 1_024;

/** Many states in a few large arrays: two hundred thousand objects would not fit in a server's thread. */
export interface Arena {
  push: (slots: Slots) => void;
  /** Writes a state into slots. */
  read: (at: number, slots: Slots) => void;
}

export function arenaFor({ values, once }: Slots): Arena {
  const blocks: Slots[] = [];
  let size = 0;
  return {
    push: (slots) => {
      const at = size % inABlock;
      if (at === 0)
        blocks.push({
          values: new Float64Array(values.length * inABlock),
          once: new Uint8Array(once.length * inABlock),
        });
      const block = blocks.at(-1);
      block?.values.set(slots.values, at * values.length);
      block?.once.set(slots.once, at * once.length);
      size += 1;
    },
    read: (number, slots) => {
      const block = blocks[Math.floor(number / inABlock)];
      if (block === undefined) return;
      const at = number % inABlock;
      slots.values.set(block.values.subarray(at * values.length, (at + 1) * values.length));
      slots.once.set(block.once.subarray(at * once.length, (at + 1) * once.length));
    },
  };
}
