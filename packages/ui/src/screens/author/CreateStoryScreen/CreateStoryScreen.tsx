import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { jsonFault } from "../../../parts/author/story-form/coerce.ts";
import { EditorPage } from "../../../parts/author/EditorPage/EditorPage.tsx";
import { EmptyJsonDialog } from "../../../parts/author/fields/EmptyJsonDialog/EmptyJsonDialog.tsx";
import { FormFooter } from "../../../parts/author/fields/FormFooter/FormFooter.tsx";
import { FormSection } from "../../../parts/author/fields/FormSection/FormSection.tsx";
import { manuscriptOf } from "../../../parts/author/story-form/manuscript.ts";
import { joinedFaults } from "../../../parts/author/story-form/story-failure.ts";
import { blankEntry } from "../../../parts/author/story-form/story-entry.ts";
import type { StoryEntry } from "@katha/storygraph";
import { newStoryFaults } from "../../../parts/author/story-form/story-faults.ts";
import {
  AccessFields,
  AudienceFields,
  CategoryField,
  CoverFields,
  NativeReaderField,
  TagField,
  TextFields,
} from "../../../parts/author/fields/StoryFields/StoryFields.tsx";
import {
  GameplayFields,
  NumberFields,
} from "../../../parts/author/fields/StoryFields/GameplayFields.tsx";
import { KeptWords } from "../../../parts/author/saving/SaveStatus/KeptWords.tsx";
import { StructureField } from "../../../parts/author/fields/StructureField/StructureField.tsx";
import { useStoryForm } from "../../../parts/author/story-form/useStoryForm.ts";
import type {
  SentStoryProps,
  StoryFormProps,
} from "../../../parts/author/story-form/story-form-props.ts";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import type { FormError } from "../../../primitives/fields/Form/form-error.ts";
import { Tabs } from "../../../primitives/actions/Tabs/Tabs.tsx";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import { createTabs, fieldsOfTab, tabOf } from "./tabs.ts";
import type { CreateTab } from "./tabs.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { foot, steps } from "./styles.ts";

/** Other props are passed to the page's frame. */
export interface CreateStoryScreenProps
  extends StoryFormProps, SentStoryProps, ElementProps<"div", "title" | "onSubmit"> {
  /** A draft from the last visit that was never sent. */
  draft?: Partial<StoryEntry> | undefined;
  /** Discards the draft. */
  onForgetDraft?: () => void;
}

function amissIn(tab: CreateTab, errors: readonly FormError[]): number {
  return errors.filter(({ name }) => fieldsOfTab[tab].some((field) => field === name)).length;
}

/** The form of a new story, in four tabs. */
export function CreateStoryScreen(props: CreateStoryScreenProps) {
  const {
    options,
    onRetryOptions,
    draft,
    onForgetDraft,
    onSubmit,
    busy = false,
    failure,
    answered,
    structureEditor,
    onUpload,
    help,
    entry: ownEntry,
    onEntryChange,
    ...root
  } = props;
  const { number } = useFormats();
  const t = useMessages(authorMessages);
  const { myStories } = useAddresses();
  const [open, setOpen] = useState<CreateTab>("basic");
  const [asks, setAsks] = useState(false);
  const [offersDraft, setOffersDraft] = useState(draft !== undefined);
  const top = useRef<HTMLDivElement>(null);

  const send = (entry: StoryEntry) => onSubmit(manuscriptOf(entry));
  const form = useStoryForm({
    initial: { ...blankEntry, ...draft },
    entry: ownEntry,
    onEntryChange,
    check: newStoryFaults,
  });
  const submit = () => {
    if (jsonFault(form.entry.structureText) === undefined) send(form.entry);
    else setAsks(true);
  };

  const contents: Record<CreateTab, ReactNode> = {
    basic: (
      <FormSection title={t("create.basic")}>
        <TextFields form={form} kind="create" help={help} />
        <CoverFields form={form} kind="create" onUpload={onUpload} help={help} />
        <CategoryField form={form} options={options} onRetry={onRetryOptions} required />
      </FormSection>
    ),
    details: (
      <FormSection title={t("create.details")} note={t("create.detailsNote")}>
        <TagField form={form} options={options} />
        <AudienceFields form={form} kind="create" options={options} />
        <NativeReaderField form={form} />
        <NumberFields form={form} fields={["estimatedPlayTime"]} />
        <AccessFields form={form} />
      </FormSection>
    ),
    gameplay: (
      <FormSection title={t("create.gameplay")} note={t("create.gameplayNote")}>
        <GameplayFields form={form} />
      </FormSection>
    ),
    structure: (
      <FormSection title={t("create.structure")} note={t("create.structureNote")}>
        {open === "structure" && <StructureField form={form} editor={structureEditor} />}
      </FormSection>
    ),
  };

  const at = createTabs.indexOf(open);
  const turnTo = (tab: CreateTab | undefined) => {
    if (tab === undefined) return;
    flushSync(() => setOpen(tab));
    top.current?.scrollIntoView({ block: "start" });
    // On a phone the tabs are wider than the screen.
    top.current
      ?.querySelector("[role=tab][aria-selected=true]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };

  return (
    <EditorPage title={t("create.title")} description={t("create.note")} {...root}>
      {offersDraft && onForgetDraft && (
        <KeptWords
          isNew
          onForget={() => {
            form.replace(blankEntry);
            setOffersDraft(false);
            onForgetDraft();
          }}
        />
      )}
      <Form
        onSubmit={submit}
        errors={answered}
        summary
        busy={busy}
        onReveal={(name) => setOpen(tabOf(name))}
        aria-label={t("create.title")}
      >
        {({ errors }) => (
          <>
            {failure !== undefined && <Callout tone="danger">{joinedFaults(failure)}</Callout>}
            <div ref={top}>
              <Tabs
                label={t("create.parts")}
                value={open}
                onValueChange={setOpen}
                keepMounted
                tabs={createTabs.map((name) => {
                  const amiss = amissIn(name, errors);
                  return {
                    value: name,
                    label: t(`create.${name}`),
                    content: contents[name],
                    badge: amiss > 0 && (
                      <Badge tone="danger">
                        <span aria-hidden>{number(amiss)}</span>
                        <VisuallyHidden>
                          {t("create.amiss", { count: amiss, amount: number(amiss) })}
                        </VisuallyHidden>
                      </Badge>
                    ),
                  };
                })}
              />
            </div>
            <FormFooter css={foot}>
              <ButtonLink variant="ghost" href={myStories}>
                {t("create.cancel")}
              </ButtonLink>
              <span css={steps}>
                <Button aria-disabled={at === 0} onClick={() => turnTo(createTabs[at - 1])}>
                  {t("create.previous")}
                </Button>
                <Button
                  aria-disabled={at === createTabs.length - 1}
                  onClick={() => turnTo(createTabs[at + 1])}
                >
                  {t("create.next")}
                </Button>
                <Button variant="primary" type="submit" loading={busy}>
                  {t(busy ? "create.busy" : "create.submit")}
                </Button>
              </span>
            </FormFooter>
          </>
        )}
      </Form>
      <EmptyJsonDialog
        open={asks}
        onMend={() => {
          setAsks(false);
          turnTo("structure");
        }}
        onAnyway={() => {
          setAsks(false);
          send(form.entry);
        }}
      />
    </EditorPage>
  );
}
