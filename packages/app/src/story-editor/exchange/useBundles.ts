import { authoringApi } from "@katha/api/authoring";
import { useMessages } from "@katha/ui";
import { exchangeMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { fileName, saveBlob } from "../../shell/save-file.ts";

const type = "application/zip";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** A saved story as one file for another Katha, and such files from there. */
export function useBundles(saved: string | undefined, title: string) {
  const t = useMessages(exchangeMessages);
  const failureText = useFailure();
  const [exportBundle, exporting] = authoringApi.useExportBundleMutation();
  const [importBundle, importing] = authoringApi.useImportBundleMutation();
  const file = fileName(title, "katha.zip");

  async function download(id: string): Promise<void> {
    const { data } = await exportBundle(id);
    if (data) saveBlob(file, new Blob([bytesOf(data.zip)], { type }));
  }

  /** Begins a draft; whether that came to something. */
  async function bring(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const { error } = await importBundle(new Blob([bytes], { type }));
    return error === undefined;
  }

  const failure = (error: unknown, otherwise: string) =>
    error === undefined ? undefined : failureText(error, otherwise);

  /** What became of the last file says nothing of the next one. Work under way is still told of. */
  function forget(): void {
    if (!importing.isLoading) importing.reset();
    if (!exporting.isLoading) exporting.reset();
  }

  return {
    outgoing:
      saved === undefined
        ? undefined
        : {
            file,
            isWorking: exporting.isLoading,
            failure: failure(exporting.error, t("export.bundleFailed")),
            onDownload: () => void download(saved),
          },
    incoming: {
      isWorking: importing.isLoading,
      failure: failure(importing.error, t("import.bundleFailed")),
      draft: importing.data,
    },
    bring,
    forget,
  };
}
