/** A story with two branches, one of them with a loop, and two endings; models may retell its scenes. */
export const ferryStory = {
  start_node: "shore",
  nodes: {
    shore: {
      text: "The boat waits at the shore.",
      choices: [
        { text: "Row across", target: "river" },
        { text: "Walk to the bridge", target: "bridge" },
      ],
      budget: 6,
      retell: true,
    },
    river: {
      text: "The river is wide.",
      choices: [
        { text: "Land", target: "far" },
        { text: "Turn back to the bridge", target: "bridge" },
      ],
      budget: 6,
      retell: true,
    },
    bridge: {
      text: "The bridge has fallen.",
      choices: [
        { text: "Swim", target: "drowned" },
        { text: "Go back to the boat", target: "river" },
      ],
      budget: 6,
      retell: true,
    },
    far: {
      text: "The far shore.",
      retell: true,
      choices: [],
      ending: { kind: "good", title: "Across" },
    },
    drowned: {
      text: "The water.",
      retell: true,
      choices: [],
      ending: { kind: "dark", title: "Under" },
    },
  },
};

/** The story's first choice: going on without one asks which is meant. */
export const rowAcross = { action_type: "continue", selected_choice: "Row across" } as const;
