/** A market day: parameters, threads, sticky and fallback choices, sums of variables. */
export const market = String.raw`VAR silver = 4
VAR copper = 2
VAR fish = 0
VAR bread = false
VAR tired = false

-> morning

=== morning ===
It is {tired: late|early}. You own {silver} silver and {copper} copper, {silver + copper} pieces in all.
<- stalls
+ {silver + copper < 4} [Beg] -> pay(1, "a stranger") 
+ {fish >= 2 and not bread} [Trade two fish for bread]
    ~ fish -= 2
    ~ bread = true
    A fair trade.
    -> morning
* {bread} [Eat] -> evening
+ [Rest]
    ~ tired = not tired
    {tired: You lie down.|You get up.}
    -> morning
+ [Leave] -> evening

=== stalls ===
Stalls stand in a row.
+ {silver > 0} [Buy a fish]
    ~ silver--
    ~ fish++
    {fish > 1: Another fish.|A fish.}
    -> morning
* {copper >= silver} [Change your coppers]
    ~ temp given = copper
    ~ silver += given
    ~ copper = 0
    Done: {given} for {given}.
    -> morning

=== pay(amount, who) ===
~ copper += amount
You get {amount} from {who}.
{ copper > 3:
    - true: That is a lot.
}
-> morning

=== evening ===
{bread && fish > 0: A feast!}
{not bread:
    {fish == 0:
        You go hungry.
    - else:
        Raw fish.
    }
- else:
    Bread, at least.
}
* [Count] {silver} and {copper}. -> evening
* {fish > 0} [Give a fish away]
    ~ fish--
    -> evening
* -> night

=== night ===
Stars. {night} {evening > 1: You counted too long.}
-> END
`;
