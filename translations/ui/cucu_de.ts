<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>The card table for Cucù and its family, against bots or with others at one screen.</source>
        <translation>Der Kartentisch für Cucù und seine Verwandten, gegen Computerspieler oder mit anderen an einem Bildschirm.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: use it, study it, change it, pass it on. There is no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später: benutzen, studieren, ändern, weitergeben. Ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>Rules after Nicolino Farina, “Cucù, Antico Gioco di Carte”. Types: IM FELL by Igino Marini, EB Garamond.</source>
        <translation>Regeln nach Nicolino Farina, „Cucù, Antico Gioco di Carte“. Schriften: IM FELL von Igino Marini, EB Garamond.</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Gut</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>taken by {name}</source>
        <translation>Stich für {name}</translation>
    </message>
    <message>
        <source>{card}, may be called</source>
        <translation>{card}, kann gerufen werden</translation>
    </message>
    <message>
        <source>{card}, may be laid away</source>
        <translation>{card}, kann abgelegt werden</translation>
    </message>
    <message>
        <source>is the partner of {name}</source>
        <translation>spielt mit {name} zusammen</translation>
    </message>
    <message>
        <source>{card}, may be played</source>
        <translation>{card}, spielbar</translation>
    </message>
    <message>
        <source>The trick: {cards}</source>
        <translation>Der Stich: {cards}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>The last trick: {cards}</source>
        <translation>Der letzte Stich: {cards}</translation>
    </message>
    <message>
        <source>Turned up: {card}. Its twin, if it is in play, is the trump card.</source>
        <translation>Aufgedeckt: {card}. Die gleiche Karte ist die Trumpfkarte, falls sie im Spiel ist.</translation>
    </message>
    <message>
        <source>score: {number}</source>
        <translation>Stand: {number}</translation>
    </message>
    <message>
        <source>lies open: {cards}</source>
        <translation>liegt offen: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {words} ({meaning})</source>
        <translation>{name}: {words} ({meaning})</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>{name}, your seat</source>
        <translation>{name}, dein Platz</translation>
    </message>
    <message>
        <source>Your card: {card}</source>
        <translation>Deine Karte: {card}</translation>
    </message>
    <message>
        <source>The pool: {coins}</source>
        <translation>Der Topf: {coins}</translation>
    </message>
    <message numerus="yes">
        <source>The pack: %n cards left</source>
        <translation>
            <numerusform>Der Stapel: noch %n Karte</numerusform>
            <numerusform>Der Stapel: noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>is to decide</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>ist draußen</translation>
    </message>
    <message>
        <source>has not paid yet</source>
        <translation>hat noch nie gezahlt</translation>
    </message>
    <message>
        <source>is the matador</source>
        <translation>ist der Matador</translation>
    </message>
    <message>
        <source>plays out the tie</source>
        <translation>spielt das Stechen mit</translation>
    </message>
    <message>
        <source>bets {bet}</source>
        <translation>wettet {bet}</translation>
    </message>
    <message>
        <source>offers {offer}</source>
        <translation>bietet {offer}</translation>
    </message>
    <message>
        <source>has promised {name} {percent} of the winnings</source>
        <translation>hat {name} {percent} des Gewinns versprochen</translation>
    </message>
    <message>
        <source>in the pot: {chips}</source>
        <translation>in der Schale: {chips}</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>shows {card}</source>
        <translation>zeigt: {card}</translation>
    </message>
    <message>
        <source>has called {card}</source>
        <translation>hat {card} gerufen</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>a card of this hand is due</source>
        <translation>aus dieser Hand ist eine Karte dran</translation>
    </message>
    <message>
        <source>{card}, the trump card</source>
        <translation>{card}, die Trumpfkarte</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>The account</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>Close the account</source>
        <translation>Den Bericht schließen</translation>
    </message>
    <message>
        <source>What has happened in this deal</source>
        <translation>Was in dieser Runde geschehen ist</translation>
    </message>
    <message>
        <source>{key}: why what happened last has happened</source>
        <translation>{key}: warum das Letzte geschehen ist</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>How the deals before ended</source>
        <translation>Wie die Runden davor ausgegangen sind</translation>
    </message>
    <message>
        <source>Rules: {section}</source>
        <translation>Regeln: {section}</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>Gib an {name} weiter</translation>
    </message>
    <message>
        <source>Only {name} should see the screen now.</source>
        <translation>Jetzt darf nur {name} auf den Bildschirm schauen.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{names} takes the pool</source>
        <translation>{names} bekommt den Topf</translation>
    </message>
    <message>
        <source>put in</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>took out</source>
        <translation>bekommen</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>spielt weiter</translation>
    </message>
    <message>
        <source>{name} plays on</source>
        <translation>{name} spielt weiter</translation>
    </message>
    <message>
        <source>The winner deals the next game.</source>
        <translation>Wer gewonnen hat, gibt im nächsten Spiel.</translation>
    </message>
    <message>
        <source>The winner deals the next game. Whoever joins, or looked on, sits down at the left.</source>
        <translation>Wer gewonnen hat, gibt im nächsten Spiel. Wer dazukommt oder zugeschaut hat, setzt sich links daneben.</translation>
    </message>
    <message>
        <source>Get up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Noch ein Spiel</translation>
    </message>
    <message>
        <source>{names} divide the pool</source>
        <translation>{names} teilen sich den Topf</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>wie abgemacht</translation>
    </message>
    <message>
        <source>for having paid in</source>
        <translation>fürs Mitzahlen</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} at this game so far: {games}, {won}, {coins}</source>
        <translation>{name} bei diesem Spiel bisher: {games}, {won}, {coins}</translation>
    </message>
    <message>
        <source>{names} is the last one left</source>
        <translation>{names} bleibt zuletzt übrig</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>gezahlt</translation>
    </message>
    <message>
        <source>got</source>
        <translation>bekommen</translation>
    </message>
    <message>
        <source>The winner is the first matador of the next game. Whoever joins sits down at the left.</source>
        <translation>Im nächsten Spiel ist der Sieger der erste Matador. Wer dazukommt, setzt sich zu seiner Linken.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>gewonnene Runden</translation>
    </message>
    <message>
        <source>All equal: nobody has lost</source>
        <translation>Gleichstand: Niemand hat verloren</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} gewinnen</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gewinnt</translation>
    </message>
    <message>
        <source>{name} at this game so far: {games}, {won}</source>
        <translation>{name} bei diesem Spiel bisher: {games}, {won}</translation>
    </message>
    <message>
        <source>Play a deal again</source>
        <translation>Eine Runde noch einmal</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Choose a game</source>
        <translation>Such dir ein Spiel aus</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low}–{high} Spieler</translation>
    </message>
    <message>
        <source>forty Cucù cards</source>
        <translation>40 Cucù-Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Lay the table</source>
        <translation>Tisch decken</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 Karten</translation>
    </message>
    <message>
        <source>forty Italian cards</source>
        <translation>40 italienische Karten</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Show me how</source>
        <translation>Zeig’s mir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>First everybody draws a card: whoever has the highest deals, and the others sit down in order.</source>
        <translation>Zuerst zieht jeder eine Karte: Wer die höchste hat, gibt, und die anderen setzen sich der Reihe nach.</translation>
    </message>
    <message>
        <source>I know enough</source>
        <translation>Ich kann’s schon</translation>
    </message>
    <message>
        <source>You hold {card}. Nobody else sees it.</source>
        <translation>Deine Karte ist {card}. Niemand sonst sieht sie.</translation>
    </message>
    <message>
        <source>That is good enough: say “Sto” and keep it.</source>
        <translation>Die ist gut genug: Sag „Sto“ und behalte sie.</translation>
    </message>
    <message>
        <source>That is low, and the lowest card pays. Say “Passo”: {name} has to give you another for it, unless it is one of the five highest.</source>
        <translation>Die ist niedrig, und die niedrigste Karte zahlt. Sag „Passo“: {name} muss dir die eigene dafür geben, außer es ist eine der fünf hohen.</translation>
    </message>
    <message>
        <source>That is low. You deal, so you may take the next card of the pack for it.</source>
        <translation>Die ist niedrig. Du gibst, also darfst du sie gegen die nächste Karte vom Stapel tauschen.</translation>
    </message>
    <message>
        <source>The two cards have crossed. {name} knows what you gave away, and may pass it on in turn: so one bad card wanders round the table, until somebody keeps it.</source>
        <translation>Die beiden Karten haben die Plätze getauscht. {name} weiß, welche du hergegeben hast, und darf sie selbst weitergeben: So wandert eine schlechte Karte um den Tisch, bis jemand sie behält.</translation>
    </message>
    <message>
        <source>That is an arrest: the five highest cards are not given away.</source>
        <translation>So etwas heißt „arresto“: Die fünf höchsten Karten gibt man nicht her.</translation>
    </message>
    <message>
        <source>All cards are turned up. The lowest loses a token: this time {names}.</source>
        <translation>Alle Karten werden aufgedeckt. Die niedrigste verliert einen Stein: diesmal {names}.</translation>
    </message>
    <message>
        <source>All cards are turned up. This time nobody pays.</source>
        <translation>Alle Karten werden aufgedeckt. Diesmal zahlt niemand.</translation>
    </message>
    <message>
        <source>So it goes on. Without a token one is out; whoever is left takes the pool. The inn, the cat, the horse, the hunter and the cuckoo you will meet. Now sit down and play!</source>
        <translation>So geht es weiter. Ohne Stein ist man draußen; wer übrig bleibt, bekommt den Topf. Wirtshaus, Katze, Pferd, Jäger und Kuckuck lernst du noch kennen. Jetzt setz dich und spiel!</translation>
    </message>
    <message>
        <source>Everybody has put five coins into the dish and has three tokens, the red skittles. Everybody gets one card. On your turn you keep it, or ask the next player to change with you. Play goes round as the arrows on the cloth show.</source>
        <translation>Jeder hat fünf Münzen in den Topf gelegt und drei Steine bekommen, die roten Kegel. Jeder bekommt eine Karte. Wenn du dran bist, behältst du sie, oder du willst mit dem Nächsten tauschen. Herum geht es, wie die Pfeile auf dem Tuch zeigen.</translation>
    </message>
    <message>
        <source>Watch what the others do.</source>
        <translation>Schau, was die anderen tun.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>S&amp;ounds</source>
        <translation>T&amp;öne</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>Lampenlicht</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Go on with a match</source>
        <translation>Eine Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Table talk</source>
        <translation>&amp;Reden</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Vom Tisch &amp;aufstehen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Running &amp;account</source>
        <translation>&amp;Bericht</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Show me how</source>
        <translation>&amp;Zeig’s mir</translation>
    </message>
    <message>
        <source>&amp;About Cucù</source>
        <translation>&amp;Über Cucù</translation>
    </message>
    <message>
        <source>&amp;Words of the table</source>
        <translation>&amp;Wie man am Tisch spricht</translation>
    </message>
    <message>
        <source>&amp;Deals worth seeing</source>
        <translation>Se&amp;henswerte Runden</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>&amp;What would you do?</source>
        <translation>&amp;Was tätest du?</translation>
    </message>
    <message>
        <source>Take my last choice &amp;back</source>
        <translation>Meine letzte Entscheidung &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Deals by numbe&amp;r</source>
        <translation>Runden &amp;und ihre Nummern</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Fine</source>
        <translation>Gut</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Cover my card</source>
        <translation>Meine Karte zudecken</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Zum Ende springen</translation>
    </message>
    <message>
        <source>{name}, this is your new card.</source>
        <translation>{name}, das ist deine neue Karte.</translation>
    </message>
    <message>
        <source>Play the rest at once</source>
        <translation>Den Rest gleich ausspielen</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The saved match “{name}” is damaged and cannot be continued. It stays where it is.</source>
        <translation>Die gespeicherte Partie „{name}“ ist beschädigt und lässt sich nicht fortsetzen. Sie bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>“{name}” lies among the saved matches but is none. It stays where it is.</source>
        <translation>„{name}“ liegt bei den gespeicherten Partien, ist aber keine. Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>The saved match “{name}” was written by a newer version of this program. It stays where it is.</source>
        <translation>Die gespeicherte Partie „{name}“ stammt von einer neueren Version des Programms. Sie bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>The saved match “{name}” cannot be opened. It stays where it is.</source>
        <translation>Die gespeicherte Partie „{name}“ lässt sich nicht öffnen. Sie bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>This match cannot be saved: the disk is full or may not be written to. You can play on.</source>
        <translation>Diese Partie lässt sich nicht speichern: Der Datenträger ist voll oder schreibgeschützt. Weiterspielen geht trotzdem.</translation>
    </message>
    <message>
        <source>This match is being played in another window.</source>
        <translation>Diese Partie wird in einem anderen Fenster gespielt.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: their folder may not be written to. You can play on.</source>
        <translation>Deine Einstellungen lassen sich nicht speichern: Ihr Ordner ist schreibgeschützt. Weiterspielen geht trotzdem.</translation>
    </message>
    <message>
        <source>The result of this game could not be kept.</source>
        <translation>Das Ergebnis dieses Spiels ließ sich nicht festhalten.</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Go on with a match</source>
        <translation>Eine Partie fortsetzen</translation>
    </message>
    <message>
        <source>No match was left unfinished.</source>
        <translation>Es wartet keine angefangene Partie.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>game {game}, deal {deal}</source>
        <translation>Spiel {game}, Runde {deal}</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Add somebody here</source>
        <translation>Person an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Computerspieler dazu</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Gesicht {number}</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Gesicht</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Away from the table</source>
        <translation>Weg vom Tisch</translation>
    </message>
    <message>
        <source>“{name}” is too long for the ribbon: sixteen letters at most.</source>
        <translation>„{name}“ ist zu lang für das Band: höchstens sechzehn Buchstaben.</translation>
    </message>
    <message>
        <source>Who looks on, and may pay for a return</source>
        <translation>Wer zuschaut und eine Rückkehr mitbezahlen darf</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>An den Tisch</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie gespielt wird</translation>
    </message>
    <message>
        <source>By our own rules</source>
        <translation>Nach eigenen Regeln</translation>
    </message>
    <message>
        <source>In line {line} the name is missing.</source>
        <translation>In Zeile {line} fehlt der Name.</translation>
    </message>
    <message>
        <source>There are two called {name}. Write another name in line {line}.</source>
        <translation>Zwei heißen {name}. Schreib in Zeile {line} einen anderen Namen.</translation>
    </message>
    <message>
        <source> at the table</source>
        <translation> am Tisch</translation>
    </message>
    <message>
        <source>Draw for partners</source>
        <translation>Partner auslosen</translation>
    </message>
    <message>
        <source>Otherwise the first and the third on the list play together.</source>
        <translation>Sonst spielen die oberste und die dritte Zeile zusammen.</translation>
    </message>
    <message>
        <source>{one} plays with {three}, {two} with the dummy.</source>
        <translation>{one} spielt mit {three}, {two} mit dem Strohmann.</translation>
    </message>
    <message>
        <source>{one} plays with {three}, {two} with {four}.</source>
        <translation>{one} spielt mit {three}, {two} mit {four}.</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Wie viele mitspielen</translation>
    </message>
    <message>
        <source>It takes at least {number} to play.</source>
        <translation>Zum Spielen braucht es mindestens {number}.</translation>
    </message>
    <message>
        <source>No more than {number} can play by these rules.</source>
        <translation>Nach diesen Regeln können höchstens {number} mitspielen.</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Merken als …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>A name for these rules</source>
        <translation>Ein Name für diese Regeln</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Doch nicht</translation>
    </message>
    <message>
        <source>These rules need a name.</source>
        <translation>Diese Regeln brauchen einen Namen.</translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Regeln namens „{name}“ gibt es schon.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A colour for each of the four suits</source>
        <translation>Jede Spielkartenfarbe in eigener Farbe</translation>
    </message>
    <message>
        <source>Cucù cards with red backs, cuckoos on them</source>
        <translation>Cucù-Karten mit roter Rückseite, Kuckucke darauf</translation>
    </message>
    <message>
        <source>Calls are spoken, if the system has a voice</source>
        <translation>Rufe werden gesprochen, wenn das System eine Stimme hat</translation>
    </message>
    <message>
        <source>Nothing on this system can speak, so calls stay silent. On Linux Speech Dispatcher is what speaks.</source>
        <translation>Auf diesem System kann nichts sprechen, darum bleiben Rufe stumm. Unter Linux spricht Speech Dispatcher.</translation>
    </message>
    <message>
        <source>This system has no voice for the language of the window, so calls stay silent.</source>
        <translation>Dieses System hat keine Stimme für die Sprache des Fensters, darum bleiben Rufe stumm.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>Alles bewegt sich</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <translation>So wenig wie möglich</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>The others may chat</source>
        <translation>Die anderen dürfen reden</translation>
    </message>
    <message>
        <source>Running account beside the table</source>
        <translation>Bericht neben dem Tisch</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Zu hören</translation>
    </message>
    <message>
        <source>To see and read</source>
        <translation>Zu sehen und zu lesen</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Guest</source>
        <comment>a name for a person who has not given one</comment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gleich spielen</translation>
    </message>
    <message>
        <source>Cucù of Campli, with five others</source>
        <translation>Cucù aus Campli, mit fünf anderen</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Such dir ein Spiel aus</translation>
    </message>
    <message>
        <source>who plays, and by which rules</source>
        <translation>wer mitspielt und nach welchen Regeln</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Zeig’s mir</translation>
    </message>
    <message>
        <source>two deals, with somebody at your side</source>
        <translation>zwei Runden, mit jemandem an deiner Seite</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n others</source>
        <translation>
            <numerusform>{names} und noch jemand</numerusform>
            <numerusform>{names} und %n andere</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <source>Deals worth seeing</source>
        <translation>Sehenswerte Runden</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Where would you like to sit?</source>
        <translation>Wo möchtest du sitzen?</translation>
    </message>
    <message>
        <source>{name}, who deals</source>
        <translation>{name} (gibt)</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} ist draußen</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>Wie es erzählt wird</translation>
    </message>
    <message>
        <source>How it came out here</source>
        <translation>Wie es hier ausging</translation>
    </message>
    <message>
        <source>Nobody has lost anything.</source>
        <translation>Niemand hat etwas verloren.</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>{name} is a dummy</source>
        <translation>{name} ist ein Strohmann</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Whose page</source>
        <translation>Wessen Seite</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <translation>Neu anfangen …</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lass es</translation>
    </message>
    <message>
        <source>Shave it off</source>
        <translation>Abhobeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The tally stick</source>
        <translation>Das Kerbholz</translation>
    </message>
    <message>
        <source>{name}'s tally stick</source>
        <translation>Was {name} auf dem Kerbholz hat</translation>
    </message>
    <message>
        <source>Shave every notch off {name}'s stick? They cannot be cut again.</source>
        <translation>Alles abhobeln, was {name} auf dem Kerbholz hat? Die Kerben kommen nicht wieder.</translation>
    </message>
    <message>
        <source>No notch yet: the cat has the stick. Play a game to its end, and it will be cut.</source>
        <translation>Noch keine Kerbe: Auf dem Holz schläft die Katze. Bring ein Spiel zu Ende, dann wird geschnitzt.</translation>
    </message>
    <message>
        <source>The cat is asleep on the book: the results cannot be read or written.</source>
        <translation>Auf dem Kerbholz schläft die Katze: Die Ergebnisse lassen sich nicht lesen oder schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n Spiel gespielt</numerusform>
            <numerusform>%n Spiele gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row at best</source>
        <translation>
            <numerusform>bis zu %n nacheinander</numerusform>
            <numerusform>bis zu %n nacheinander</numerusform>
        </translation>
    </message>
    <message>
        <source>the last {number} are shown</source>
        <translation>die letzten {number} sind zu sehen</translation>
    </message>
    <message>
        <source>A notch for every game; a deep red one for a game that was won.</source>
        <translation>Eine Kerbe für jedes Spiel; eine tiefe rote für ein gewonnenes.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>{coins} won in all</source>
        <translation>im Ganzen {coins} gewonnen</translation>
    </message>
    <message>
        <source>{coins} lost in all</source>
        <translation>im Ganzen {coins} verloren</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>how a day is written, in Qt's letters</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>most on {day}: {coins}</source>
        <translation>bester Abend am {day}: {coins}</translation>
    </message>
    <message>
        <source>The last evenings: coins won, or empty rings for coins lost.</source>
        <translation>Die letzten Abende: gewonnene Münzen, oder leere Ringe für verlorene.</translation>
    </message>
    <message>
        <source>A coin here is {coins}.</source>
        <translation>Eine Münze hier sind {coins}.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message numerus="yes">
        <source>%n arrests</source>
        <translation>
            <numerusform>%n Mal andere aufgehalten</numerusform>
            <numerusform>%n Mal andere aufgehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped by others %n times</source>
        <translation>
            <numerusform>%n Mal selbst aufgehalten</numerusform>
            <numerusform>%n Mal selbst aufgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrests</source>
        <translation>Aufgehalten</translation>
    </message>
    <message>
        <source>{part} of {whole} won</source>
        <translation>{part} von {whole} gewonnen</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Deals of trick games</source>
        <translation>Runden bei Stichspielen</translation>
    </message>
    <message>
        <source>Ten skittles for all of them: as many stand as came through.</source>
        <translation>Zehn Kegel für alle zusammen: Es stehen so viele, wie gut gegangen sind.</translation>
    </message>
    <message>
        <source>And besides</source>
        <translation>Und außerdem</translation>
    </message>
    <message>
        <source>won without losing a token</source>
        <translation>gewonnen, ohne einen Stein zu verlieren</translation>
    </message>
    <message>
        <source>changed with the pack, as the dealer</source>
        <translation>als Geber mit dem Stapel getauscht</translation>
    </message>
    <message>
        <source>came back into the game</source>
        <translation>zurück ins Spiel gekommen</translation>
    </message>
    <message>
        <source>survived as the matador, of {all}</source>
        <translation>als Matador überlebt, von {all}</translation>
    </message>
    <message>
        <source>bets won, of {all}</source>
        <translation>gewonnene Wetten, von {all}</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>gemachte Stiche</translation>
    </message>
    <message>
        <source>tokens at trick games, won less paid</source>
        <translation>Marken bei Stichspielen, gewonnene weniger bezahlte</translation>
    </message>
    <message>
        <source>won as the bidder, of {all}</source>
        <translation>als Bieter gewonnen, von {all}</translation>
    </message>
    <message>
        <source>won as the partner called, of {all}</source>
        <translation>als Partner gewonnen, von {all}</translation>
    </message>
    <message>
        <source>{part} of {whole} survived without a loss</source>
        <translation>{part} von {whole} ohne Verlust überstanden</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Runde {number} von {deals}</translation>
    </message>
    <message>
        <source>Deal {number}, first to {target}</source>
        <translation>Runde {number}, Spiel bis {target}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>Equal: counted again by their ones, {points} in all</source>
        <translation>Gleichstand: nachgezählt nach Einern, {points} insgesamt</translation>
    </message>
    <message>
        <source>{points} points in all; who has more wins</source>
        <translation>{points} Punkte insgesamt; wer mehr hat, gewinnt</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>advised</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was tätest du?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take my last choice back</source>
        <translation>Meine letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>There is nothing to advise now.</source>
        <translation>Gerade gibt es nichts zu raten.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The game is over: nothing can be taken back any more.</source>
        <translation>Das Spiel ist aus: Zurücknehmen geht nicht mehr.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen another card since.</source>
        <translation>Das gilt: {who} hat inzwischen eine andere Karte gesehen.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen a card of the pack since.</source>
        <translation>Das gilt: {who} hat inzwischen eine Karte vom Stapel gesehen.</translation>
    </message>
    <message>
        <source>That stands: {name} has looked at the table since.</source>
        <translation>Das gilt: {name} hat inzwischen auf den Tisch geschaut.</translation>
    </message>
    <message>
        <source>What is only shown here cannot be taken back.</source>
        <translation>Was hier nur gezeigt wird, lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen the card of {name} since.</source>
        <translation>Das gilt: {who} hat inzwischen die Karte von {name} gesehen.</translation>
    </message>
    <message>
        <source>That stands: you have seen the card of {name} since.</source>
        <translation>Das gilt: Du hast inzwischen die Karte von {name} gesehen.</translation>
    </message>
    <message>
        <source>That stands: you have seen another card since.</source>
        <translation>Das gilt: Du hast inzwischen eine andere Karte gesehen.</translation>
    </message>
    <message>
        <source>That stands: you have seen a card of the pack since.</source>
        <translation>Das gilt: Du hast inzwischen eine Karte vom Stapel gesehen.</translation>
    </message>
    <message>
        <source>Taken back: the last choice of {name}.</source>
        <translation>Zurückgenommen: die letzte Entscheidung von {name}.</translation>
    </message>
    <message>
        <source>That stands: {name} has answered since.</source>
        <translation>Das gilt: {name} hat inzwischen geantwortet.</translation>
    </message>
    <message>
        <source>That stands: {name} has had a turn since.</source>
        <translation>Das gilt: {name} war inzwischen an der Reihe.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>{number} is copied.</source>
        <translation>{number} ist kopiert.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Die Runden dieses Spiels</translation>
    </message>
    <message>
        <source>Every deal follows from its number: the same number, typed in when a game is laid for as many players, brings the same cards. While a deal is being played its number is not told, for it would tell every card. What is played by its number does not count in the statistics.</source>
        <translation>Jede Runde folgt aus ihrer Nummer: Dieselbe Nummer, beim Decken des Tisches für gleich viele Spieler eingetippt, bringt dieselben Karten. Solange eine Runde gespielt wird, bleibt ihre Nummer geheim, denn sie verriete jede Karte. Was nach Nummer gespielt wird, zählt nicht für die Statistik.</translation>
    </message>
    <message>
        <source>No deal of this game is over yet.</source>
        <translation>Noch ist keine Runde dieses Spiels vorbei.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>without a number</source>
        <translation>ohne Nummer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>{deal}: copy the number</source>
        <translation>{deal}: Nummer kopieren</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>{deal}: play it again</source>
        <translation>{deal}: noch einmal spielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The number of a deal has digits only, such as 482 913 074.</source>
        <translation>Die Nummer einer Runde besteht nur aus Ziffern, etwa 482 913 074.</translation>
    </message>
    <message>
        <source>The number of a deal has nine digits at most.</source>
        <translation>Die Nummer einer Runde hat höchstens neun Ziffern.</translation>
    </message>
    <message>
        <source>Number of the first deal</source>
        <translation>Nummer der ersten Runde</translation>
    </message>
    <message>
        <source>Left empty, chance deals. The game menu tells the numbers of the deals that are over.</source>
        <translation>Bleibt das Feld leer, teilt der Zufall aus. Das Spielmenü verrät die Nummern der Runden, die vorbei sind.</translation>
    </message>
</context>
</TS>
