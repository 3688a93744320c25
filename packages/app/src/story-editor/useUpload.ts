import { authoringApi } from "@katha/api/authoring";
import { type CoverAnswer, noticeMessages, useMessages } from "@katha/ui";
import { useFailure } from "../errors/useFailure.ts";

export function useUpload(): (file: File) => Promise<CoverAnswer> {
  const failureText = useFailure();
  const t = useMessages(noticeMessages);
  const [upload] = authoringApi.useUploadPictureMutation();
  return async (file) => {
    const { data, error } = await upload(file);
    if (data) return { url: data.url };
    return {
      failure: failureText(error, t("trouble.title")),
    };
  };
}
