import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { adminWords } from "../../../words/admin/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import type { SayOf } from "../../../words/WordsProvider.tsx";
import { Alarming } from "./Alarming.tsx";
import { momentIn } from "./amounts.ts";
import type { ModelHealth, ProviderHealth } from "./houseHealth.ts";
import * as styles from "./styles.ts";

const tones = { ready: "leaf", trying: "haldi", resting: "madder" } as const;

type Say = SayOf<typeof adminWords.en>;

/** Each model with who tells for it, how they fare, and what it cost. */
export function ModelTable({ models }: { models: readonly ModelHealth[] }) {
  const { number } = useLanguage();
  const say = useWords(adminWords);
  return (
    <Table
      caption={say("health.models")}
      columns={columnsFor(say, number)}
      rows={models}
      keyOf={({ key }) => key}
      empty={say("health.noModels")}
      narrow="cards"
    />
  );
}

function columnsFor(
  say: Say,
  number: (value: number) => string,
): readonly TableColumn<ModelHealth>[] {
  return [
    {
      name: "model",
      title: say("health.model"),
      namesRow: true,
      cell: ({ key, kind }) => (
        <span css={styles.stack}>
          <bdi>{key}</bdi>
          <span css={styles.soft}>{say(`health.${kind}`)}</span>
        </span>
      ),
    },
    {
      name: "providers",
      title: say("health.providers"),
      cell: ({ providers }) => <Providers providers={providers} />,
    },
    {
      name: "turns",
      title: say("health.turnsTold"),
      align: "end",
      cell: ({ turns }) => number(turns),
    },
    {
      name: "failed",
      title: say("health.turnsFailed"),
      align: "end",
      cell: ({ failedTurns }) => <Alarming amount={failedTurns} />,
    },
    {
      name: "coins",
      title: say("health.coins"),
      align: "end",
      cell: ({ coins }) => number(coins),
    },
    {
      name: "tokens",
      title: say("health.tokens"),
      align: "end",
      cell: ({ tokens }) => number(tokens),
    },
  ];
}

function Providers({ providers }: { providers: readonly ProviderHealth[] }) {
  const say = useWords(adminWords);
  if (providers.length === 0) return <span css={styles.soft}>{say("health.builtIn")}</span>;
  return (
    <ul css={styles.stack}>
      {providers.map((provider) => (
        <li key={`${provider.provider} ${provider.model}`}>
          <Provider provider={provider} />
        </li>
      ))}
    </ul>
  );
}

function Provider({
  provider: { provider, model, state, restsUntil, lastError },
}: {
  provider: ProviderHealth;
}) {
  const { locale } = useLanguage();
  const say = useWords(adminWords);
  return (
    <span css={styles.stack}>
      <span css={styles.provider}>
        <bdi>{provider}</bdi>
        <bdi css={styles.soft}>{model}</bdi>
        <Badge tone={tones[state]}>{say(`health.${state}`)}</Badge>
      </span>
      {restsUntil !== null && (
        <span css={styles.soft}>
          {say("health.restsUntil", { moment: momentIn(locale, restsUntil) })}
        </span>
      )}
      {lastError !== null && (
        <span css={styles.soft}>
          {say("health.lastError", {
            moment: momentIn(locale, lastError.at),
            why:
              lastError.status === null
                ? lastError.why
                : `${lastError.why} ${String(lastError.status)}`,
          })}
        </span>
      )}
    </span>
  );
}
