import { languageName } from "../../../../messages/language-name.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { comfortMessages } from "../../../../messages/players/comforts.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Switch } from "../../../../primitives/fields/Switch/Switch.tsx";
import { AloudIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Drawer } from "../../../../primitives/overlays/Drawer/Drawer.tsx";
import { withoutMarks } from "../../log/Emphasis/emphasized.ts";
import { paperProps, readingStyle } from "../reading-look.ts";
import {
  lineLengths,
  lineSpacings,
  readingFaces,
  readingPaces,
  readingPapers,
  readingSizes,
  usualReading,
  voiceSettingsOf,
  voiceSpeeds,
} from "../settings.ts";
import type { ReadingSettings, VoiceSettings } from "../settings.ts";
import { Choice } from "./Choice.tsx";
import * as styles from "./styles.ts";

/** Other props are passed to the drawer itself, not to its backdrop. */
export interface ReadingSettingsPanelProps extends ElementProps<"div", "title"> {
  /** Whether the panel is open. */
  open: boolean;
  /** Called on Escape, the close button or a press outside. */
  onClose: () => void;
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
  const {
    open,
    onClose,
    settings,
    onSettingsChange,
    language,
    sample,
    keptBy,
    notKept = false,
    voices,
    onListen,
    canDictate = false,
    ...root
  } = props;
  const t = useMessages(comfortMessages);
  const change = (changes: Partial<ReadingSettings>) =>
    onSettingsChange({ ...settings, ...changes });
  return (
    <Drawer open={open} onClose={onClose} title={t("title")} {...root}>
      <div css={styles.panel}>
        <p css={styles.note}>{t("note")}</p>
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

interface GroupProps {
  settings: ReadingSettings;
  onChange: (changes: Partial<ReadingSettings>) => void;
}

interface TextSettingsProps
  extends GroupProps, Pick<ReadingSettingsPanelProps, "language" | "sample"> {}

function TextSettings({ settings, onChange, language, sample }: TextSettingsProps) {
  const t = useMessages(comfortMessages);
  return (
    <section css={styles.group}>
      <h3 css={styles.groupTitle}>{t("text")}</h3>
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
      <Choice
        legend={t("size")}
        options={readingSizes}
        value={settings.size}
        labelOf={(size) => t(`size.${size}`)}
        onChange={(size) => onChange({ size })}
      />
      <Choice
        legend={t("lines")}
        options={lineLengths}
        value={settings.lines}
        labelOf={(lines) => t(`lines.${lines}`)}
        onChange={(lines) => onChange({ lines })}
      />
      <Choice
        legend={t("spacing")}
        options={lineSpacings}
        value={settings.spacing}
        labelOf={(spacing) => t(`spacing.${spacing}`)}
        onChange={(spacing) => onChange({ spacing })}
      />
      <Choice
        legend={t("face")}
        options={readingFaces}
        value={settings.face}
        labelOf={(face) => t(`face.${face}`)}
        hint={settings.face === "legible" && t("face.legibleNote")}
        onChange={(face) => onChange({ face })}
      />
      <Choice
        legend={t("paper")}
        options={readingPapers}
        value={settings.paper}
        labelOf={(paper) => t(`paper.${paper}`)}
        markOf={swatchOf}
        onChange={(paper) => onChange({ paper })}
      />
    </section>
  );
}

function FlowSettings({ settings, onChange }: GroupProps) {
  const t = useMessages(comfortMessages);
  return (
    <section css={styles.group}>
      <h3 css={styles.groupTitle}>{t("flow")}</h3>
      <Choice
        legend={t("pace")}
        options={readingPaces}
        value={settings.pace}
        labelOf={(pace) => t(`pace.${pace}`)}
        hint={!settings.moves && t("pace.still")}
        onChange={(pace) => onChange({ pace })}
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
      <h3 css={styles.groupTitle}>{t("aloud")}</h3>
      {voices === undefined && <output css={styles.note}>{t("aloud.loading")}</output>}
      {voices === null && <p css={styles.note}>{t("aloud.none")}</p>}
      {voices?.length === 0 && <p css={styles.note}>{t("aloud.noVoice", { language: spoken })}</p>}
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
          <Choice
            legend={t("aloud.speed")}
            options={voiceSpeeds}
            value={settings.speed as (typeof voiceSpeeds)[number]}
            labelOf={(speed) => `${number(speed)}×`}
            onChange={(speed) => onChange({ ...settings, speed })}
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
