import { useState } from "react";
import type { ReactNode } from "react";
import { RadioGroup } from "../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import type { RadioOption } from "../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import type { SettingsSectionProps, SiteChange } from "./site-setting.ts";
import { useSettingField } from "./useSettingField.ts";

interface ChoiceSectionProps<Value extends string> extends SettingsSectionProps {
  name: "registration" | "review" | "adminSecondFactor";
  title: string;
  question: string;
  options: readonly RadioOption<Value>[];
  current: Value;
  /** The change that a choice is. */
  changeOf: (chosen: Value, sent: FormData) => SiteChange;
  /** What belongs to a choice. */
  children?: (chosen: Value) => ReactNode;
}

/** A setting that is one of a few. */
export function ChoiceSection<Value extends string>(props: ChoiceSectionProps<Value>) {
  const { name, title, question, options, current, changeOf, children, ...section } = props;
  const [picked, setPicked] = useState<Value>();
  const chosen = picked ?? current;
  const { isFixed, hint } = useSettingField(section.settings)(name);
  return (
    <SettingsForm
      title={title}
      names={[name]}
      changeIn={(sent) => changeOf(chosen, sent)}
      {...section}
    >
      <RadioGroup
        label={question}
        options={options}
        value={chosen}
        disabled={isFixed}
        hint={hint}
        onValueChange={setPicked}
      />
      {children?.(chosen)}
    </SettingsForm>
  );
}
