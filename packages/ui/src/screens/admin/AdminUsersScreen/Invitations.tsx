import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import type { Invitation } from "@katha/api/shapes";
import { css } from "@emotion/react";
import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { textIn } from "../../../primitives/fields/Form/text-in.ts";
import { MoreButton, type MoreProps } from "../../../parts/admin/MoreButton.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { TextField } from "../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { space } from "../../../tokens/tokens.ts";

type InvitationRow = Pick<
  Invitation,
  "id" | "email" | "note" | "uses" | "usesLeft" | "expiresAt" | "token"
>;

export interface InvitationEntry {
  email: string | null;
  uses: number;
  days: number;
  note: string;
}

export interface InvitationsProps extends Pick<MoreProps, "onMore"> {
  /** The invitations, newest first; absent while they load. */
  list?: readonly InvitationRow[] | undefined;
  /** Makes a link. */
  onInvite: (entry: InvitationEntry) => void;
  /** A link is being made. */
  inviting?: boolean | undefined;
  /** Takes an invitation back. */
  onWithdraw: (id: string) => void;
  /** Ids of the invitations that are being taken back. */
  working?: readonly string[] | undefined;
  /** Why it did not work. */
  failure?: string | undefined;
}

const usesMax = 1_000;
const daysMax = 365;

const section = css({ display: "grid", gap: space[5], marginBlockStart: space[8] });
const form = css({
  display: "grid",
  gap: space[4],
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
});

/** A number that was typed, within its bounds. */
const within = (written: string, most: number) =>
  Math.min(most, Math.max(1, Math.trunc(Number(written)) || 1));

function InvitationForm({ onInvite, inviting }: Pick<InvitationsProps, "onInvite" | "inviting">) {
  const t = useMessages(adminMessages);
  const [email, setEmail] = useState("");
  const [uses, setUses] = useState("1");
  const isForOne = email.trim() !== "";
  return (
    <Form
      aria-label={t("invitations.make")}
      busy={inviting ?? false}
      onSubmit={(sent) =>
        onInvite({
          email: isForOne ? email.trim() : null,
          uses: isForOne ? 1 : within(uses, usesMax),
          days: within(textIn(sent, "days"), daysMax),
          note: textIn(sent, "note").trim(),
        })
      }
    >
      <div css={form}>
        <TextField
          type="email"
          optional
          label={t("invitations.email")}
          hint={t("invitations.emailHint")}
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextField
          type="number"
          label={t("invitations.uses")}
          rules={{ min: 1, max: usesMax }}
          disabled={isForOne}
          value={isForOne ? "1" : uses}
          onChange={(event) => setUses(event.currentTarget.value)}
        />
        <TextField
          type="number"
          label={t("invitations.days")}
          rules={{ min: 1, max: daysMax }}
          name="days"
          defaultValue="7"
        />
        <TextField optional label={t("invitations.note")} maxLength={100} name="note" />
      </div>
      <span>
        <Button type="submit" variant="primary" loading={inviting ?? false}>
          {t("invitations.make")}
        </Button>
      </span>
    </Form>
  );
}

/** Links with which people may register: made, seen, taken back. */
export function Invitations(props: InvitationsProps) {
  const { list, onInvite, inviting, onWithdraw, working = [], failure, onMore } = props;
  const t = useMessages(adminMessages);
  const columns = useInvitationColumns(onWithdraw, working);
  return (
    <div css={section}>
      <h2>{t("invitations.title")}</h2>
      <p>{t("invitations.hint")}</p>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <InvitationForm onInvite={onInvite} inviting={inviting} />
      {list && (
        <Table
          caption={t("invitations.title")}
          columns={columns}
          rows={list}
          getRowId={({ id }) => id}
          empty={t("invitations.empty")}
          narrowLayout="cardsSooner"
        />
      )}
      <MoreButton onMore={onMore} />
    </div>
  );
}

function useInvitationColumns(
  onWithdraw: InvitationsProps["onWithdraw"],
  working: readonly string[],
): TableColumn<InvitationRow>[] {
  const t = useMessages(adminMessages);
  const { date, number } = useFormats();
  const { register } = useAddresses();
  const nameOf = ({ email, note }: InvitationRow) => email ?? (note || t("invitations.anybody"));
  return [
    {
      id: "whom",
      header: t("invitations.whom"),
      rowHeader: true,
      cell: (row) => <bdi>{nameOf(row)}</bdi>,
    },
    {
      id: "left",
      header: t("invitations.left"),
      cell: ({ usesLeft, uses }) =>
        t("invitations.of", { left: number(usesLeft), uses: number(uses) }),
    },
    { id: "until", header: t("invitations.until"), cell: ({ expiresAt }) => date(expiresAt) },
    {
      id: "link",
      header: t("invitations.link"),
      cell: (row) =>
        row.token === null ? (
          t("invitations.ended")
        ) : (
          <TextField
            label={t("invitations.linkOf", { name: nameOf(row) })}
            hideLabel
            readOnly
            value={
              new URL(
                `${register}?invitation=${encodeURIComponent(row.token)}`,
                window.location.origin,
              ).href
            }
            onFocus={(event) => event.currentTarget.select()}
          />
        ),
    },
    {
      id: "withdraw",
      header: t("invitations.withdraw"),
      align: "end",
      cell: (row) =>
        row.token !== null && (
          <Button
            size="small"
            loading={working.includes(row.id)}
            aria-label={t("invitations.withdrawOf", { name: nameOf(row) })}
            onClick={() => onWithdraw(row.id)}
          >
            {t("invitations.withdraw")}
          </Button>
        ),
    },
  ];
}
