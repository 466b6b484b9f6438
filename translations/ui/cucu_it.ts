<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Version {number}</source>
        <translation>Versione {number}</translation>
    </message>
    <message>
        <source>The card table for Cucù and its family, against bots or with others at one screen.</source>
        <translation>Il tavolo da gioco per il Cucù e la sua famiglia, contro i giocatori del computer o con altri allo stesso schermo.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: use it, study it, change it, pass it on. There is no warranty.</source>
        <translation>Software libero sotto la GNU General Public License, versione 3 o successiva: usalo, studialo, cambialo, passalo ad altri. Senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Rules after Nicolino Farina, “Cucù, Antico Gioco di Carte”. Types: IM FELL by Igino Marini, EB Garamond.</source>
        <translation>Regole da Nicolino Farina, «Cucù, Antico Gioco di Carte». Caratteri: IM FELL di Igino Marini, EB Garamond.</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Va bene</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>taken by {name}</source>
        <translation>presa di {name}</translation>
    </message>
    <message>
        <source>{card}, may be called</source>
        <translation>{card}, si può chiamare</translation>
    </message>
    <message>
        <source>{card}, may be laid away</source>
        <translation>{card}, si può scartare</translation>
    </message>
    <message>
        <source>is the partner of {name}</source>
        <translation>gioca con {name}</translation>
    </message>
    <message>
        <source>{card}, may be played</source>
        <translation>{card}, si può giocare</translation>
    </message>
    <message>
        <source>The trick: {cards}</source>
        <translation>La presa: {cards}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ancora niente</translation>
    </message>
    <message>
        <source>The last trick: {cards}</source>
        <translation>L’ultima presa: {cards}</translation>
    </message>
    <message>
        <source>Turned up: {card}. Its twin, if it is in play, is the trump card.</source>
        <translation>Scoperta: {card}. La gemella, se è in gioco, è la carta di trionfo.</translation>
    </message>
    <message>
        <source>score: {number}</source>
        <translation>punteggio: {number}</translation>
    </message>
    <message>
        <source>lies open: {cards}</source>
        <translation>carte scoperte: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n presa</numerusform>
            <numerusform>%n prese</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {words} ({meaning})</source>
        <translation>{name}: {words} ({meaning})</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>{name}, your seat</source>
        <translation>{name}, il tuo posto</translation>
    </message>
    <message>
        <source>Your card: {card}</source>
        <translation>La tua carta: {card}</translation>
    </message>
    <message>
        <source>The pool: {coins}</source>
        <translation>Il piatto: {coins}</translation>
    </message>
    <message numerus="yes">
        <source>The pack: %n cards left</source>
        <translation>
            <numerusform>Il mazzo: resta %n carta</numerusform>
            <numerusform>Il mazzo: restano %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>Dà le carte {name}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>dà le carte</translation>
    </message>
    <message>
        <source>is to decide</source>
        <translation>deve decidere</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>è fuori</translation>
    </message>
    <message>
        <source>has not paid yet</source>
        <translation>non ha mai pagato</translation>
    </message>
    <message>
        <source>is the matador</source>
        <translation>è il matador</translation>
    </message>
    <message>
        <source>plays out the tie</source>
        <translation>gioca lo spareggio</translation>
    </message>
    <message>
        <source>bets {bet}</source>
        <translation>scommette {bet}</translation>
    </message>
    <message>
        <source>offers {offer}</source>
        <translation>offre {offer}</translation>
    </message>
    <message>
        <source>has promised {name} {percent} of the winnings</source>
        <translation>ha promesso a {name} il {percent} della vincita</translation>
    </message>
    <message>
        <source>in the pot: {chips}</source>
        <translation>nella ciotola: {chips}</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>sta a guardare</translation>
    </message>
    <message>
        <source>shows {card}</source>
        <translation>mostra {card}</translation>
    </message>
    <message>
        <source>has called {card}</source>
        <translation>ha chiamato {card}</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>ha passato</translation>
    </message>
    <message>
        <source>a card of this hand is due</source>
        <translation>tocca a una carta di questa mano</translation>
    </message>
    <message>
        <source>{card}, the trump card</source>
        <translation>{card}, la carta di trionfo</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>The account</source>
        <translation>Il resoconto</translation>
    </message>
    <message>
        <source>Close the account</source>
        <translation>Chiudi il resoconto</translation>
    </message>
    <message>
        <source>What has happened in this deal</source>
        <translation>Che cosa è successo in questa mano</translation>
    </message>
    <message>
        <source>{key}: why what happened last has happened</source>
        <translation>{key}: perché è successa l’ultima cosa</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>How the deals before ended</source>
        <translation>Com’è finita nelle mani di prima</translation>
    </message>
    <message>
        <source>Rules: {section}</source>
        <translation>Regole: {section}</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>Passa lo schermo a {name}</translation>
    </message>
    <message>
        <source>Only {name} should see the screen now.</source>
        <translation>Ora può guardare lo schermo solo {name}.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Sono {name}</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{names} takes the pool</source>
        <translation>Il piatto va a {names}</translation>
    </message>
    <message>
        <source>put in</source>
        <translation>messe</translation>
    </message>
    <message>
        <source>took out</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>plays on</source>
        <translation>gioca ancora</translation>
    </message>
    <message>
        <source>{name} plays on</source>
        <translation>{name} gioca ancora</translation>
    </message>
    <message>
        <source>The winner deals the next game.</source>
        <translation>Chi ha vinto dà le carte nella prossima partita.</translation>
    </message>
    <message>
        <source>The winner deals the next game. Whoever joins, or looked on, sits down at the left.</source>
        <translation>Chi ha vinto dà le carte nella prossima partita. Chi si aggiunge, o stava a guardare, si siede alla sua sinistra.</translation>
    </message>
    <message>
        <source>Get up</source>
        <translation>Mi alzo</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un’altra partita</translation>
    </message>
    <message>
        <source>{names} divide the pool</source>
        <translation>{names} si dividono il piatto</translation>
    </message>
    <message>
        <source>as agreed</source>
        <translation>come d’accordo</translation>
    </message>
    <message>
        <source>for having paid in</source>
        <translation>per aver messo nel rientro</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} at this game so far: {games}, {won}, {coins}</source>
        <translation>{name} a questo gioco finora: {games}, {won}, {coins}</translation>
    </message>
    <message>
        <source>{names} is the last one left</source>
        <translation>{names} resta in gioco per ultimo</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagato</translation>
    </message>
    <message>
        <source>got</source>
        <translation>preso</translation>
    </message>
    <message>
        <source>The winner is the first matador of the next game. Whoever joins sits down at the left.</source>
        <translation>Chi ha vinto fa il primo matador della prossima partita. Chi si aggiunge si siede alla sua sinistra.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>gettoni</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>mani vinte</translation>
    </message>
    <message>
        <source>All equal: nobody has lost</source>
        <translation>Pari: non ha perso nessuno</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Vincono {names}</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>Vince {names}</translation>
    </message>
    <message>
        <source>{name} at this game so far: {games}, {won}</source>
        <translation>{name} a questo gioco finora: {games}, {won}</translation>
    </message>
    <message>
        <source>Play a deal again</source>
        <translation>Rigioca una mano</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Choose a game</source>
        <translation>Scegli un gioco</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low}–{high} giocatori</translation>
    </message>
    <message>
        <source>forty Cucù cards</source>
        <translation>40 carte da Cucù</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Lay the table</source>
        <translation>Apparecchia</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 carte</translation>
    </message>
    <message>
        <source>forty Italian cards</source>
        <translation>40 carte italiane</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} giocatori</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Show me how</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>First everybody draws a card: whoever has the highest deals, and the others sit down in order.</source>
        <translation>Prima ognuno pesca una carta: chi ha la più alta fa il mazziere, gli altri si siedono in ordine.</translation>
    </message>
    <message>
        <source>I know enough</source>
        <translation>So già giocare</translation>
    </message>
    <message>
        <source>You hold {card}. Nobody else sees it.</source>
        <translation>Hai in mano {card}. Non la vede nessun altro.</translation>
    </message>
    <message>
        <source>That is good enough: say “Sto” and keep it.</source>
        <translation>Va bene così: di’ «Sto» e tienila.</translation>
    </message>
    <message>
        <source>That is low, and the lowest card pays. Say “Passo”: {name} has to give you another for it, unless it is one of the five highest.</source>
        <translation>È bassa, e la più bassa paga. Di’ «Passo»: {name} deve darti la sua in cambio, a meno che non sia una delle cinque alte.</translation>
    </message>
    <message>
        <source>That is low. You deal, so you may take the next card of the pack for it.</source>
        <translation>È bassa. Dai tu le carte, perciò puoi cambiarla con la prossima del mazzo.</translation>
    </message>
    <message>
        <source>The two cards have crossed. {name} knows what you gave away, and may pass it on in turn: so one bad card wanders round the table, until somebody keeps it.</source>
        <translation>Le due carte si sono scambiate di posto. {name} sa quale hai dato via, e può passarla a sua volta: così una carta cattiva gira per il tavolo, finché qualcuno se la tiene.</translation>
    </message>
    <message>
        <source>That is an arrest: the five highest cards are not given away.</source>
        <translation>Questo è un arresto: le cinque carte più alte non si danno via.</translation>
    </message>
    <message>
        <source>All cards are turned up. The lowest loses a token: this time {names}.</source>
        <translation>Si scoprono tutte le carte. La più bassa perde un gettone: stavolta {names}.</translation>
    </message>
    <message>
        <source>All cards are turned up. This time nobody pays.</source>
        <translation>Si scoprono tutte le carte. Stavolta non paga nessuno.</translation>
    </message>
    <message>
        <source>So it goes on. Without a token one is out; whoever is left takes the pool. The inn, the cat, the horse, the hunter and the cuckoo you will meet. Now sit down and play!</source>
        <translation>E così si va avanti. Senza gettoni si è fuori; chi resta prende il piatto. La taverna, il gatto, il cavallo, il cacciatore e il Cucù li conoscerai presto. E ora siediti e gioca!</translation>
    </message>
    <message>
        <source>Everybody has put five coins into the dish and has three tokens, the red skittles. Everybody gets one card. On your turn you keep it, or ask the next player to change with you. Play goes round as the arrows on the cloth show.</source>
        <translation>Ognuno ha messo cinque monete nel piatto e ha tre gettoni, i birilli rossi. Ognuno riceve una carta. Quando tocca a te la tieni, o chiedi al prossimo di cambiare. Si gira come mostrano le frecce sul panno.</translation>
    </message>
    <message>
        <source>Watch what the others do.</source>
        <translation>Guarda che cosa fanno gli altri.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>S&amp;ounds</source>
        <translation>Su&amp;oni</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Svelta</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>Lume di lampada</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Luce del giorno</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Go on with a match</source>
        <translation>&amp;Riprendi una partita</translation>
    </message>
    <message>
        <source>&amp;Table talk</source>
        <translation>&amp;Chiacchiere</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Lascia il tavolo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Running &amp;account</source>
        <translation>&amp;Resoconto</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Luce</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>&amp;Grandezza del testo</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regole</translation>
    </message>
    <message>
        <source>&amp;Show me how</source>
        <translation>&amp;Fammi vedere</translation>
    </message>
    <message>
        <source>&amp;About Cucù</source>
        <translation>&amp;Informazioni su Cucù</translation>
    </message>
    <message>
        <source>&amp;Words of the table</source>
        <translation>&amp;Parole del tavolo</translation>
    </message>
    <message>
        <source>&amp;Deals worth seeing</source>
        <translation>Mani da ve&amp;dere</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistiche</translation>
    </message>
    <message>
        <source>&amp;What would you do?</source>
        <translation>&amp;Tu che faresti?</translation>
    </message>
    <message>
        <source>Take my last choice &amp;back</source>
        <translation>Ritira la &amp;mia ultima scelta</translation>
    </message>
    <message>
        <source>Deals by numbe&amp;r</source>
        <translation>Le mani e i loro n&amp;umeri</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Fine</source>
        <translation>Va bene</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Cover my card</source>
        <translation>Copri la mia carta</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Salta alla fine</translation>
    </message>
    <message>
        <source>{name}, this is your new card.</source>
        <translation>{name}, questa è la tua nuova carta.</translation>
    </message>
    <message>
        <source>Play the rest at once</source>
        <translation>Gioca subito il resto</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Sections</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Le regole</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The saved match “{name}” is damaged and cannot be continued. It stays where it is.</source>
        <translation>La partita salvata «{name}» è danneggiata e non si può riprendere. Resta dov’è.</translation>
    </message>
    <message>
        <source>“{name}” lies among the saved matches but is none. It stays where it is.</source>
        <translation>«{name}» si trova fra le partite salvate, ma non è una partita. Resta dov’è.</translation>
    </message>
    <message>
        <source>The saved match “{name}” was written by a newer version of this program. It stays where it is.</source>
        <translation>La partita salvata «{name}» viene da una versione più recente del programma. Resta dov’è.</translation>
    </message>
    <message>
        <source>The saved match “{name}” cannot be opened. It stays where it is.</source>
        <translation>La partita salvata «{name}» non si può aprire. Resta dov’è.</translation>
    </message>
    <message>
        <source>This match cannot be saved: the disk is full or may not be written to. You can play on.</source>
        <translation>Questa partita non si può salvare: il disco è pieno o non ci si può scrivere. Si può giocare lo stesso.</translation>
    </message>
    <message>
        <source>This match is being played in another window.</source>
        <translation>Questa partita è aperta in un’altra finestra.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: their folder may not be written to. You can play on.</source>
        <translation>Le impostazioni non si possono salvare: nella loro cartella non si può scrivere. Si può giocare lo stesso.</translation>
    </message>
    <message>
        <source>The result of this game could not be kept.</source>
        <translation>Il risultato di questa partita non si è potuto conservare.</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Go on with a match</source>
        <translation>Riprendi una partita</translation>
    </message>
    <message>
        <source>No match was left unfinished.</source>
        <translation>Non c’è nessuna partita in sospeso.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>game {game}, deal {deal}</source>
        <translation>partita {game}, mano {deal}</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Add somebody here</source>
        <translation>Qualcuno a questo schermo</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Un giocatore del computer</translation>
    </message>
    <message>
        <source>Face {number}</source>
        <translation>Viso {number}</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>a questo schermo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Viso</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Away from the table</source>
        <translation>Via dal tavolo</translation>
    </message>
    <message>
        <source>“{name}” is too long for the ribbon: sixteen letters at most.</source>
        <translation>«{name}» è troppo lungo per il nastro: al massimo sedici lettere.</translation>
    </message>
    <message>
        <source>Who looks on, and may pay for a return</source>
        <translation>Chi sta a guardare, e può pagare un rientro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>By our own rules</source>
        <translation>Con regole nostre</translation>
    </message>
    <message>
        <source>In line {line} the name is missing.</source>
        <translation>Nella riga {line} manca il nome.</translation>
    </message>
    <message>
        <source>There are two called {name}. Write another name in line {line}.</source>
        <translation>Ce ne sono due che si chiamano {name}. Scrivi un altro nome nella riga {line}.</translation>
    </message>
    <message>
        <source> at the table</source>
        <translation> al tavolo</translation>
    </message>
    <message>
        <source>Draw for partners</source>
        <translation>Sorteggia i compagni</translation>
    </message>
    <message>
        <source>Otherwise the first and the third on the list play together.</source>
        <translation>Altrimenti giocano insieme la prima e la terza riga.</translation>
    </message>
    <message>
        <source>{one} plays with {three}, {two} with the dummy.</source>
        <translation>{one} gioca con {three}, {two} col morto.</translation>
    </message>
    <message>
        <source>{one} plays with {three}, {two} with {four}.</source>
        <translation>{one} gioca con {three}, {two} con {four}.</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Quanti giocano</translation>
    </message>
    <message>
        <source>It takes at least {number} to play.</source>
        <translation>Per giocare bisogna essere almeno in {number}.</translation>
    </message>
    <message>
        <source>No more than {number} can play by these rules.</source>
        <translation>Con queste regole si gioca al massimo in {number}.</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Conserva come…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambia nome…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>A name for these rules</source>
        <translation>Un nome per queste regole</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>These rules need a name.</source>
        <translation>A queste regole serve un nome.</translation>
    </message>
    <message>
        <source>There are rules called “{name}” already.</source>
        <translation>Ci sono già regole che si chiamano «{name}».</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A colour for each of the four suits</source>
        <translation>Un colore per ognuno dei quattro semi</translation>
    </message>
    <message>
        <source>Cucù cards with red backs, cuckoos on them</source>
        <translation>Carte da cucù col dorso rosso, coi cuculi</translation>
    </message>
    <message>
        <source>Calls are spoken, if the system has a voice</source>
        <translation>Le chiamate si sentono, se il sistema ha una voce</translation>
    </message>
    <message>
        <source>Nothing on this system can speak, so calls stay silent. On Linux Speech Dispatcher is what speaks.</source>
        <translation>Su questo sistema non c’è niente che parli: le chiamate restano mute. Su Linux a parlare è Speech Dispatcher.</translation>
    </message>
    <message>
        <source>This system has no voice for the language of the window, so calls stay silent.</source>
        <translation>Questo sistema non ha una voce per la lingua della finestra: le chiamate restano mute.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Silenzio</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Everything moves</source>
        <translation>Tutto si muove</translation>
    </message>
    <message>
        <source>As little as possible</source>
        <translation>Il meno possibile</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Grandezza del testo</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Luce</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>The others may chat</source>
        <translation>Gli altri possono chiacchierare</translation>
    </message>
    <message>
        <source>Running account beside the table</source>
        <translation>Resoconto accanto al tavolo</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Da sentire</translation>
    </message>
    <message>
        <source>To see and read</source>
        <translation>Da vedere e leggere</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Guest</source>
        <comment>a name for a person who has not given one</comment>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Gioca subito</translation>
    </message>
    <message>
        <source>Cucù of Campli, with five others</source>
        <translation>Cucù di Campli, con altri cinque</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Scegli un gioco</translation>
    </message>
    <message>
        <source>who plays, and by which rules</source>
        <translation>chi gioca, e con quali regole</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>two deals, with somebody at your side</source>
        <translation>due mani, con qualcuno al tuo fianco</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n others</source>
        <translation>
            <numerusform>{names} e un altro</numerusform>
            <numerusform>{names} e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <source>Deals worth seeing</source>
        <translation>Mani da vedere</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quale gioco</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Where would you like to sit?</source>
        <translation>Dove vuoi sederti?</translation>
    </message>
    <message>
        <source>{name}, who deals</source>
        <translation>{name}, che fa le carte</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} è fuori</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Basta così</translation>
    </message>
    <message>
        <source>What is told of it</source>
        <translation>Come si racconta</translation>
    </message>
    <message>
        <source>How it came out here</source>
        <translation>Com’è andata qui</translation>
    </message>
    <message>
        <source>Nobody has lost anything.</source>
        <translation>Nessuno ha perso niente.</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Le altre</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>{name} is a dummy</source>
        <translation>{name} è un morto</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Whose page</source>
        <translation>Di chi è la pagina</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quale gioco</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Start afresh…</source>
        <translation>Ricomincia da capo…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia stare</translation>
    </message>
    <message>
        <source>Shave it off</source>
        <translation>Pialla via</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The tally stick</source>
        <translation>La stecca delle tacche</translation>
    </message>
    <message>
        <source>{name}'s tally stick</source>
        <translation>Le tacche di {name}</translation>
    </message>
    <message>
        <source>Shave every notch off {name}'s stick? They cannot be cut again.</source>
        <translation>Piallare via tutte le tacche di {name}? Nessuno potrà rifarle.</translation>
    </message>
    <message>
        <source>No notch yet: the cat has the stick. Play a game to its end, and it will be cut.</source>
        <translation>Ancora nessuna tacca: sulla stecca ci dorme il gatto. Finisci una partita, e si comincia a incidere.</translation>
    </message>
    <message>
        <source>The cat is asleep on the book: the results cannot be read or written.</source>
        <translation>Sulla stecca ci dorme il gatto: i risultati non si possono leggere o scrivere.</translation>
    </message>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n partita giocata</numerusform>
            <numerusform>%n partite giocate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n vinta</numerusform>
            <numerusform>%n vinte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a row at best</source>
        <translation>
            <numerusform>al massimo %n di fila</numerusform>
            <numerusform>al massimo %n di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>the last {number} are shown</source>
        <translation>si vedono le ultime {number}</translation>
    </message>
    <message>
        <source>A notch for every game; a deep red one for a game that was won.</source>
        <translation>Una tacca per ogni partita; profonda e rossa per una vinta.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>{coins} won in all</source>
        <translation>in tutto {coins} di guadagno</translation>
    </message>
    <message>
        <source>{coins} lost in all</source>
        <translation>in tutto {coins} di perdita</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>how a day is written, in Qt's letters</comment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>most on {day}: {coins}</source>
        <translation>la serata migliore il {day}: {coins}</translation>
    </message>
    <message>
        <source>The last evenings: coins won, or empty rings for coins lost.</source>
        <translation>Le ultime serate: le monete vinte, o cerchi vuoti per quelle perse.</translation>
    </message>
    <message>
        <source>A coin here is {coins}.</source>
        <translation>Qui una moneta ne vale {coins}.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message numerus="yes">
        <source>%n arrests</source>
        <translation>
            <numerusform>%n fermato</numerusform>
            <numerusform>%n fermati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stopped by others %n times</source>
        <translation>
            <numerusform>%n volta fermato da altri</numerusform>
            <numerusform>%n volte fermato da altri</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrests</source>
        <translation>Chi è stato fermato</translation>
    </message>
    <message>
        <source>{part} of {whole} won</source>
        <translation>{part} su {whole} vinte</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Deals of trick games</source>
        <translation>Mani dei giochi di prese</translation>
    </message>
    <message>
        <source>Ten skittles for all of them: as many stand as came through.</source>
        <translation>Dieci birilli per tutte: restano in piedi quelle andate bene.</translation>
    </message>
    <message>
        <source>And besides</source>
        <translation>E poi</translation>
    </message>
    <message>
        <source>won without losing a token</source>
        <translation>vinte senza perdere un gettone</translation>
    </message>
    <message>
        <source>changed with the pack, as the dealer</source>
        <translation>cambi col mazzo, da mazziere</translation>
    </message>
    <message>
        <source>came back into the game</source>
        <translation>rientri in gioco</translation>
    </message>
    <message>
        <source>survived as the matador, of {all}</source>
        <translation>volte salvo da matador, su {all}</translation>
    </message>
    <message>
        <source>bets won, of {all}</source>
        <translation>scommesse vinte, su {all}</translation>
    </message>
    <message>
        <source>tricks taken</source>
        <translation>prese fatte</translation>
    </message>
    <message>
        <source>tokens at trick games, won less paid</source>
        <translation>gettoni ai giochi di prese, vinti meno pagati</translation>
    </message>
    <message>
        <source>won as the bidder, of {all}</source>
        <translation>vinte da chi chiama, su {all}</translation>
    </message>
    <message>
        <source>won as the partner called, of {all}</source>
        <translation>vinte da chiamato, su {all}</translation>
    </message>
    <message>
        <source>{part} of {whole} survived without a loss</source>
        <translation>{part} su {whole} passate senza danni</translation>
    </message>
