import type { ElementProps } from "../../../primitives/element.ts";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { CheckIcon, LockIcon } from "../../../primitives/marks/Icon/icons.ts";
import type { TaskState } from "../task.ts";
import * as styles from "./styles.ts";

const petals = 12;
const petal = "M60 10C66 18 67 26 60 33C53 26 54 18 60 10Z";
const beads = Array.from({ length: petals }, (_, at) => at);

export interface MedallionProps extends ElementProps<"span"> {
  /**
   * Whether the task is open, completed or locked; decides the colours and the icon in the middle.
   */
  state: TaskState;
  /** 0 to 100: decides how many petals are lit. */
  percent: number;
  /** Shown in the middle while the task is open. */
  children: string;
}

/** Decorative: progress as lit petals, which the text beside it should state too. */
export function Medallion({ state, percent, children, ...root }: MedallionProps) {
  const lit = state === "completed" ? petals : Math.floor((percent / 100) * petals);
  return (
    <span css={[styles.medallion, styles.states[state]]} aria-hidden {...root}>
      <svg css={styles.drawing} viewBox="0 0 120 120">
        <circle cx="60" cy="60" r="56" css={styles.rim} />
        {beads.map((at) => (
          <g key={at} transform={`rotate(${(360 / petals) * at} 60 60)`}>
            <path d={petal} css={styles.petal} data-lit={at < lit} />
            <circle
              cx="60"
              cy="7.5"
              r="1.5"
              css={styles.bead}
              transform={`rotate(${180 / petals} 60 60)`}
            />
          </g>
        ))}
        <circle cx="60" cy="60" r="25" css={styles.heart} />
      </svg>
      <span css={styles.middle}>
        {state === "open" ? children : <Icon icon={state === "locked" ? LockIcon : CheckIcon} />}
      </span>
    </span>
  );
}
