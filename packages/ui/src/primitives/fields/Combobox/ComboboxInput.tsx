import { Combobox as Base } from "@base-ui/react/combobox";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import { box, input } from "../Field/styles.ts";
import { isComposing } from "../Form/is-composing.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CloseIcon, OpenIcon } from "../../marks/Icon/icons.ts";
import { tool } from "./styles.ts";

export interface ComboboxInputProps extends Base.Input.Props {
  /** The accessible name of the input, and part of the names of its buttons. */
  label: string;
}

/** The text input, with the buttons that clear it and open the list. */
export function ComboboxInput({ label, onKeyDown, ...rest }: ComboboxInputProps) {
  const t = useMessages(controlMessages);
  return (
    <Base.InputGroup css={box}>
      <Base.Input
        css={input}
        aria-label={label}
        {...rest}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) event.preventBaseUIHandler();
          onKeyDown?.(event);
        }}
      />
      <Base.Clear css={tool} aria-label={t("choose.clear", { label })}>
        <Icon icon={CloseIcon} size="small" />
      </Base.Clear>
      <Base.Trigger css={tool} aria-label={t("choose.open", { label })}>
        <Icon icon={OpenIcon} size="small" />
      </Base.Trigger>
    </Base.InputGroup>
  );
}
