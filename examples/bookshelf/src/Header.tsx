import styled from "@emotion/styled";
import {
  chooseTheme,
  color,
  font,
  gutter,
  LanguageSwitch,
  Link,
  space,
  storedTheme,
  text,
  ThemeSwitch,
  useMessages,
} from "@katha/ui";
import type { ThemeChoice } from "@katha/ui";
import { useState } from "react";
import { isLanguage, shelfWords } from "./words.ts";
import type { Language } from "./words.ts";

const Bar = styled.header({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  paddingBlock: space[4],
  paddingInline: gutter,
  borderBlockEnd: `1px solid ${color.line}`,
});
const Name = styled(Link)({ fontFamily: font.title, fontSize: text.title, color: color.lamp });
const Switches = styled.div({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[5]}` });

const names = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
];

export function Header(props: { onLanguageChange: (language: Language) => void }) {
  const t = useMessages(shelfWords);
  const [theme, setTheme] = useState<ThemeChoice>(() => storedTheme());
  const choose = (choice: ThemeChoice) => {
    setTheme(choice);
    chooseTheme(choice);
  };
  return (
    <Bar>
      <Name href="#/" variant="quiet">
        {t("name")}
      </Name>
      <Switches>
        <LanguageSwitch
          languages={names}
          onValueChange={(locale) => isLanguage(locale) && props.onLanguageChange(locale)}
        />
        <ThemeSwitch value={theme} onValueChange={choose} />
      </Switches>
    </Bar>
  );
}
