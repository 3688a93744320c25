/** What somebody would do to themselves. */
export const selfHarm =
  /\b(?:(?:kill|hang|drown|stab|shoot|cut|hurt|harm|poison) myself|commit suicide|suicide|end my (?:own )?life|(?:slit|cut) my (?:own )?(?:wrists?|throat))\b|(?:khud ko maar|khudkushi|a+tma ?hatya)|(?:खुद को (?:मार|खत्म)|खुदकुशी|आत्महत्या)|আত্মহত্যা|தற்கொலை|خودکشی/u;
