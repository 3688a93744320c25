import { authoringApi } from "@katha/api/authoring";
import { noticeWords, type CoverAnswer, useLanguage, useWords } from "@katha/ui";
import { failureOf } from "../mapping/answered.ts";

export function useUpload(): (file: File) => Promise<CoverAnswer> {
  const { say: sayAnywhere } = useLanguage();
  const say = useWords(noticeWords);
  const [upload] = authoringApi.useUploadPictureMutation();
  return async (file) => {
    const { data, error } = await upload(file);
    if (data) return { url: data.url };
    return {
      failure: failureOf(error, sayAnywhere("error.noLine"), say("trouble.title")),
    };
  };
}
