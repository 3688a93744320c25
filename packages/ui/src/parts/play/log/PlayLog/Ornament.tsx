import { ornament } from "./styles.ts";

/** An ornament between parts. */
export function Ornament() {
  return (
    <svg css={ornament} viewBox="96 0 48 20" aria-hidden>
      <path d="M104 10L108 6L112 10L108 14ZM128 10L132 6L136 10L132 14Z" fill="currentColor" />
      <path
        d="M120 1C115 7 117 9 115 13C117 18 123 18 125 13C123 9 125 7 120 1Z"
        fill="currentColor"
      />
    </svg>
  );
}
