import { languageName } from "../../../../messages/language-name.ts";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { comfortMessages } from "../../../../messages/players/comforts.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { RadioGroup } from "../../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Slider } from "../../../../primitives/fields/Slider/Slider.tsx";
import { Switch } from "../../../../primitives/fields/Switch/Switch.tsx";
import { AloudIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Drawer } from "../../../../primitives/overlays/Drawer/Drawer.tsx";
import { withoutMarks } from "../../../../markdown/emphasized.ts";
import type { OpenedProps } from "../../opened.ts";
import { groupTitle, panel } from "../../panel-styles.ts";
import { readingPaces } from "../pace.ts";
import {
  lineLengths,
  lineSpacings,
  paperProps,
  readingFaces,
  readingSizes,
  readingStyle,
} from "../reading-look.ts";
import { readingPapers, usualReading, voiceSettingsOf, voiceSpeeds } from "../settings.ts";
import type { ReadingSettings } from "@katha/api/shapes";
import type { VoiceSettings } from "../settings.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the drawer itself, not to its backdrop. */
export interface ReadingSettingsPanelProps extends OpenedProps {
  /** The reader's settings. */
  settings: ReadingSettings;
  /** Called at every change with all settings. */
  onSettingsChange: (settings: ReadingSettings) => void;
  /** The story's language: `hi`, `ur`. */
  language: string;
  /** A passage of the story for the preview. */
  sample: string;
  /** Where the settings are kept. */
  keptBy: "account" | "device";
  /**
   * The account could not be reached.
   * @default false
   */
  notKept?: boolean;
  /** The voices of the device for the story's language; absent while they load, null if the browser cannot speak. */
  voices?: readonly string[] | null | undefined;
  /** Begins to read aloud. */
  onListen: () => void;
  /**
   * The browser can listen, so that lines can be spoken.
   * @default false
   */
  canDictate?: boolean;
}

/** How the play page looks, how new text comes, and how it is read aloud. */
export function ReadingSettingsPanel(props: ReadingSettingsPanelProps) {
  const { settings, onSettingsChange, language, sample, keptBy, notKept = false, ...rest } = props;
  const { voices, onListen, canDictate = false, ...root } = rest;
  const t = useMessages(comfortMessages);
  const change = (changes: Partial<ReadingSettings>) =>
    onSettingsChange({ ...settings, ...changes });
  return (
    <Drawer title={t("title")} {...root}>
      <div css={panel}>
        <SmallText>{t("note")}</SmallText>
        <TextSettings settings={settings} onChange={change} language={language} sample={sample} />
        <FlowSettings settings={settings} onChange={change} />
        <AloudSettings
          settings={voiceSettingsOf(settings, language)}
          language={language}
          voices={voices}
          onListen={onListen}
          onChange={(voice) => change({ voices: { ...settings.voices, [language]: voice } })}
        />
        {canDictate && (
          <div css={styles.setting}>
            <Switch
              label={t("dictates")}
              checked={settings.dictates}
              onChange={(event) => change({ dictates: event.currentTarget.checked })}
            />
            <p css={styles.hint}>{t("dictatesNote")}</p>
          </div>
        )}
        {notKept && <Callout tone="warning">{t("notKept")}</Callout>}
        <div css={styles.setting}>
          <Button size="small" onClick={() => onSettingsChange(usualReading)}>
            {t("reset")}
          </Button>
          <p css={styles.hint}>{t(`kept.${keptBy}`)}</p>
        </div>
      </div>
    </Drawer>
  );
}

function swatchOf(paper: ReadingSettings["paper"]) {
  return (
    paper !== "site" && (
      <span css={styles.swatch} aria-hidden {...paperProps({ paper })}>
        Aa
      </span>
    )
  );
}

function SizeMark({ size }: { size: keyof typeof styles.sizeMarks }) {
  return (
    <span css={styles.sizeMarks[size]} aria-hidden>
      A
    </span>
  );
}

interface GroupProps {
  settings: ReadingSettings;
  onChange: (changes: Partial<ReadingSettings>) => void;
}

interface TextSettingsProps
  extends GroupProps, Pick<ReadingSettingsPanelProps, "language" | "sample"> {}

