<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>The card table for Cucù and its family, against bots or with others at one screen.</source>
        <translation>The card table for Cucù and its family, against bots or with others at one screen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: use it, study it, change it, pass it on. There is no warranty.</source>
        <translation>Free software under the GNU General Public License, version 3 or later: use it, study it, change it, pass it on. There is no warranty.</translation>
    </message>
    <message>
        <source>Rules after Nicolino Farina, “Cucù, Antico Gioco di Carte”. Types: IM FELL by Igino Marini, EB Garamond.</source>
        <translation>Rules after Nicolino Farina, “Cucù, Antico Gioco di Carte”. Typefaces: IM FELL by Igino Marini, EB Garamond.</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Fine</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>taken by {name}</source>
        <translation>taken by {name}</translation>
    </message>
    <message>
        <source>{card}, may be called</source>
        <translation>{card}, may be called</translation>
    </message>
    <message>
        <source>{card}, may be laid away</source>
        <translation>{card}, may be laid away</translation>
    </message>
    <message>
        <source>is the partner of {name}</source>
        <translation>is the partner of {name}</translation>
    </message>
    <message>
        <source>{card}, may be played</source>
        <translation>{card}, may be played</translation>
    </message>
    <message>
        <source>The trick: {cards}</source>
        <translation>The trick: {cards}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nothing yet</translation>
    </message>
    <message>
        <source>The last trick: {cards}</source>
        <translation>The last trick: {cards}</translation>
    </message>
    <message>
        <source>Turned up: {card}. Its twin, if it is in play, is the trump card.</source>
        <translation>Turned up: {card}. Its twin, if it is in play, is the trump card.</translation>
    </message>
    <message>
        <source>score: {number}</source>
        <translation>score: {number}</translation>
    </message>
    <message>
        <source>lies open: {cards}</source>
        <translation>lies open: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {words} ({meaning})</source>
        <translation>{name}: {words} ({meaning})</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>{name}, your seat</source>
        <translation>{name}, your seat</translation>
    </message>
    <message>
        <source>Your card: {card}</source>
        <translation>Your card: {card}</translation>
    </message>
    <message>
        <source>The pool: {coins}</source>
        <translation>The pool: {coins}</translation>
    </message>
    <message numerus="yes">
        <source>The pack: %n cards left</source>
        <translation>
            <numerusform>The pack: %n card left</numerusform>
            <numerusform>The pack: %n cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} deals</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>deals</translation>
    </message>
    <message>
        <source>is to decide</source>
        <translation>is to decide</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>is out</translation>
    </message>
    <message>
        <source>has not paid yet</source>
        <translation>has not paid yet</translation>
    </message>
    <message>
        <source>is the matador</source>
        <translation>is the matador</translation>
    </message>
    <message>
        <source>plays out the tie</source>
        <translation>plays out the tie</translation>
    </message>
    <message>
        <source>bets {bet}</source>
        <translation>bets {bet}</translation>
    </message>
    <message>
        <source>offers {offer}</source>
        <translation>offers {offer}</translation>
    </message>
    <message>
        <source>has promised {name} {percent} of the winnings</source>
        <translation>has promised {name} {percent} of the winnings</translation>
    </message>
    <message>
        <source>in the pot: {chips}</source>
        <translation>in the pot: {chips}</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>looks on</translation>
    </message>
    <message>
        <source>shows {card}</source>
        <translation>shows {card}</translation>
    </message>
    <message>
        <source>has called {card}</source>
        <translation>has called {card}</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>has passed</translation>
    </message>
    <message>
        <source>a card of this hand is due</source>
        <translation>a card of this hand is due</translation>
    </message>
    <message>
        <source>{card}, the trump card</source>
        <translation>{card}, the trump card</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>The account</source>
        <translation>The account</translation>
    </message>
    <message>
        <source>Close the account</source>
        <translation>Close the account</translation>
    </message>
    <message>
        <source>What has happened in this deal</source>
        <translation>What has happened in this deal</translation>
    </message>
    <message>
        <source>{key}: why what happened last has happened</source>
        <translation>{key}: why what happened last has happened</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Before</translation>
    </message>
    <message>
        <source>How the deals before ended</source>
        <translation>How the deals before ended</translation>
    </message>
    <message>
        <source>Rules: {section}</source>
        <translation>Rules: {section}</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>Hand over to {name}</translation>
    </message>
    <message>
        <source>Only {name} should see the screen now.</source>
        <translation>Only {name} should see the screen now.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>I am {name}</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{names} takes the pool</source>
        <translation>{names} takes the pool</translation>
    </message>
    <message>
        <source>put in</source>
        <translation>put in</translation>
    </message>
    <message>
        <source>took out</source>
        <translation>took out</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>plays on</translation>
    </message>
    <message>
        <source>{name} plays on</source>
        <translation>{name} plays on</translation>
    </message>
    <message>
        <source>The winner deals the next game.</source>
        <translation>The winner deals the next game.</translation>
    </message>
    <message>
        <source>The winner deals the next game. Whoever joins, or looked on, sits down at the left.</source>
        <translation>The winner deals the next game. Whoever joins, or looked on, sits down at the left.</translation>
    </message>
    <message>
        <source>Get up</source>
        <translation>Get up</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Another game</translation>
    </message>
    <message>
        <source>{names} divide the pool</source>
        <translation>{names} divide the pool</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>as agreed</translation>
    </message>
    <message>
        <source>for having paid in</source>
        <translation>for having paid in</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} at this game so far: {games}, {won}, {coins}</source>
        <translation>{name} at this game so far: {games}, {won}, {coins}</translation>
    </message>
    <message>
        <source>{names} is the last one left</source>
        <translation>{names} is the last one left</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>paid</translation>
    </message>
    <message>
        <source>got</source>
        <translation>got</translation>
    </message>
    <message>
        <source>The winner is the first matador of the next game. Whoever joins sits down at the left.</source>
        <translation>The winner is the first matador of the next game. Whoever joins sits down at the left.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>deals won</translation>
    </message>
    <message>
        <source>All equal: nobody has lost</source>
        <translation>All equal: nobody has lost</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} win</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} wins</translation>
    </message>
    <message>
        <source>{name} at this game so far: {games}, {won}</source>
        <translation>{name} at this game so far: {games}, {won}</translation>
    </message>
    <message>
        <source>Play a deal again</source>
        <translation>Play a deal again</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Choose a game</source>
        <translation>Choose a game</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low}–{high} players</translation>
    </message>
    <message>
        <source>forty Cucù cards</source>
        <translation>40 Cucù cards</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Lay the table</source>
        <translation>Lay the table</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 cards</translation>
    </message>
    <message>
        <source>forty Italian cards</source>
        <translation>40 Italian cards</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} players</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Show me how</source>
        <translation>Show me how</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>First everybody draws a card: whoever has the highest deals, and the others sit down in order.</source>
        <translation>First everybody draws a card: whoever has the highest deals, and the others sit down in order.</translation>
    </message>
    <message>
        <source>I know enough</source>
        <translation>I know enough</translation>
    </message>
    <message>
        <source>You hold {card}. Nobody else sees it.</source>
        <translation>You hold {card}. Nobody else sees it.</translation>
    </message>
    <message>
        <source>That is good enough: say “Sto” and keep it.</source>
        <translation>That is good enough: say “Sto” and keep it.</translation>
    </message>
    <message>
        <source>That is low, and the lowest card pays. Say “Passo”: {name} has to give you another for it, unless it is one of the five highest.</source>
        <translation>That is low, and the lowest card pays. Say “Passo”: {name} has to give you another for it, unless it is one of the five highest.</translation>
    </message>
    <message>
        <source>That is low. You deal, so you may take the next card of the pack for it.</source>
        <translation>That is low. You deal, so you may take the next card of the pack for it.</translation>
    </message>
    <message>
        <source>The two cards have crossed. {name} knows what you gave away, and may pass it on in turn: so one bad card wanders round the table, until somebody keeps it.</source>
        <translation>The two cards have crossed. {name} knows what you gave away, and may pass it on in turn: so one bad card wanders round the table, until somebody keeps it.</translation>
    </message>
    <message>
        <source>That is an arrest: the five highest cards are not given away.</source>
        <translation>That is an arrest: the five highest cards are not given away.</translation>
    </message>
    <message>
        <source>All cards are turned up. The lowest loses a token: this time {names}.</source>
        <translation>All cards are turned up. The lowest loses a token: this time {names}.</translation>
    </message>
    <message>
        <source>All cards are turned up. This time nobody pays.</source>
        <translation>All cards are turned up. This time nobody pays.</translation>
    </message>
    <message>
        <source>So it goes on. Without a token one is out; whoever is left takes the pool. The inn, the cat, the horse, the hunter and the cuckoo you will meet. Now sit down and play!</source>
        <translation>So it goes on. Without a token one is out; whoever is left takes the pool. The inn, the cat, the horse, the hunter and the cuckoo you will meet. Now sit down and play!</translation>
    </message>
    <message>
        <source>Everybody has put five coins into the dish and has three tokens, the red skittles. Everybody gets one card. On your turn you keep it, or ask the next player to change with you. Play goes round as the arrows on the cloth show.</source>
        <translation>Everybody has put five coins into the dish and has three tokens, the red skittles. Everybody gets one card. On your turn you keep it, or ask the next player to change with you. Play goes round as the arrows on the cloth show.</translation>
    </message>
    <message>
        <source>Watch what the others do.</source>
        <translation>Watch what the others do.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>S&amp;ounds</source>
        <translation>S&amp;ounds</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>At once</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>Lamplight</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Daylight</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>As the system has it</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;New game</translation>
    </message>
    <message>
        <source>&amp;Go on with a match</source>
        <translation>&amp;Go on with a match</translation>
    </message>
    <message>
        <source>&amp;Table talk</source>
        <translation>&amp;Table talk</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Leave the table</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Running &amp;account</source>
        <translation>Running &amp;account</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Speed</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>Size of &amp;text</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>S&amp;ettings</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Show me how</source>
        <translation>&amp;Show me how</translation>
    </message>
    <message>
        <source>&amp;About Cucù</source>
        <translation>&amp;About Cucù</translation>
    </message>
    <message>
        <source>&amp;Words of the table</source>
        <translation>&amp;Words of the table</translation>
    </message>
    <message>
        <source>&amp;Deals worth seeing</source>
        <translation>&amp;Deals worth seeing</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistics</translation>
    </message>
    <message>
        <source>&amp;What would you do?</source>
        <translation>&amp;What would you do?</translation>
    </message>
    <message>
        <source>Take my last choice &amp;back</source>
        <translation>Take my last choice &amp;back</translation>
    </message>
    <message>
        <source>Deals by numbe&amp;r</source>
        <translation>Deals by numbe&amp;r</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Fine</source>
        <translation>Fine</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Cover my card</source>
        <translation>Cover my card</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Skip to the end</translation>
    </message>
    <message>
        <source>{name}, this is your new card.</source>
        <translation>{name}, this is your new card.</translation>
    </message>
    <message>
        <source>Play the rest at once</source>
        <translation>Play the rest at once</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>The rules</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The saved match “{name}” is damaged and cannot be continued. It stays where it is.</source>
        <translation>The saved match “{name}” is damaged and cannot be continued. It stays where it is.</translation>
    </message>
    <message>
        <source>“{name}” lies among the saved matches but is none. It stays where it is.</source>
        <translation>“{name}” lies among the saved matches but is none. It stays where it is.</translation>
    </message>
    <message>
        <source>The saved match “{name}” was written by a newer version of this program. It stays where it is.</source>
        <translation>The saved match “{name}” was written by a newer version of this program. It stays where it is.</translation>
    </message>
    <message>
        <source>The saved match “{name}” cannot be opened. It stays where it is.</source>
        <translation>The saved match “{name}” cannot be opened. It stays where it is.</translation>
    </message>
    <message>
        <source>This match cannot be saved: the disk is full or may not be written to. You can play on.</source>
        <translation>This match cannot be saved: the disk is full or may not be written to. You can play on.</translation>
    </message>
    <message>
        <source>This match is being played in another window.</source>
        <translation>This match is being played in another window.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: their folder may not be written to. You can play on.</source>
        <translation>Your settings cannot be saved: their folder may not be written to. You can play on.</translation>
    </message>
    <message>
        <source>The result of this game could not be kept.</source>
        <translation>The result of this game could not be kept.</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Go on with a match</source>
        <translation>Go on with a match</translation>
    </message>
    <message>
        <source>No match was left unfinished.</source>
        <translation>No match was left unfinished.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>game {game}, deal {deal}</source>
        <translation>game {game}, deal {deal}</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Add somebody here</source>
        <translation>Add somebody here</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Add a bot</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Face {number}</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>at this screen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Away from the table</source>
        <translation>Away from the table</translation>
    </message>
    <message>
        <source>“{name}” is too long for the ribbon: sixteen letters at most.</source>
        <translation>“{name}” is too long for the ribbon: sixteen letters at most.</translation>
    </message>
    <message>
        <source>Who looks on, and may pay for a return</source>
        <translation>Who looks on, and may pay for a return</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sit down</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>How it is played</translation>
    </message>
    <message>
        <source>By our own rules</source>
        <translation>By our own rules</translation>
    </message>
    <message>
        <source>In line {line} the name is missing.</source>
        <translation>In line {line} the name is missing.</translation>
    </message>
    <message>
        <source>There are two called {name}. Write another name in line {line}.</source>
        <translation>There are two called {name}. Write another name in line {line}.</translation>
    </message>
    <message>
        <source> at the table</source>
        <translation> at the table</translation>
    </message>
    <message>
        <source>Draw for partners</source>
        <translation>Draw for partners</translation>
    </message>
    <message>
        <source>Otherwise the first and the third on the list play together.</source>
        <translation>Otherwise the first and the third on the list play together.</translation>
    </message>
    <message>
        <source>{one} plays with {three}, {two} with the dummy.</source>
        <translation>{one} plays with {three}, {two} with the dummy.</translation>
    </message>
    <message>
        <source>{one} plays with {three}, {two} with {four}.</source>
        <translation>{one} plays with {three}, {two} with {four}.</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>How many play</translation>
    </message>
    <message>
        <source>It takes at least {number} to play.</source>
        <translation>It takes at least {number} to play.</translation>
    </message>
    <message>
        <source>No more than {number} can play by these rules.</source>
        <translation>No more than {number} can play by these rules.</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Keep as…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Forget</translation>
    </message>
    <message>
        <source>A name for these rules</source>
        <translation>A name for these rules</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Never mind</translation>
    </message>
    <message>
        <source>These rules need a name.</source>
        <translation>These rules need a name.</translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>There are rules called “{name}” already.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A colour for each of the four suits</source>
        <translation>A colour for each of the four suits</translation>
    </message>
    <message>
        <source>Cucù cards with red backs, cuckoos on them</source>
        <translation>Cucù cards with red backs, cuckoos on them</translation>
    </message>
    <message>
        <source>Calls are spoken, if the system has a voice</source>
        <translation>Calls are spoken, if the system has a voice</translation>
    </message>
    <message>
        <source>Nothing on this system can speak, so calls stay silent. On Linux Speech Dispatcher is what speaks.</source>
        <translation>Nothing on this system can speak, so calls stay silent. On Linux Speech Dispatcher is what speaks.</translation>
    </message>
    <message>
        <source>This system has no voice for the language of the window, so calls stay silent.</source>
        <translation>This system has no voice for the language of the window, so calls stay silent.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silence</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>Everything moves</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <translation>As little as possible</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Size of text</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>The others may chat</source>
        <translation>The others may chat</translation>
    </message>
    <message>
        <source>Running account beside the table</source>
        <translation>Running account beside the table</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>To hear</translation>
    </message>
    <message>
        <source>To see and read</source>
        <translation>To see and read</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Guest</source>
        <comment>a name for a person who has not given one</comment>
        <translation>Guest</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Go on playing</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Play now</translation>
    </message>
    <message>
        <source>Cucù of Campli, with five others</source>
        <translation>Cucù of Campli, with five others</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choose a game</translation>
    </message>
    <message>
        <source>who plays, and by which rules</source>
        <translation>who plays, and by which rules</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Show me how</translation>
    </message>
    <message>
        <source>two deals, with somebody at your side</source>
        <translation>two deals, with somebody at your side</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n others</source>
        <translation>
            <numerusform>{names} and one more</numerusform>
            <numerusform>{names} and %n others</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <source>Deals worth seeing</source>
        <translation>Deals worth seeing</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Which game</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Where would you like to sit?</source>
        <translation>Where would you like to sit?</translation>
    </message>
    <message>
        <source>{name}, who deals</source>
        <translation>{name}, who deals</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} is out</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Enough</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>What is told of it</translation>
    </message>
    <message>
        <source>How it came out here</source>
        <translation>How it came out here</translation>
    </message>
    <message>
        <source>Nobody has lost anything.</source>
        <translation>Nobody has lost anything.</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>All deals</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Once more</translation>
    </message>
    <message>
        <source>{name} is a dummy</source>
        <translation>{name} is a dummy</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Whose page</source>
        <translation>Whose page</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Which game</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <translation>Start afresh…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Shave it off</source>
        <translation>Shave it off</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>The tally stick</source>
        <translation>The tally stick</translation>
    </message>
    <message>
        <source>{name}'s tally stick</source>
        <translation>{name}’s tally stick</translation>
    </message>
    <message>
        <source>Shave every notch off {name}'s stick? They cannot be cut again.</source>
        <translation>Shave every notch off {name}’s stick? They cannot be cut again.</translation>
    </message>
    <message>
        <source>No notch yet: the cat has the stick. Play a game to its end, and it will be cut.</source>
        <translation>Not a notch yet: the cat is asleep on the stick. Play a game to its end, and the carving begins.</translation>
    </message>
    <message>
        <source>The cat is asleep on the book: the results cannot be read or written.</source>
        <translation>The cat is asleep on the stick: the results cannot be read or written.</translation>
    </message>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row at best</source>
        <translation>
            <numerusform>%n in a row at best</numerusform>
            <numerusform>%n in a row at best</numerusform>
        </translation>
    </message>
    <message>
        <source>the last {number} are shown</source>
        <translation>the last {number} are shown</translation>
    </message>
    <message>
        <source>A notch for every game; a deep red one for a game that was won.</source>
        <translation>A notch for every game; a deep red one for a game that was won.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>{coins} won in all</source>
        <translation>{coins} won in all</translation>
    </message>
    <message>
        <source>{coins} lost in all</source>
        <translation>{coins} lost in all</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>how a day is written, in Qt's letters</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>most on {day}: {coins}</source>
        <translation>most on {day}: {coins}</translation>
    </message>
    <message>
        <source>The last evenings: coins won, or empty rings for coins lost.</source>
        <translation>The last evenings: coins won, or empty rings for coins lost.</translation>
    </message>
    <message>
        <source>A coin here is {coins}.</source>
        <translation>A coin here is {coins}.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Evenings</translation>
    </message>
    <message numerus="yes">
        <source>%n arrests</source>
        <translation>
            <numerusform>%n arrest</numerusform>
            <numerusform>%n arrests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped by others %n times</source>
        <translation>
            <numerusform>stopped by others once</numerusform>
            <numerusform>stopped by others %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrests</source>
        <translation>Arrests</translation>
    </message>
    <message>
        <source>{part} of {whole} won</source>
        <translation>{part} of {whole} won</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Deals of trick games</source>
        <translation>Deals of trick games</translation>
    </message>
    <message>
        <source>Ten skittles for all of them: as many stand as came through.</source>
        <translation>Ten skittles for all of them: as many stand as went well.</translation>
    </message>
    <message>
        <source>And besides</source>
        <translation>And besides</translation>
    </message>
    <message>
        <source>won without losing a token</source>
        <translation>won without losing a token</translation>
    </message>
    <message>
        <source>changed with the pack, as the dealer</source>
        <translation>changed with the pack, as the dealer</translation>
    </message>
    <message>
        <source>came back into the game</source>
        <translation>came back into the game</translation>
    </message>
    <message>
        <source>survived as the matador, of {all}</source>
        <translation>survived as the matador, of {all}</translation>
    </message>
    <message>
        <source>bets won, of {all}</source>
        <translation>bets won, of {all}</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>tricks taken</translation>
    </message>
    <message>
        <source>tokens at trick games, won less paid</source>
        <translation>tokens at trick games, won less paid</translation>
    </message>
    <message>
        <source>won as the bidder, of {all}</source>
        <translation>won as the bidder, of {all}</translation>
    </message>
    <message>
        <source>won as the partner called, of {all}</source>
        <translation>won as the partner called, of {all}</translation>
    </message>
    <message>
        <source>{part} of {whole} survived without a loss</source>
        <translation>{part} of {whole} survived without a loss</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Deal {number} of {deals}</translation>
    </message>
    <message>
        <source>Deal {number}, first to {target}</source>
        <translation>Deal {number}, first to {target}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passes</translation>
    </message>
    <message>
        <source>Equal: counted again by their ones, {points} in all</source>
        <translation>Equal: counted again by their ones, {points} in all</translation>
    </message>
    <message>
        <source>{points} points in all; who has more wins</source>
        <translation>{points} points in all; the side with more of them wins</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>advised</source>
        <translation>advised</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Advice</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>What would you do?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Take my last choice back</source>
        <translation>Take my last choice back</translation>
    </message>
    <message>
        <source>There is nothing to advise now.</source>
        <translation>There is nothing to advise now.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>There is nothing to take back.</translation>
    </message>
    <message>
        <source>The game is over: nothing can be taken back any more.</source>
        <translation>The game is over: nothing can be taken back any more.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen another card since.</source>
        <translation>That stands: {who} has seen another card since.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen a card of the pack since.</source>
        <translation>That stands: {who} has seen a card of the pack since.</translation>
    </message>
    <message>
        <source>That stands: {name} has looked at the table since.</source>
        <translation>That stands: {name} has looked at the table since.</translation>
    </message>
    <message>
        <source>What is only shown here cannot be taken back.</source>
        <translation>What is only shown here cannot be taken back.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen the card of {name} since.</source>
        <translation>That stands: {who} has seen the card of {name} since.</translation>
    </message>
    <message>
        <source>That stands: you have seen the card of {name} since.</source>
        <translation>That stands: you have seen the card of {name} since.</translation>
    </message>
    <message>
        <source>That stands: you have seen another card since.</source>
        <translation>That stands: you have seen another card since.</translation>
    </message>
    <message>
        <source>That stands: you have seen a card of the pack since.</source>
        <translation>That stands: you have seen a card of the pack since.</translation>
    </message>
    <message>
        <source>Taken back: the last choice of {name}.</source>
        <translation>Taken back: the last choice of {name}.</translation>
    </message>
    <message>
        <source>That stands: {name} has answered since.</source>
        <translation>That stands: {name} has answered since.</translation>
    </message>
    <message>
        <source>That stands: {name} has had a turn since.</source>
        <translation>That stands: {name} has had a turn since.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>{number} is copied.</source>
        <translation>{number} is copied.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>The deals of this game</translation>
    </message>
    <message>
        <source>Every deal follows from its number: the same number, typed in when a game is laid for as many players, brings the same cards. While a deal is being played its number is not told, for it would tell every card. What is played by its number does not count in the statistics.</source>
        <translation>Every deal follows from its number: the same number, typed in when a game is laid for as many players, brings the same cards. While a deal is being played its number is not told, for it would tell every card. What is played by its number does not count in the statistics.</translation>
    </message>
    <message>
        <source>No deal of this game is over yet.</source>
        <translation>No deal of this game is over yet.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Deal {number}</translation>
    </message>
    <message>
        <source>without a number</source>
        <translation>without a number</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>{deal}: copy the number</source>
        <translation>{deal}: copy the number</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>{deal}: play it again</source>
        <translation>{deal}: play it again</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>The number of a deal has digits only, such as 482 913 074.</source>
        <translation>The number of a deal has digits only, such as 482 913 074.</translation>
    </message>
    <message>
        <source>The number of a deal has nine digits at most.</source>
        <translation>The number of a deal has nine digits at most.</translation>
    </message>
    <message>
        <source>Number of the first deal</source>
        <translation>Number of the first deal</translation>
    </message>
    <message>
        <source>Left empty, chance deals. The game menu tells the numbers of the deals that are over.</source>
        <translation>Left empty, chance deals. The game menu tells the numbers of the deals that are over.</translation>
    </message>
</context>
</TS>
