export const wordCount = (text: string): number => text.match(/\S+/gu)?.length ?? 0;