</context>
<context>
    <name>Tricks</name>
    <message>
        <source>Deal {number} of {deals}</source>
        <translation>Mano {number} di {deals}</translation>
    </message>
    <message>
        <source>Deal {number}, first to {target}</source>
        <translation>Mano {number}, si gioca a {target}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>Equal: counted again by their ones, {points} in all</source>
        <translation>Parità: si riconta con le unità, {points} in tutto</translation>
    </message>
    <message>
        <source>{points} points in all; who has more wins</source>
        <translation>{points} punti in tutto; vince chi ne ha di più</translation>
    </message>
</context>
<context>
    <name>Counsel</name>
    <message>
        <source>advised</source>
        <translation>consigliato</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Tu che faresti?</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ci ripenso</translation>
    </message>
    <message>
        <source>Take my last choice back</source>
        <translation>Ritira la mia ultima scelta</translation>
    </message>
    <message>
        <source>There is nothing to advise now.</source>
        <translation>Adesso non c’è niente da consigliare.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Non c’è niente da riprendere.</translation>
    </message>
    <message>
        <source>The game is over: nothing can be taken back any more.</source>
        <translation>La partita è finita: non si riprende più niente.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen another card since.</source>
        <translation>Resta così: nel frattempo {who} ha visto un’altra carta.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen a card of the pack since.</source>
        <translation>Resta così: nel frattempo {who} ha visto una carta del mazzo.</translation>
    </message>
    <message>
        <source>That stands: {name} has looked at the table since.</source>
        <translation>Resta così: nel frattempo {name} ha guardato il tavolo.</translation>
    </message>
    <message>
        <source>What is only shown here cannot be taken back.</source>
        <translation>Quello che qui si mostra soltanto non si può riprendere.</translation>
    </message>
    <message>
        <source>That stands: {who} has seen the card of {name} since.</source>
        <translation>Resta così: nel frattempo {who} ha visto la carta di {name}.</translation>
    </message>
    <message>
        <source>That stands: you have seen the card of {name} since.</source>
        <translation>Resta così: nel frattempo hai visto la carta di {name}.</translation>
    </message>
    <message>
        <source>That stands: you have seen another card since.</source>
        <translation>Resta così: nel frattempo hai visto un’altra carta.</translation>
    </message>
    <message>
        <source>That stands: you have seen a card of the pack since.</source>
        <translation>Resta così: nel frattempo hai visto una carta del mazzo.</translation>
    </message>
    <message>
        <source>Taken back: the last choice of {name}.</source>
        <translation>Ripresa l’ultima scelta di {name}.</translation>
    </message>
    <message>
        <source>That stands: {name} has answered since.</source>
        <translation>Resta così: nel frattempo {name} ha risposto.</translation>
    </message>
    <message>
        <source>That stands: {name} has had a turn since.</source>
        <translation>Resta così: nel frattempo è toccato a {name}.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>{number} is copied.</source>
        <translation>{number} è copiato.</translation>
    </message>
    <message>
        <source>The deals of this game</source>
        <translation>Le mani di questa partita</translation>
    </message>
    <message>
        <source>Every deal follows from its number: the same number, typed in when a game is laid for as many players, brings the same cards. While a deal is being played its number is not told, for it would tell every card. What is played by its number does not count in the statistics.</source>
        <translation>Ogni mano segue dal suo numero: lo stesso numero, scritto quando si prepara un tavolo per altrettanti giocatori, porta le stesse carte. Finché si gioca, il numero della mano non si dice, perché direbbe ogni carta. Quello che si gioca col numero non conta nelle statistiche.</translation>
    </message>
    <message>
        <source>No deal of this game is over yet.</source>
        <translation>Nessuna mano di questa partita è ancora finita.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>without a number</source>
        <translation>senza numero</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>{deal}: copy the number</source>
        <translation>{deal}: copia il numero</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>{deal}: play it again</source>
        <translation>{deal}: rigiocala</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>The number of a deal has digits only, such as 482 913 074.</source>
        <translation>Il numero di una mano ha solo cifre, per esempio 482 913 074.</translation>
    </message>
    <message>
        <source>The number of a deal has nine digits at most.</source>
        <translation>Il numero di una mano ha al massimo nove cifre.</translation>
    </message>
    <message>
        <source>Number of the first deal</source>
        <translation>Numero della prima mano</translation>
    </message>
    <message>
        <source>Left empty, chance deals. The game menu tells the numbers of the deals that are over.</source>
        <translation>Se è vuoto, decide il caso. Il menu della partita dice i numeri delle mani finite.</translation>
    </message>
</context>
</TS>
