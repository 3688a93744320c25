export type Typist = "teenager" | "phone" | "reader";

/** A line typed at a scene, and what whoever typed it wanted: a choice, counted from 0, or something else. */
export interface TypedLine {
  by: Typist;
  scene: string;
  wants: number | "look" | "question" | "deed" | "nothing";
  said: string;
}

const line = (by: Typist, scene: string, wants: TypedLine["wants"], said: string): TypedLine => ({
  by,
  scene,
  wants,
  said,
});

/** Forty lines by three kinds of people who had read the scenes alone, and nothing of what understands them. */
export const typedLines: readonly TypedLine[] = [
  line("teenager", "beach", 0, "ok doggo lead the way"),
  line("teenager", "beach", 1, "nah im going home along the beach"),
  line("teenager", "beach", "look", "check out the dog"),
  line("teenager", "beach", "question", "who is pella"),
  line("teenager", "beach", "nothing", "lol this is creepy"),
  line("teenager", "door", 0, "slam it shut"),
  line("teenager", "door", 1, "who's gonna see it??"),
  line("teenager", "door", "look", "look at her hand"),
  line("teenager", "door", "deed", "i grab the lantern"),
  line("teenager", "boat", 0, "put on the coat and head up"),
  line("teenager", "boat", 1, "steal the boat and row away"),
  line("teenager", "boat", "deed", "drink the milk"),
  line("teenager", "lamp", 0, "use my oil"),
  line("teenager", "lamp", "question", "whats ur brothers name"),
  line("phone", "beach", 0, "folow the dog"),
  line("phone", "beach", 1, "keep waking on the beach"),
  line("phone", "beach", "look", "look at the lighthuose"),
  line("phone", "beach", "deed", "pet the dog"),
  line("phone", "door", 0, "clsoe the door"),
  line("phone", "door", 1, "ask who he is"),
  line("phone", "door", "question", "what happend to your hand"),
  line("phone", "door", "look", "look up the stairs"),
  line("phone", "boat", 0, "take coat"),
  line("phone", "boat", "look", "look in boat"),
  line("phone", "boat", 1, "get in boat and row"),
  line("phone", "lamp", 1, "go find more oil"),
  line("phone", "lamp", 0, "give her my oil"),
  line("reader", "beach", 0, "I let the dog take me up to the light."),
  line("reader", "beach", "look", "I study the lighthouse above us."),
  line("reader", "beach", "question", "Who would have lit the lamp?"),
  line("reader", "door", 0, "I push the heavy door to behind me."),
  line("reader", "door", 1, '"Who is he?" I ask the girl on the stairs.'),
  line("reader", "door", "look", "I look at the wet sand on the step."),
  line("reader", "door", "deed", "I take off my boots."),
  line("reader", "boat", "look", "I lift the coat and see what is underneath."),
  line("reader", "boat", 0, "I carry the coat up the path to the lighthouse."),
  line("reader", "lamp", 0, "I empty my lamp into hers."),
  line("reader", "lamp", 1, "I go back down to search for oil."),
  line("reader", "lamp", "question", "How long has your brother been out, Ines?"),
  line("reader", "lamp", "look", "I look out over the sea for a boat."),
];
