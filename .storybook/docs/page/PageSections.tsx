import { Suspense, use } from "react";
import type { Guide, PageGuide } from "../guide.ts";
import { ComponentLink } from "./ComponentLink.tsx";
import { Content, Keyboard, Spoken } from "./GuideSections.tsx";
import { Section } from "./Section.tsx";
import { plain } from "./styles.ts";

type KeysAndWords = Pick<Guide, "keyboard" | "spoken" | "words">;

const guides = import.meta.glob<KeysAndWords>("../../../packages/ui/src/**/*.guide.ts", {
  import: "guide",
});
const loading = new Map<string, Promise<KeysAndWords>>();

/** The guide of a screen or a part. */
function guideOf(component: string): Promise<KeysAndWords> {
  const known = loading.get(component);
  if (known) return known;
  const [, load] =
    Object.entries(guides).find(([file]) => file.endsWith(`/${component}.guide.ts`)) ?? [];
  if (!load) throw new Error(`${component} has no guide`);
  const guide = load();
  loading.set(component, guide);
  return guide;
}

export function Addresses({ guide: { addresses, shows } }: { guide: PageGuide }) {
  return (
    <Section id="address" title="Address">
      <p css={plain}>
        {addresses.length === 0 ? "None of its own." : null}
        {addresses.map((address, at) => (
          <span key={address}>
            {at > 0 && ", "}
            <code>{address}</code>
          </span>
        ))}{" "}
        It shows <ComponentLink name={shows} />.
      </p>
    </Section>
  );
}

/** The keyboard, what is spoken and the words: those of what the page shows, and what it adds. */
export function PageSections({ guide }: { guide: PageGuide }) {
  return (
    <Suspense fallback={null}>
      <OfWhatItShows guide={guide} />
    </Suspense>
  );
}

function OfWhatItShows({ guide }: { guide: PageGuide }) {
  const { keyboard, spoken, words } = use(guideOf(guide.shows));
  return (
    <>
      <Keyboard guide={{ keyboard }} />
      <Spoken guide={{ spoken: [...guide.spoken, ...spoken] }} />
      <Content guide={{ words }} />
    </>
  );
}
