import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ComponentType } from "react";
import type { ElementProps } from "../../element.ts";
import { tool } from "../Combobox/styles.ts";
import { isComposing } from "../Form/is-composing.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CloseIcon, SearchIcon } from "../../marks/Icon/icons.ts";
import { Anchor } from "../../actions/Link/LinkProvider.tsx";
import * as shared from "../../overlays/Popup/styles.ts";
import { ReadingDirection } from "../../content/ReadingDirection/ReadingDirection.tsx";
import { useThemeProps } from "../../theme/KathaTheme/theme-context.ts";
import * as styles from "./styles.ts";

export interface FinderItem {
  /** Unique among the results. */
  id: string;
  /** The address to open; without it only `onSelect` is called. */
  href?: string;
}

type OwnBox = ElementProps<"search", "onSelect">;

/** Other props are passed to the `search` element around the input. */
export interface FinderProps<Item extends FinderItem> extends OwnBox {
  /** What is searched; the input's accessible name and placeholder. */
  label: string;
  /** The text in the field. */
  query: string;
  /**
   * Called at every change, and with an empty string when a result was selected or the field
   * cleared.
   */
  onQueryChange: (query: string) => void;
  /** The results, best first. */
  items: readonly Item[];
  /** Shown behind the results, also while there are none; Enter follows it unless a result is marked. */
  more?: Item | undefined;
  /** Renders a result inside its link. */
  itemComponent: ComponentType<{ item: Item }>;
  /** The state of the search in a sentence: always announced, and shown if there are no results. */
  status: string;
  /** The accessible name of the results. */
  listLabel: string;
  /** The accessible name of the button that clears the field. */
  clearLabel: string;
  /** Called with the selected result, in addition to following its link. */
  onSelect?: (item: Item) => void;
  /**
   * For a field that replaces a focused one: takes over the focus on mount.
   * @default false
   */
  focusOnMount?: boolean;
  /**
   * Enter was already pressed in the field that this one replaces.
   * @default false
   */
  enterOnMount?: boolean;
}

/** A search field with a list of results: a combobox whose options are links or call `onSelect`. */
export function Finder<Item extends FinderItem>(props: FinderProps<Item>) {
  const themed = useThemeProps();
  const {
    label,
    query,
    onQueryChange,
    items: found,
    more,
    itemComponent: Option,
    status,
    listLabel,
    clearLabel,
    onSelect,
    focusOnMount = false,
    enterOnMount = false,
    ...root
  } = props;
  const items = useMemo(() => (more === undefined ? found : [...found, more]), [found, more]);
  const field = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(focusOnMount);
  // Enter was pressed before the results: the first is followed as soon as it arrives.
  const [isEntered, setEntered] = useState(enterOnMount);
  useEffect(() => {
    const options = list?.querySelectorAll<HTMLElement>("[role=option]") ?? [];
    const followed = options[more === undefined ? 0 : options.length - 1];
    if (!isEntered || !open || followed === undefined) return;
    setEntered(false);
    followed.click();
  }, [isEntered, open, items, more, list]);
  useLayoutEffect(() => {
    if (!focusOnMount) return;
    field.current?.focus();
    field.current?.setSelectionRange(query.length, query.length);
    // oxlint-disable-next-line react/exhaustive-deps -- only on mount
  }, []);
  return (
    <ReadingDirection>
      <Base.Root
        items={items}
        mode="none"
        filter={null}
        value={query}
        itemToStringValue={({ id }: Item) => id}
        onValueChange={(written, { reason }) => {
          // Selecting a result clears the field instead of filling it in.
          if (reason === "item-press") return;
          setEntered(false);
          onQueryChange(written);
        }}
        open={open && query.trim() !== ""}
        onOpenChange={(opens) => {
          setOpen(opens);
          if (!opens) setEntered(false);
        }}
        openOnInputClick
      >
        <Base.InputGroup css={styles.box} render={<search {...root} />}>
          <Icon icon={SearchIcon} />
          <Base.Input
            css={styles.input}
            ref={field}
            type="search"
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            onKeyDown={(event) => {
              const isMarked = event.currentTarget.hasAttribute("aria-activedescendant");
              if (event.key !== "Enter" || isComposing(event.nativeEvent) || isMarked) return;
              event.preventBaseUIHandler();
              setOpen(true);
              setEntered(query.trim() !== "" && (open || items.length === 0 || more !== undefined));
            }}
          />
          <Base.Clear css={tool} aria-label={clearLabel}>
            <Icon icon={CloseIcon} size="small" />
          </Base.Clear>
        </Base.InputGroup>
        <Base.Portal {...themed}>
          <Base.Positioner
            css={shared.positioner}
            align="start"
            sideOffset={8}
            collisionPadding={12}
          >
            <Base.Popup css={[shared.popup, styles.panel]}>
              <Base.Status css={found.length > 0 ? styles.hiddenStatus : styles.status}>
                {status}
              </Base.Status>
              <Base.List ref={setList} css={items.length > 0 && styles.list} aria-label={listLabel}>
                {(item: Item) => (
                  <Base.Item
                    key={item.id}
                    value={item}
                    css={[shared.item, styles.item]}
                    {...(item.href !== undefined && {
                      render: <Anchor href={item.href} tabIndex={-1} />,
                    })}
                    onClick={() => {
                      onQueryChange("");
                      onSelect?.(item);
                    }}
                  >
                    <Option item={item} />
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </ReadingDirection>
  );
}
