/** A story with two ways, one with a loop, and two endings, whose scenes models may retell. */
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

/** The first way of the story: going on without one asks which. */
export const rowAcross = { action_type: "continue", selected_choice: "Row across" } as const;
