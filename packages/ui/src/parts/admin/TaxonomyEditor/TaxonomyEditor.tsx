import { useEffect, useRef, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { ConfirmDialog } from "../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { AddIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Select } from "../../../primitives/fields/Select/Select.tsx";
import { useNextFocusFrame } from "../../../primitives/useNextFocus.ts";
import { VisuallyHidden } from "../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { moved } from "./taxonomy.ts";
import type { BegunTaxonomy, TaxonomyEntry, TaxonomyItem, TaxonomyKind } from "./taxonomy.ts";
import { TaxonomyForm } from "./TaxonomyForm.tsx";
import { TaxonomyRow } from "./TaxonomyRow.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** The id that stands for a new item. */
export const newItem = "new";

export interface TaxonomyEditorProps extends ElementProps<"div"> {
  /** Categories have an order and a slug, tags a colour. */
  kind: TaxonomyKind;
  /** All items, in their order. */
  items: readonly TaxonomyItem[];
  /** Creates an item. */
  onCreate: (entry: TaxonomyEntry) => void;
  /** Saves the changes to an item. */
  onSave: (id: string, entry: TaxonomyEntry) => void;
  /**
   * Moves the stories of the first item to the second and deletes the first; called after a
   * confirmation.
   */
  onMerge: (id: string, into: string) => void;
  /** Deletes an item that no story uses; called after a confirmation. */
  onRemove: (id: string) => void;
  /** Called with all ids in the new order; without it the order cannot be changed. */
  onOrderChange?: ((ids: readonly string[]) => void) | undefined;
  /** The id of the item that is being saved, or `new`. */
  working?: string | undefined;
  /** Why saving failed, and for which item. */
  refusal?: { id: string; message: string } | undefined;
  /** The unsaved contents of the form when the editor was last left: the form is open again. */
  begun?: BegunTaxonomy | undefined;
  /**
   * Called with the contents of the open form, and with null when it is cancelled; the page keeps
   * them.
   */
  onBegunChange?: ((begun: BegunTaxonomy | null) => void) | undefined;
}

interface Order {
  /** The server's order and refusal that the local order was based on. */
  over: string;
  ids: readonly string[];
}

function orderOf(items: readonly TaxonomyItem[], refused: string): Order {
  const ids = items.map(({ id }) => id);
  return { over: [...ids, refused].join(" "), ids };
}

/** The contents that it begins with, if others than the item's. */
type OpenForm = Pick<BegunTaxonomy, "id"> & Partial<BegunTaxonomy>;
type Asking = { act: "merge" | "remove"; item: TaxonomyItem } | null;

/** Add, rename, reorder, merge and delete categories or tags. */
export function TaxonomyEditor(props: TaxonomyEditorProps) {
  const {
    kind,
    items,
    onCreate,
    onSave,
    onMerge,
    onRemove,
    onOrderChange,
    working,
    refusal,
    begun,
    onBegunChange,
    ...root
  } = props;
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  const [form, setForm] = useState<OpenForm | null>(begun ?? null);
  const [asking, setAsking] = useState<Asking>(null);
  const [into, setInto] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const add = useRef<HTMLButtonElement>(null);
  const { frame, frameProps, finalFocus } = useNextFocusFrame(root, {
    control: "[data-rename]",
    otherwise: () => add.current,
  });
  const [step, setStep] = useState<{ id: string; way: "up" | "down" } | null>(null);

  // The local order after dragging, until the server's answer arrives.
  const told = orderOf(items, refusal?.message ?? "");
  const [order, setOrder] = useState(told);
  if (order.over !== told.over) setOrder(told);
  const shown = order.ids.flatMap((id) => items.find((item) => item.id === id) ?? []);

  // The form closes when its item has been saved.
  const [before, setBefore] = useState(working);
  // The refusal is hidden once the form is edited.
  const [isPast, setPast] = useState(false);
  if (before !== working) {
    setBefore(working);
    setPast(false);
    if (before === form?.id && refusal?.id !== before) setForm(null);
  }

  // The focus moves with the row.
  useEffect(() => {
    if (step === null) return;
    const row = frame.current?.querySelector(`[data-row="${step.id}"]`);
    row?.querySelector<HTMLButtonElement>(`[data-way=${step.way}]`)?.focus();
  }, [frame, step]);

  const put = (item: TaxonomyItem, to: number, way?: "up" | "down") => {
    const ids = moved(order.ids, item.id, to);
    if (ids.join() === order.ids.join()) return;
    setOrder({ over: told.over, ids });
    setStep(way === undefined ? null : { id: item.id, way });
    setNews(
      t("taxonomy.moved", {
        name: item.displayName,
        place: number(to + 1),
        count: number(ids.length),
      }),
    );
    onOrderChange?.(ids);
  };

  const addWord = t(kind === "category" ? "categories.add" : "tags.add");
  const edit = (id: string | null) => {
    setPast(true);
    setForm(id === null ? null : { id });
    onBegunChange?.(null);
  };
  const write = (id: string, entry: TaxonomyEntry) => {
    setPast(true);
    onBegunChange?.({ id, entry });
  };
  const said = isPast ? undefined : refusal;
  const others = shown.filter(({ id }) => id !== asking?.item.id);
  const name = asking?.item.displayName ?? "";
  const close = () => setAsking(null);

  return (
    <div css={styles.editor} {...root} {...frameProps}>
      {form?.id === newItem ? (
        <div css={styles.adding}>
          {said?.id === newItem && <Callout tone="danger">{said.message}</Callout>}
          <TaxonomyForm
            label={addWord}
            kind={kind}
            begun={form.entry}
            busy={working === newItem}
            onEdit={(entry) => write(newItem, entry)}
            onSave={onCreate}
            onCancel={() => edit(null)}
          />
        </div>
      ) : (
        <span>
          <Button
            ref={add}
            variant="primary"
            size="small"
            icon={AddIcon}
            onClick={() => edit(newItem)}
          >
            {addWord}
          </Button>
        </span>
      )}
      {shown.length === 0 && (
        <p css={styles.empty}>{t(kind === "category" ? "categories.empty" : "tags.empty")}</p>
      )}
      <ul css={styles.list}>
        {shown.map((item, at) => (
          <TaxonomyRow
            key={item.id}
            item={item}
            at={at}
            count={shown.length}
            orderable={onOrderChange !== undefined}
            working={working === item.id}
            refusal={said?.id === item.id ? said.message : undefined}
            onPut={put}
            onDropId={(id, to) => {
              const dropped = shown.find((each) => each.id === id);
              if (dropped) put(dropped, to);
            }}
            onEdit={() => edit(item.id)}
            onAsk={(act) => {
              setInto(null);
              setAsking({ act, item });
            }}
          >
            {form?.id === item.id && (
              <TaxonomyForm
                label={t("taxonomy.rename", { name: item.displayName })}
                kind={kind}
                item={item}
                begun={form.entry}
                busy={working === item.id}
                onEdit={(entry) => write(item.id, entry)}
                onSave={(entry) => onSave(item.id, entry)}
                onCancel={() => edit(null)}
              />
            )}
          </TaxonomyRow>
        ))}
      </ul>
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
      <ConfirmDialog
        open={asking?.act === "remove"}
        onClose={close}
        finalFocus={finalFocus}
        title={t("taxonomy.removeTitle", { name })}
        description={t("taxonomy.removeNote")}
        cancel={t("taxonomy.cancel")}
        confirm={t("taxonomy.removeDo")}
        onConfirm={() => {
          if (asking) onRemove(asking.item.id);
        }}
      />
      <ConfirmDialog
        open={asking?.act === "merge"}
        onClose={close}
        finalFocus={finalFocus}
        title={t("taxonomy.mergeTitle", { name })}
        description={t("taxonomy.mergeNote", { name })}
        alert={false}
        cancel={t("taxonomy.cancel")}
        confirm={t("taxonomy.mergeDo")}
        disabled={into === null}
        onConfirm={() => {
          if (asking && into !== null) onMerge(asking.item.id, into);
        }}
      >
        <Select
          label={t("taxonomy.mergeInto")}
          value={into}
          options={others.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          onValueChange={setInto}
        />
      </ConfirmDialog>
    </div>
  );
}
