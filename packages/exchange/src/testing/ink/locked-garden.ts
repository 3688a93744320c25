/** A small garden with a lock: what a player does is remembered. */
export const lockedGarden = String.raw`VAR has_key = false
VAR coins = 3
VAR mood = "calm"
VAR steps = 0
CONST PRICE = 2

-> gate

=== gate ===
~ steps++
{gate == 1: The gate is shut.|The gate again.}
You have {coins} {coins == 1: coin|coins}. {has_key: A key weighs in your pocket.}
+ {not has_key} [Look for the gardener] -> gardener
* [Knock]
    Nobody answers.
    ~ mood = "cross"
    -> gate
+ {has_key} [Unlock it] -> garden
+ {gardener > 1 && coins < PRICE} [Climb over] -> thorns
+ [Go home] -> home

=== gardener ===
The gardener looks up. {gardener > 1: "You again," he says.}
{
    - coins >= PRICE + 1:
        "That is plenty," he says.
    - coins == PRICE:
        "Just enough," he says.
    - else:
        "Come back with money," he says.
        -> gate
}
* (bought) {coins >= PRICE} [Buy the key]
    ~ coins -= PRICE
    ~ has_key = true
    He hands it over. {mood == "cross": He does not smile.}
* {coins > 0} [Give him a coin for nothing]
    ~ coins--
    ~ mood = "kind"
    "Bless you."
    ** [Bow]
        You bow.
    ** [Nod]
- "Mind the thorns," he adds.
{bought: The key is cold.}
-> gate

=== thorns ===
You climb, and the thorns keep {coins == 0: nothing|a coin} of yours.
{coins > 0:
    ~ coins = coins - 1
}
-> garden.wall

=== garden ===
= path
Gravel. {!A wren starts up.|The wren has gone.|}
+ [Follow it] -> fountain
+ [Sit down] -> wall
= wall
The wall is warm. {mood:
    - "calm": You are calm.
    - "cross": You are cross.
    - else: You feel kind.
}
-> fountain
= fountain
{&Water rises.|Water falls.} Steps so far: {steps}.
+ {fountain < 3} [Wait] -> fountain
+ [Drink] -> END

=== home ===
{coins * 2 + steps > 8: You are richer than you know.}
Home.
-> END
`;
