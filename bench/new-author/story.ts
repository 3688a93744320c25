interface Scene {
  name: string;
  text: string;
  choices?: readonly (readonly [words: string, target: string])[];
  ending?: readonly [title: string, kind: string];
}

/** What somebody writes on a first evening: six scenes, two of them endings. */
export const about = {
  title: "The Dog at the Lighthouse",
  tagline: "The lamp is lit, and nobody lives there.",
  description: "A storm, a lighthouse that was shut in spring, and a dog that knows the way.",
  prompt: "You are walking home along the coast when the storm catches you.",
};

export const scenes: readonly Scene[] = [
  {
    name: "beach",
    text: "The storm catches you on the beach. A black dog stands in front of you and barks at the lighthouse. Its lamp is lit. It was shut in spring, when old Pella died.",
    choices: [
      ["Follow the dog to the lighthouse.", "door"],
      ["Walk on along the beach.", "boat"],
    ],
  },
  {
    name: "door",
    text: 'The iron door of the lighthouse is not locked. There is wet sand on the step, and a lantern on a hook. A girl with a bandaged hand stands on the stairs.\n\n"Shut it," says the girl. "He will see the light."',
    choices: [
      ["Shut the door behind you.", "lamp"],
      ["Ask the girl who will see it.", "lamp"],
    ],
  },
  {
    name: "boat",
    text: "Under the cliff a rowing boat knocks against the rocks. It is empty. In it lie a coat and a bottle of milk. The dog has come after you.",
    choices: [
      ["Take the coat and go up to the lighthouse.", "door"],
      ["Push the boat out and row home.", "home"],
    ],
  },
  {
    name: "lamp",
    text: 'At the top of the stairs the lamp turns. Ines, the girl, holds on to the rail. "My brother is still out there," says Ines. "If the lamp goes out he cannot find us." The oil is almost gone.',
    choices: [
      ["Pour your own lamp oil in.", "morning"],
      ["Go down and look for oil.", "home"],
    ],
  },
  {
    name: "morning",
    text: "In the morning a boat comes in with a boy at the oars. Ines runs down into the water. The dog sits on the step and does not bark any more.",
    ending: ["Lit until morning", "Good"],
  },
  {
    name: "home",
    text: "You come home wet and late. When you look back there is no light on the coast at all.",
    ending: ["No light", "Dark"],
  },
];
