import { newsWaysApi } from "@katha/api/notifications";
import { useMessages } from "@katha/ui";
import { NewsOnDevices, settingsMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../errors/useFailure.ts";
import { noteWords } from "../../push/note-words.ts";
import { askToSubscribe, obstacleHere, oneAtATime, unsubscribeHere } from "../../push/push-here.ts";
import { useOnReturn } from "../../shell/useOnReturn.ts";
import { useAppStore } from "../../store/hooks.ts";
import { useRowActs } from "../useRowActs.ts";

/** Whether this device shows news while Katha is closed, and which others do. */
export function PushedNews() {
  const t = useMessages(settingsMessages);
  const failureText = useFailure();
  const store = useAppStore();
  const read = newsWaysApi.useListPushDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [keep] = newsWaysApi.useKeepPushDeviceMutation();
  const [remove] = newsWaysApi.useRemovePushDeviceMutation();
  const removing = useRowActs();
  const [turning, setTurning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [obstacle, setObstacle] = useState(obstacleHere);
  // What forbids it is changed in the browser's settings, or on the home screen.
  useOnReturn(() => setObstacle(obstacleHere()));

  async function turnOn(serverKey: string) {
    const address = await askToSubscribe(serverKey);
    if (typeof address === "string") return t(`push.${address}`);
    const { error } = await keep(address);
    if (error === undefined) {
      await noteWords(store);
      return undefined;
    }
    await unsubscribeHere();
    return failureText(error, t("push.failed"));
  }

  async function turnOff(id: string | undefined) {
    await unsubscribeHere();
    if (id !== undefined) await removing.act(id, true, remove(id));
    return undefined;
  }

  async function turn(on: boolean, { serverKey, devices }: NonNullable<typeof read.data>) {
    const here = devices.find(({ isCurrent }) => isCurrent)?.id;
    setRefusal(undefined);
    setTurning(true);
    setRefusal(await oneAtATime(() => (on ? turnOn(serverKey) : turnOff(here))));
    setTurning(false);
    setObstacle(obstacleHere());
  }

  const { data } = read;
  if (data === undefined && !read.isError) return null;
  const { failed } = removing;
  const notLoaded = data === undefined ? failureText(read.error, t("push.notLoaded")) : undefined;
  return (
    <NewsOnDevices
      devices={data?.devices ?? []}
      obstacle={obstacle}
      onTurn={(on) => data && void turn(on, data)}
      turning={turning || data === undefined}
      onRemove={(id) => void removing.act(id, true, remove(id))}
      removing={Object.keys(removing.working)}
      failure={refusal ?? (failed ? failureText(failed.error, t("news.failed")) : notLoaded)}
    />
  );
}