function TextSettings({ settings, onChange, language, sample }: TextSettingsProps) {
  const t = useMessages(comfortMessages);
  return (
    <section css={[styles.group, styles.belowPreview]}>
      <h3 css={groupTitle}>{t("text")}</h3>
      <div css={styles.stays}>
        <figure
          css={styles.preview}
          style={readingStyle(settings)}
          aria-label={t("preview")}
          {...paperProps(settings)}
        >
          <p lang={language} dir="auto">
            {withoutMarks(sample)}
          </p>
        </figure>
      </div>
      <Slider
        label={t("size")}
        max={readingSizes.length - 1}
        value={readingSizes.indexOf(settings.size)}
        valueText={(step) => t(`size.${readingSizes[step] ?? settings.size}`)}
        start={<SizeMark size="small" />}
        end={<SizeMark size="large" />}
        onValueChange={(step) => {
          const { [step]: size } = readingSizes;
          if (size !== undefined) onChange({ size });
        }}
      />
      <RadioGroup
        look="segments"
        label={t("lines")}
        options={lineLengths.map((lines) => ({ value: lines, label: t(`lines.${lines}`) }))}
        value={settings.lines}
        onValueChange={(lines) => onChange({ lines })}
      />
      <RadioGroup
        look="segments"
        label={t("spacing")}
        options={lineSpacings.map((spacing) => ({
          value: spacing,
          label: t(`spacing.${spacing}`),
        }))}
        value={settings.spacing}
        onValueChange={(spacing) => onChange({ spacing })}
      />
      <RadioGroup
        look="segments"
        label={t("face")}
        options={readingFaces.map((face) => ({ value: face, label: t(`face.${face}`) }))}
        value={settings.face}
        hint={settings.face === "legible" && t("face.legibleNote")}
        onValueChange={(face) => onChange({ face })}
      />
      <RadioGroup
        look="segments"
        label={t("paper")}
        options={readingPapers.map((paper) => ({
          value: paper,
          label: t(`paper.${paper}`),
          mark: swatchOf(paper),
        }))}
        value={settings.paper}
        onValueChange={(paper) => onChange({ paper })}
      />
    </section>
  );
}

function FlowSettings({ settings, onChange }: GroupProps) {
  const t = useMessages(comfortMessages);
  return (
    <section css={styles.group}>
      <h3 css={groupTitle}>{t("flow")}</h3>
      <RadioGroup
        look="segments"
        label={t("pace")}
        options={readingPaces.map((pace) => ({ value: pace, label: t(`pace.${pace}`) }))}
        value={settings.pace}
        hint={!settings.moves && t("pace.still")}
        onValueChange={(pace) => onChange({ pace })}
      />
      <Switch
        label={t("dims")}
        checked={settings.dims}
        onChange={(event) => onChange({ dims: event.currentTarget.checked })}
      />
      <div css={styles.setting}>
        <Switch
          label={t("moves")}
          checked={settings.moves}
          onChange={(event) => onChange({ moves: event.currentTarget.checked })}
        />
        <p css={styles.hint}>{t("movesNote")}</p>
      </div>
      <div css={styles.setting}>
        <Switch
          label={t("continuous")}
          checked={settings.continuous}
          onChange={(event) => onChange({ continuous: event.currentTarget.checked })}
        />
        <p css={styles.hint}>{t("continuousNote")}</p>
      </div>
    </section>
  );
}

interface AloudSettingsProps extends Pick<
  ReadingSettingsPanelProps,
  "language" | "voices" | "onListen"
> {
  settings: VoiceSettings;
  onChange: (settings: VoiceSettings) => void;
}

function AloudSettings({ settings, language, voices, onListen, onChange }: AloudSettingsProps) {
  const t = useMessages(comfortMessages);
  const { locale, number } = useFormats();
  const spoken = languageName(language, locale);
  return (
    <section css={styles.group}>
      <h3 css={groupTitle}>{t("aloud")}</h3>
      {voices === undefined && <SmallText as="output">{t("aloud.loading")}</SmallText>}
      {voices === null && <SmallText>{t("aloud.none")}</SmallText>}
      {voices?.length === 0 && <SmallText>{t("aloud.noVoice", { language: spoken })}</SmallText>}
      {voices && voices.length > 0 && (
        <>
          <Select
            label={t("aloud.voice", { language: spoken })}
            options={[
              { value: "", label: t("aloud.first") },
              ...voices.map((name) => ({ value: name, label: name })),
            ]}
            value={voices.includes(settings.voice) ? settings.voice : ""}
            onValueChange={(voice) => onChange({ ...settings, voice })}
          />
          <RadioGroup
            look="segments"
            label={t("aloud.speed")}
            options={voiceSpeeds.map((speed) => ({ value: speed, label: `${number(speed)}×` }))}
            value={settings.speed as (typeof voiceSpeeds)[number]}
            onValueChange={(speed) => onChange({ ...settings, speed })}
          />
          <div css={styles.setting}>
            <Button icon={AloudIcon} onClick={onListen}>
              {t("aloud.listen")}
            </Button>
            <p css={styles.hint}>{t("aloud.note")}</p>
          </div>
        </>
      )}
    </section>
  );
}
