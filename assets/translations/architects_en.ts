<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>TableSeat</name>
    <message numerus="yes">
        <source>%n pawn(s) left</source>
        <translation>
            <numerusform>%n pawn left</numerusform>
            <numerusform>%n pawns left</numerusform>
        </translation>
    </message>
</context>
</TS>
