import type { Story } from "@katha/api";
import type { GameSession } from "@katha/api/game";
import { usePlaySession, useStreams } from "@katha/api/play";
import { Button, Choices, PlayLog } from "@katha/ui";

/** A session: what was told, and below it the choices. */
export function Play(props: { session: GameSession; story: Story; onBack: () => void }) {
  const { session, story, onBack } = props;
  const { log, act, loadEarlier } = usePlaySession(session);
  const streamOf = useStreams();
  const take = (choice: string) => void act({ actionType: "continue", selectedChoice: choice });
  return (
    <>
      <h1>{story.title}</h1>
      <PlayLog
        entries={log.entries}
        streamOf={streamOf}
        language={story.language}
        earlier={log.earlier}
        onEarlier={loadEarlier}
        busy={log.isBusy}
        below={
          !log.isBusy && <Choices choices={log.choices} language={story.language} onSelect={take} />
        }
      />
      <Button onClick={onBack}>All stories</Button>
    </>
  );
}
