const first = String.raw`(?:^|(?<![\p{L}\p{M}])(?:i|i'll|i'm|i'd|let me|मैं|main|আমি|நான்|میں)(?![\p{L}\p{M}]) (?:[\p{L}\p{M}']+ ){0,3})`;

/** Statements of harm to oneself in the first person; not questions about what others did. */
export const selfHarm = new RegExp(
  [
    String.raw`\b(?:kill|hang|drown|stab|shoot|cut|hurt|harm|poison)(?:ing)? myself\b|\bend my (?:own )?life\b|\b(?:slit|cut) my (?:own )?(?:wrists?|throat)\b`,
    String.raw`${first}(?:commit suicide|khudkushi|a+tma ?hatya|khud ko maar|खुद को (?:मार|खत्म)|खुदकुशी|आत्महत्या|আত্মহত্যা|தற்கொலை|خودکشی)`,
  ].join("|"),
  "u",
);
