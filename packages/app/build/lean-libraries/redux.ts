import type { UnusedFeature } from "./unused-feature.ts";

export const unusedInRedux: readonly UnusedFeature[] = [
  {
    name: "slices made by a function",
    file: /\/@reduxjs\/toolkit\/dist\/redux-toolkit\.modern\.mjs$/,
    wanted: /\b(?:createSlice|buildCreateSlice)\b/,
    functions: ["buildReducerCreators", "handleThunkCaseReducerDefinition"],
  },
  {
    name: "asking again and again",
    file: /\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/,
    wanted: /\bpollingInterval\b/,
    functions: ["schedulePollingUpdate", "updatePollingInterval", "startNextPoll"],
  },
  {
    name: "lazy queries",
    file: /\/@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs$/,
    wanted: /\buseLazy\w*Query\b/,
    functions: ["useLazyQuery", "useLazyQuerySubscription"],
  },
];
