import { walletApi } from "@katha/api/wallet";
import { Welcome } from "@katha/ui";
import { paths } from "../routes/paths.ts";
import { useViewer } from "./useViewer.ts";

export function WelcomeReader({ onClose }: { onClose: () => void }) {
  const { user } = useViewer();
  const { data } = walletApi.useWalletEntriesInfiniteQuery();
  if (user === null) return null;
  return (
    <Welcome
      name={user.display_name?.trim() || user.username}
      coins={data?.pages[0]?.balance}
      links={{ tasks: paths.profile }}
      onClose={onClose}
    />
  );
}
