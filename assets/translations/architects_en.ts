<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnimalPage</name>
    <message numerus="yes">
        <source>%n curse(s) name this animal.</source>
        <translation>
            <numerusform>%n curse names this animal.</numerusform>
            <numerusform>%n curses name this animal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ApartRow</name>
    <message numerus="yes">
        <source>%1, level by level: %n pair(s) of the projects</source>
        <translation>
            <numerusform>%1, level by level: one pair of the projects</numerusform>
            <numerusform>%1, level by level: %n pairs of the projects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchitectChoice</name>
    <message numerus="yes">
        <source>Won: %1 of %n match(es)</source>
        <translation>
            <numerusform>Won: %1 of %n match</numerusform>
            <numerusform>Won: %1 of %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchitectHead</name>
    <message numerus="yes">
        <source>%1, Great Architect, %n Fame. %2</source>
        <translation>
            <numerusform>%1, Great Architect, %n Fame. %2</numerusform>
            <numerusform>%1, Great Architect, %n Fame. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchitectPlace</name>
    <message numerus="yes">
        <source>Cheops, %n die(dice) built</source>
        <translation>
            <numerusform>Cheops, one die built</numerusform>
            <numerusform>Cheops, %n dice built</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchitectSheet</name>
    <message numerus="yes">
        <source>Space %1: free, %n Fame for the next tile</source>
        <translation>
            <numerusform>Space %1: free, %n Fame for the next tile</numerusform>
            <numerusform>Space %1: free, %n Fame for the next tile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArchitectTurn</name>
    <message numerus="yes">
        <source>%n tile(s) come back: you say where they lie.</source>
        <translation>
            <numerusform>One tile comes back: you say where it lies.</numerusform>
            <numerusform>%n tiles come back: you say where they lie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message numerus="yes">
        <source>%n such card(s)</source>
        <translation>
            <numerusform>%n such card</numerusform>
            <numerusform>%n such cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message numerus="yes">
        <source>Sell %n stone(s)</source>
        <translation>
            <numerusform>Sell %n stone</numerusform>
            <numerusform>Sell %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrewRow</name>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n a round</source>
        <comment>stones</comment>
        <translation>
            <numerusform>%n a round</numerusform>
            <numerusform>%n a round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceChart</name>
    <message numerus="yes">
        <source>%1: %n time(s)</source>
        <translation>
            <numerusform>%1: once</numerusform>
            <numerusform>%1: %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message numerus="yes">
        <source>%n roll(s)</source>
        <translation>
            <numerusform>%n roll</numerusform>
            <numerusform>%n rolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Egizia</name>
    <message numerus="yes">
        <source>%n strength to give</source>
        <translation>
            <numerusform>%n strength to give</numerusform>
            <numerusform>%n strength to give</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of the flood, if you like</source>
        <translation>
            <numerusform>%n step of the flood, if you like</numerusform>
            <numerusform>%n steps of the flood, if you like</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EgiziaBook</name>
    <message numerus="yes">
        <source>%n step(s) on the quarry track</source>
        <translation>
            <numerusform>%n step on the quarry track</numerusform>
            <numerusform>%n steps on the quarry track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in the grain market</source>
        <translation>
            <numerusform>%n step in the grain market</numerusform>
            <numerusform>%n steps in the grain market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) in every round.</source>
        <translation>
            <numerusform>%n stone in every round.</numerusform>
            <numerusform>%n stones in every round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once: %n stone(s) for your store.</source>
        <translation>
            <numerusform>Once: %n stone for your store.</numerusform>
            <numerusform>Once: %n stones for your store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n of the Sphinx cards you look at cost nothing; at least one is paid for.</source>
        <translation>
            <numerusform>Up to %n of the Sphinx cards you look at cost nothing; at least one is paid for.</numerusform>
            <numerusform>Up to %n of the Sphinx cards you look at cost nothing; at least one is paid for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once a round: pay %n stone(s), and a worker you choose gains 1 strength.</source>
        <translation>
            <numerusform>Once a round: pay %n stone, and a worker you choose gains 1 strength.</numerusform>
            <numerusform>Once a round: pay %n stones, and a worker you choose gains 1 strength.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once: %n grain where it is missing.</source>
        <translation>
            <numerusform>Once: %n grain where it is missing.</numerusform>
            <numerusform>Once: %n grain where it is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once: %n strength more in one building action, also at the Sphinx.</source>
        <translation>
            <numerusform>Once: %n strength more in one building action, also at the Sphinx.</numerusform>
            <numerusform>Once: %n strength more in one building action, also at the Sphinx.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once: sell up to %n stone(s) for 1 point each.</source>
        <translation>
            <numerusform>Once: sell up to %n stone for 1 point each.</numerusform>
            <numerusform>Once: sell up to %n stones for 1 point each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EgiziaModel</name>
    <message numerus="yes">
        <source>Keeps %n Sphinx card(s).</source>
        <translation>
            <numerusform>Keeps %n Sphinx card.</numerusform>
            <numerusform>Keeps %n Sphinx cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Puts %n back.</source>
        <comment>what is kept</comment>
        <translation>
            <numerusform>%1 Puts %n back.</numerusform>
            <numerusform>%1 Puts %n back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looks at %n Sphinx card(s).</source>
        <translation>
            <numerusform>Looks at %n Sphinx card.</numerusform>
            <numerusform>Looks at %n Sphinx cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EgiziaScore</name>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Victory by %n point</numerusform>
            <numerusform>Victory by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 wins by %n point</numerusform>
            <numerusform>%1 wins by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FameCount</name>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n Fame</numerusform>
            <numerusform>%n Fame</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarRows</name>
    <message numerus="yes">
        <source>Show all %n matches</source>
        <translation>
            <numerusform>Show %n match</numerusform>
            <numerusform>Show all %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FarTable</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalColumn</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FriendRow</name>
    <message numerus="yes">
        <source>%n match(es) under way</source>
        <translation>
            <numerusform>%n match under way</numerusform>
            <numerusform>%n matches under way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost, %3 drawn</source>
        <translation>
            <numerusform>%n match: %1 won, %2 lost, %3 drawn</numerusform>
            <numerusform>%n matches: %1 won, %2 lost, %3 drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): %1 won, %2 lost</source>
        <translation>
            <numerusform>%n match: %1 won, %2 lost</numerusform>
            <numerusform>%n matches: %1 won, %2 lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GivingUp</name>
    <message numerus="yes">
        <source>Your %n remaining ship(s) will not sail in this round. The others go on without you.</source>
        <translation>
            <numerusform>Your remaining ship will not sail in this round. The others go on without you.</numerusform>
            <numerusform>Your %n remaining ships will not sail in this round. The others go on without you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) for them.</source>
        <translation>
            <numerusform>You get %n point for them.</numerusform>
            <numerusform>You get %n points for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)?</source>
        <translation>
            <numerusform>Draw %n card?</numerusform>
            <numerusform>Draw %n cards?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n stone(s). Cards that have been seen cannot be given back.</source>
        <translation>
            <numerusform>You pay %n stone. Cards that have been seen cannot be given back.</numerusform>
            <numerusform>You pay %n stones. Cards that have been seen cannot be given back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InviteScreen</name>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n day for a turn</numerusform>
            <numerusform>%n days for a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Kheops</name>
    <message numerus="yes">
        <source>%n room(s)</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KheopsModel</name>
    <message numerus="yes">
        <source>Joins a network of %n tile(s).</source>
        <translation>
            <numerusform>Joins a network of %n tile.</numerusform>
            <numerusform>Joins a network of %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KheopsScore</name>
    <message numerus="yes">
        <source>%n point(s) for %1</source>
        <translation>
            <numerusform>%n point for %1</numerusform>
            <numerusform>%n points for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you</source>
        <translation>
            <numerusform>%n point for you</numerusform>
            <numerusform>%n points for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Luxor</name>
    <message numerus="yes">
        <source>%n pair(s), same way</source>
        <translation>
            <numerusform>%n pair, same way</numerusform>
            <numerusform>%n pairs, same way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), opposite ways</source>
        <translation>
            <numerusform>%n pair, opposite ways</numerusform>
            <numerusform>%n pairs, opposite ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorModel</name>
    <message numerus="yes">
        <source>%n scarab(s)</source>
        <translation>
            <numerusform>%n scarab</numerusform>
            <numerusform>%n scarabs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sarcophagus(i) left</source>
        <translation>
            <numerusform>%n sarcophagus left</numerusform>
            <numerusform>%n sarcophagi left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s), nobody is there</source>
        <translation>
            <numerusform>%n scarab, nobody is there</numerusform>
            <numerusform>%n scarabs, nobody is there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for you</source>
        <translation>
            <numerusform>%n scarab for you</numerusform>
            <numerusform>%n scarabs for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s) for %1</source>
        <translation>
            <numerusform>%n scarab for %1</numerusform>
            <numerusform>%n scarabs for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scarab(s): %1.</source>
        <comment>how many, an animal</comment>
        <translation>
            <numerusform>%n scarab: %1.</numerusform>
            <numerusform>%n scarabs: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for you: %n eye(s)</source>
        <translation>
            <numerusform>Sarcophagus for you: %n eye</numerusform>
            <numerusform>Sarcophagus for you: %n eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sarcophagus for %1: %n eye(s)</source>
        <translation>
            <numerusform>Sarcophagus for %1: %n eye</numerusform>
            <numerusform>Sarcophagus for %1: %n eyes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuxorScore</name>
    <message numerus="yes">
        <source>Victory by %n point(s)</source>
        <translation>
            <numerusform>Victory by %n point</numerusform>
            <numerusform>Victory by %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n point(s)</source>
        <translation>
            <numerusform>%1 wins by %n point</numerusform>
            <numerusform>%1 wins by %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchRecord</name>
    <message numerus="yes">
        <source>Not won yet: %n match(es).</source>
        <translation>
            <numerusform>Not won yet: %n match.</numerusform>
            <numerusform>Not won yet: %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won every time: %n match(es).</source>
        <translation>
            <numerusform>Won every time: %n match.</numerusform>
            <numerusform>Won every time: %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>You have won %1 of %n match.</numerusform>
            <numerusform>You have won %1 of %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkStrip</name>
    <message numerus="yes">
        <source>%n move(s) waiting to be sent.</source>
        <translation>
            <numerusform>%n move waiting to be sent.</numerusform>
            <numerusform>%n moves waiting to be sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message numerus="yes">
        <source>%n day(s) for a turn</source>
        <translation>
            <numerusform>%n day for a turn</numerusform>
            <numerusform>%n days for a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message numerus="yes">
        <source>%1, %n Fame</source>
        <translation>
            <numerusform>%1, %n Fame</numerusform>
            <numerusform>%1, %n Fame</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Online</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n free seat</numerusform>
            <numerusform>%n free seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message numerus="yes">
        <source>Show all %n matches</source>
        <translation>
            <numerusform>Show the one match</numerusform>
            <numerusform>Show all %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnGods</name>
    <message numerus="yes">
        <source>Ennead, %n god(s)</source>
        <translation>
            <numerusform>Ennead, one god</numerusform>
            <numerusform>Ennead, %n gods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnThings</name>
    <message numerus="yes">
        <source>%n of 3 Rest tiles taken</source>
        <translation>
            <numerusform>%n of 3 Rest tiles taken</numerusform>
            <numerusform>%n of 3 Rest tiles taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mummy(s) of yours, hold to see them</source>
        <translation>
            <numerusform>%n mummy of yours, hold to see it</numerusform>
            <numerusform>%n mummies of yours, hold to see them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelFeed</name>
    <message numerus="yes">
        <source>%n stone(s) as grain</source>
        <translation>
            <numerusform>%n stone as grain</numerusform>
            <numerusform>%n stones as grain</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelFoot</name>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Keep %n card</numerusform>
            <numerusform>Keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for cards put back</source>
        <translation>
            <numerusform>%n point for cards put back</numerusform>
            <numerusform>%n points for cards put back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n stone(s)</source>
        <translation>
            <numerusform>Costs %n stone</numerusform>
            <numerusform>Costs %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PanelPrompt</name>
    <message numerus="yes">
        <source>The end has come: %n turn(s) left.</source>
        <translation>
            <numerusform>The end has come: one turn left.</numerusform>
            <numerusform>The end has come: %n turns left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n ship at hand</numerusform>
            <numerusform>%n ships at hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeekFace</name>
    <message numerus="yes">
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point so far</numerusform>
            <numerusform>%n points so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message numerus="yes">
        <source>You open a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>You open a sarcophagus with %n eye.</numerusform>
            <numerusform>You open a sarcophagus with %n eyes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 opens a sarcophagus with %n eye(s).</source>
        <translation>
            <numerusform>%1 opens a sarcophagus with %n eye.</numerusform>
            <numerusform>%1 opens a sarcophagus with %n eyes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hand over a sarcophagus with %n eye(s) to %1.</source>
        <translation>
            <numerusform>You hand over a sarcophagus with %n eye to %1.</numerusform>
            <numerusform>You hand over a sarcophagus with %n eyes to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to you.</source>
        <translation>
            <numerusform>%1 hands over a sarcophagus with %n eye to you.</numerusform>
            <numerusform>%1 hands over a sarcophagus with %n eyes to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hands over a sarcophagus with %n eye(s) to %2.</source>
        <translation>
            <numerusform>%1 hands over a sarcophagus with %n eye to %2.</numerusform>
            <numerusform>%1 hands over a sarcophagus with %n eyes to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have built for %n Fame. Copy it for %1?</source>
        <translation>
            <numerusform>You have built for %n Fame. Copy it for %1?</numerusform>
            <numerusform>You have built for %n Fame. Copy it for %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has built for %n Fame. Copy it for %2?</source>
        <translation>
            <numerusform>%1 has built for %n Fame. Copy it for %2?</numerusform>
            <numerusform>%1 has built for %n Fame. Copy it for %2?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointSheet</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectChip</name>
    <message numerus="yes">
        <source>%n pair(s), +%1</source>
        <translation>
            <numerusform>%n pair, +%1</numerusform>
            <numerusform>%n pairs, +%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message numerus="yes">
        <source>An example: this ground is worth %n Fame.</source>
        <translation>
            <numerusform>An example: this ground is worth %n Fame.</numerusform>
            <numerusform>An example: this ground is worth %n Fame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidSide</name>
    <message numerus="yes">
        <source>Space %1: %n Fame, %2</source>
        <translation>
            <numerusform>Space %1: %n Fame, %2</numerusform>
            <numerusform>Space %1: %n Fame, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceBook</name>
    <message numerus="yes">
        <source>%n Worker(s)</source>
        <translation>
            <numerusform>%n Worker</numerusform>
            <numerusform>%n Workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Cat(s)</source>
        <translation>
            <numerusform>%n Cat</numerusform>
            <numerusform>%n Cats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice</source>
        <translation>
            <numerusform>%n Stone die</numerusform>
            <numerusform>%n Stone dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame at the end.</source>
        <translation>
            <numerusform>%n Fame at the end.</numerusform>
            <numerusform>%n Fame at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <translation>
            <numerusform>%n Fame</numerusform>
            <numerusform>%n Fame</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceModel</name>
    <message numerus="yes">
        <source>Take %n die(dice) from the quarry and roll.</source>
        <translation>
            <numerusform>Take one die from the quarry and roll.</numerusform>
            <numerusform>Take %n dice from the quarry and roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your resources keep %n god(s): one must leave.</source>
        <translation>
            <numerusform>Your resources keep only one god: one must leave.</numerusform>
            <numerusform>Your resources keep %n gods: one must leave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n die(dice) from the quarry.</source>
        <translation>
            <numerusform>Takes one die from the quarry.</numerusform>
            <numerusform>Takes %n dice from the quarry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a kind: you take %n resources of it.</source>
        <translation>
            <numerusform>Choose a kind: you take one resource of it.</numerusform>
            <numerusform>Choose a kind: you take %n resources of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Builds a %1 for %n Fame: %2.</source>
        <comment>a die, a place</comment>
        <translation>
            <numerusform>Builds a %1 for %n Fame: %2.</numerusform>
            <numerusform>Builds a %1 for %n Fame: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copies the build for %n Fame.</source>
        <translation>
            <numerusform>Copies the build for %n Fame.</numerusform>
            <numerusform>Copies the build for %n Fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He takes %1, worth the most at the end: %n Fame.</source>
        <comment>a god</comment>
        <translation>
            <numerusform>He takes %1, worth the most at the end: %n Fame.</numerusform>
            <numerusform>He takes %1, worth the most at the end: %n Fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 is there: he takes it for %n Fame.</source>
        <translation>
            <numerusform>Tile %1 is there: he takes it for %n Fame.</numerusform>
            <numerusform>Tile %1 is there: he takes it for %n Fame.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidicePlay</name>
    <message numerus="yes">
        <source>%n dice go back unused.</source>
        <translation>
            <numerusform>One die goes back unused.</numerusform>
            <numerusform>%n dice go back unused.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PyramidiceShown</name>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll one die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>one die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice unused</source>
        <translation>
            <numerusform>one die unused</numerusform>
            <numerusform>%n dice unused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let go to build: %n Fame</source>
        <translation>
            <numerusform>Let go to build: %n Fame</numerusform>
            <numerusform>Let go to build: %n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %1 would stand here: %n Fame.</source>
        <translation>
            <numerusform>Your %1 would stand here: %n Fame.</numerusform>
            <numerusform>Your %1 would stand here: %n Fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen: they pay for %1.</source>
        <translation>
            <numerusform>One die chosen: it pays for %1.</numerusform>
            <numerusform>%n dice chosen: they pay for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen.</source>
        <translation>
            <numerusform>One die chosen.</numerusform>
            <numerusform>%n dice chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <translation>
            <numerusform>Roll one die again</numerusform>
            <numerusform>Roll %n dice again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice chosen for %1. Still to pay: %2.</source>
        <translation>
            <numerusform>%n die chosen for %1. Still to pay: %2.</numerusform>
            <numerusform>%n dice chosen for %1. Still to pay: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n Fame</source>
        <translation>
            <numerusform>costs %n Fame</numerusform>
            <numerusform>costs %n Fame</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuarrySide</name>
    <message numerus="yes">
        <source>%n god(s) in the deck</source>
        <translation>
            <numerusform>one god in the deck</numerusform>
            <numerusform>%n gods in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Stone dice in the supply</source>
        <translation>
            <numerusform>one Stone die in the supply</numerusform>
            <numerusform>%n Stone dice in the supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message numerus="yes">
        <source>That costs %n stone(s), and you have %1: choose something cheaper.</source>
        <translation>
            <numerusform>That costs %n stone, and you have %1: choose something cheaper.</numerusform>
            <numerusform>That costs %n stones, and you have %1: choose something cheaper.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest thing here costs %n stone(s), and you have %1.</source>
        <translation>
            <numerusform>The cheapest thing here costs %n stone, and you have %1.</numerusform>
            <numerusform>The cheapest thing here costs %n stones, and you have %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take exactly %n die(dice).</source>
        <translation>
            <numerusform>Take exactly %n die.</numerusform>
            <numerusform>Take exactly %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep at least %n stone(s): you have begun an action here and must build something.</source>
        <translation>
            <numerusform>Keep at least %n stone: you have begun an action here and must build something.</numerusform>
            <numerusform>Keep at least %n stones: you have begun an action here and must build something.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultRecord</name>
    <message numerus="yes">
        <source>He has won every time so far: %n match(es).</source>
        <translation>
            <numerusform>He has won every time so far: one match.</numerusform>
            <numerusform>He has won every time so far: %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>He has never beaten you: %n match(es).</source>
        <translation>
            <numerusform>He has never beaten you: one match.</numerusform>
            <numerusform>He has never beaten you: %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have won %1 of %n match(es).</source>
        <translation>
            <numerusform>You have won %1 of one match.</numerusform>
            <numerusform>You have won %1 of %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultScore</name>
    <message numerus="yes">
        <source>Victory by %n Fame</source>
        <translation>
            <numerusform>Victory by %n Fame</numerusform>
            <numerusform>Victory by %n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins by %n Fame</source>
        <translation>
            <numerusform>%1 wins by %n Fame</numerusform>
            <numerusform>%1 wins by %n Fame</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSeat</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiddleSheet</name>
    <message numerus="yes">
        <source>As things stand: %n point(s)</source>
        <translation>
            <numerusform>As things stand: %n point</numerusform>
            <numerusform>As things stand: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleFold</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSigns</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message numerus="yes">
        <source>%n page(s) found</source>
        <translation>
            <numerusform>%n page found</numerusform>
            <numerusform>%n pages found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>Time to search: %n second(s)</source>
        <translation>
            <numerusform>Time to search: %n second</numerusform>
            <numerusform>Time to search: %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatBand</name>
    <message numerus="yes">
        <source>%n sarcophagus(i)</source>
        <translation>
            <numerusform>%n sarcophagus</numerusform>
            <numerusform>%n sarcophagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>%n researcher left</numerusform>
            <numerusform>%n researchers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n ship at hand</numerusform>
            <numerusform>%n ships at hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message numerus="yes">
        <source>%n researcher(s) left</source>
        <translation>
            <numerusform>%n researcher left</numerusform>
            <numerusform>%n researchers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) at hand</source>
        <translation>
            <numerusform>%n ship at hand</numerusform>
            <numerusform>%n ships at hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SphinxStage</name>
    <message numerus="yes">
        <source>Look at %n card(s)</source>
        <translation>
            <numerusform>Look at %n card</numerusform>
            <numerusform>Look at %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsBlock</name>
    <message numerus="yes">
        <source>%n match(es) between people</source>
        <translation>
            <numerusform>%n match between people</numerusform>
            <numerusform>%n matches between people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRival</name>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n tile in hand</numerusform>
            <numerusform>%n tiles in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>%n pawn left</numerusform>
            <numerusform>%n pawns left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableRivals</name>
    <message numerus="yes">
        <source>%n god(s)</source>
        <translation>
            <numerusform>%n god</numerusform>
            <numerusform>%n gods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2</source>
        <translation>
            <numerusform>%1, %n Fame, %2</numerusform>
            <numerusform>%1, %n Fame, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n Fame, %2, %3, %4</source>
        <translation>
            <numerusform>%1, %n Fame, %2, %3, %4</numerusform>
            <numerusform>%1, %n Fame, %2, %3, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSeat</name>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>%n pawn left</numerusform>
            <numerusform>%n pawns left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message numerus="yes">
        <source>%n scarab(s) on the slab</source>
        <translation>
            <numerusform>%n scarab on the slab</numerusform>
            <numerusform>%n scarabs on the slab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile, a curse on top</source>
        <translation>
            <numerusform>%n card in the pile, a curse on top</numerusform>
            <numerusform>%n cards in the pile, a curse on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TombColumn</name>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VictimPanel</name>
    <message numerus="yes">
        <source>%n with one eye</source>
        <translation>
            <numerusform>%n with one eye</numerusform>
            <numerusform>%n with one eye</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with two eyes</source>
        <translation>
            <numerusform>%n with two eyes</numerusform>
            <numerusform>%n with two eyes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with three eyes</source>
        <translation>
            <numerusform>%n with three eyes</numerusform>
            <numerusform>%n with three eyes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayButton</name>
    <message numerus="yes">
        <source>Your move in %n match(es)</source>
        <translation>
            <numerusform>Your move in %n match</numerusform>
            <numerusform>Your move in %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <translation>
            <numerusform>%1 and one other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
</context>
</TS>
