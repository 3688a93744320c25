/** A journey in one weave: gathers, nested choices, tunnels, lists and turns. */
export const nightTrain = String.raw`LIST seen = owl, fox, (moon)
VAR trust = 0
VAR courage = 1
VAR name = "stranger"

The train leaves at dusk.
"Your name?" asks the guard.
* ["Ravi"]
    ~ name = "Ravi"
* ["None of yours"]
    ~ trust -= 1
    He frowns.
    * * "Sorry," you say[.]; he nods.
        ~ trust++
    * * [Say nothing]
- "Well, {name}," he says.
- (window)
{The fields go by.|A river goes by.|Dark.}
{trust < 0: He watches you.}
+ [Look out] -> look ->
+ (talked) {talked < 2} [Talk to him]
    ~ trust = trust + courage
    {
    - trust > 2:
        He laughs.
    - trust > 0: He smiles a little.
    - else: He grunts.
    }
+ {seen ? (owl, fox)} [Tell him of owl and fox] -> tale
+ {window > 5} [Sleep] -> sleep
- {trust >= 3: -> friends}
-> window

=== look ===
{stopping:
- An owl sits on a post.
  ~ seen += owl
- A fox runs beside the train.
  ~ seen += fox
- Nothing but the moon.
}
{ seen hasnt owl: You missed something. }
->->

=== tale ===
{trust > 0 and courage == 1: "Go on," he says.|"Hm."}
~ courage += 2
~ seen -= moon
* [Go on]
    You tell it {&slowly|quickly}.
* ->
    There is no more to tell.
- -> sleep

=== friends ===
"You are good company," he says. Trust: {trust}. {seen == moon: You saw the moon alone.}
-> sleep

=== sleep ===
You sleep. {courage > trust: You dream of tigers.|You dream of home.}
{ courage - trust > 1: Big ones. }
-> END
`;
