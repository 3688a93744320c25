import { IconButton } from "../../../../../primitives/actions/IconButton/IconButton.tsx";
import type { IconButtonProps } from "../../../../../primitives/actions/IconButton/IconButton.tsx";
import { Tooltip } from "../../../../../primitives/overlays/Tooltip/Tooltip.tsx";

interface ToolButtonProps extends Omit<IconButtonProps, "size" | "title"> {
  /** The keys that do the same while the map has the focus. */
  keys?: string;
}

/** An icon button whose name and keys are shown on hover and on focus. */
export function ToolButton({ keys = "", ...rest }: ToolButtonProps) {
  return (
    <Tooltip text={keys === "" ? rest.label : `${rest.label} (${keys})`} description={keys}>
      <IconButton size="small" {...rest} title={undefined} />
    </Tooltip>
  );
}
