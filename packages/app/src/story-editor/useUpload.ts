import { authoringApi } from "@katha/api/authoring";
import { type CoverAnswer, noticeMessages, useMessages } from "@katha/ui";
import { useFailure } from "../errors/useFailure.ts";

export function useUpload(): (file: File) => Promise<CoverAnswer> {
  const tellFailure = useFailure();
  const t = useMessages(noticeMessages);
  const [upload] = authoringApi.useUploadPictureMutation();
  return async (file) => {
    const { data, error } = await upload(file);
    if (data) return { url: data.url };
    return {
      failure: tellFailure(error, t("trouble.title")),
    };
  };
}
