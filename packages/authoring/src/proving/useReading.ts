import { authoringApi, type SceneReading } from "@katha/api/authoring";
import { useEffect, useEffectEvent, useState } from "react";
import { writtenOnWire, type WrittenStory } from "./written-story.ts";

/** Has a story read whenever it has changed, saved or not; `explain` tells the author why that failed. */
export function useReading(written: WrittenStory, explain: (error: unknown) => string) {
  const [ask] = authoringApi.useReadScenesMutation();
  const [reading, setReading] = useState<SceneReading>();
  const [failure, setFailure] = useState<string>();
  const [times, setTimes] = useState(0);
  const [read, setRead] = useState<string>();
  const wanted = JSON.stringify([writtenOnWire(written), times]);
  const begin = useEffectEvent(() => ask(writtenOnWire(written)));
  const settle = useEffectEvent(({ data, error }: Awaited<ReturnType<typeof begin>>) => {
    setRead(wanted);
    setFailure(data ? undefined : explain(error));
    if (data) setReading(data);
  });
  useEffect(() => {
    let isOver = false;
    const mine = begin();
    const finish = async () => {
      const answer = await mine;
      if (!isOver) settle(answer);
    };
    void finish();
    return () => {
      isOver = true;
      mine.abort();
    };
  }, [wanted]);
  return {
    /** The last reading; it stays while the story is read again. */
    reading,
    isReading: read !== wanted,
    /** Why it could not be read, for the author. */
    failure,
    read: () => setTimes(times + 1),
  };
}
