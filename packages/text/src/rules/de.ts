/** Worum es in Regeln geht, in eigenen Worten, auf Deutsch. */
import type { RuleNumber } from "./en.ts";

export const germanRules: Readonly<Record<RuleNumber, string>> = {
  "100.2":
    "Alle bringen ein Deck mit: mindestens sechzig Karten, höchstens vier gleichen Namens, von Standardländern abgesehen.",
  "101.2": "Wenn ein Text etwas erlaubt und ein anderer es verbietet, ist es verboten.",
  "101.4":
    "Wenn mehrere zugleich wählen oder handeln, wählt zuerst, wer am Zug ist, dann die anderen in Zugreihenfolge; das Gewählte geschieht dann gemeinsam.",
  "103.1": "Los oder Wahl entscheidet, wer beginnt.",
  "103.4": "Alle beginnen mit 20 Lebenspunkten.",
  "103.5":
    "Alle ziehen sieben Karten. Wem sie nicht gefallen, der mischt sie zurück und zieht sieben andere; am Ende kommt für jedes Mal eine Karte unter die Bibliothek.",
  "103.8": "Wer beginnt, nimmt den ersten Zug, und zu zweit zieht er darin keine Karte.",
  "104.1": "Eine Partie endet sofort, wenn jemand gewonnen hat oder wenn sie unentschieden ist.",
  "104.2": "Wer als Letzter übrig ist, hat gewonnen.",
  "104.3": "Man verliert, wenn man aufgibt, kein Leben mehr hat oder aus einer leeren Bibliothek ziehen muss.",
  "104.4": "Verlieren alle Übrigen zugleich, ist die Partie unentschieden.",
  "104.4b": "Wiederholt sich, was geschehen muss, und kann es niemand aufhalten, ist die Partie unentschieden.",
  "106.4": "Mana kommt in den Vorrat eines Spielers und kann ausgegeben werden, bis Segment oder Phase endet.",
  "107.3":
    "X ist eine Zahl, die gewählt wird, wenn Zauber oder Fähigkeit auf den Stapel kommt, außer der Text sagt sie selbst.",
  "107.4":
    "Die Symbole von Manakosten: eine Farbe, beliebiges Mana, eines von zweien, oder eine Farbe, für die man 2 Leben zahlen kann.",
  "107.5": "{T} in Kosten heißt, die bleibende Karte selbst zu tappen; was schon getappt ist, kann das nicht.",
  "108.3": "Eine Karte gehört, wer die Partie mit ihr begonnen hat.",
  "109.5": "„Du“ in einem Text ist, wer das Objekt kontrolliert oder es gerade wirkt oder aktiviert.",
  "110.1": "Eine bleibende Karte ist eine Karte oder ein Spielstein auf dem Spielfeld.",
  "110.2":
    "Eine bleibende Karte kontrolliert, unter wessen Kontrolle sie ins Spiel kam, wenn kein Effekt es anders sagt.",
  "110.4": "Artefakte, Kreaturen, Verzauberungen, Länder und Planeswalker bleiben; Spontanzauber und Hexereien nie.",
  "111.1": "Ein Spielstein ist eine bleibende Karte ohne Karte.",
  "111.4": "Ein Spielstein heißt nach seinen Untertypen, wenn er keinen Namen bekommen hat.",
  "111.7":
    "Ein Spielstein, der das Spielfeld verlassen hat, hört auf zu existieren, nachdem alles ihn hat gehen sehen.",
  "113.3":
    "Fähigkeiten gibt es in vier Arten: die von Zaubern, aktivierte mit Doppelpunkt, ausgelöste mit „wenn“, „immer wenn“ oder „zu Beginn“, und statische, die einfach gelten.",
  "113.6":
    "Fähigkeiten wirken auf dem Spielfeld, die von Spontanzaubern und Hexereien auf dem Stapel, wenn kein Text etwas anderes ergibt.",
  "113.7":
    "Eine Fähigkeit auf dem Stapel braucht nicht mehr, woher sie kam: Das darf gehen, und sie wird dennoch verrechnet.",
  "113.11": "Was eine Fähigkeit nicht haben kann, verliert sie, und nichts gibt sie zurück, solange das gilt.",
  "115.1":
    "Ziele werden gewählt, wenn Zauber oder Fähigkeit auf den Stapel kommt, und nur wo der Text von Zielen spricht.",
  "115.5": "Zauber und Fähigkeiten können nicht sich selbst als Ziel haben.",
  "115.7": "Neue Ziele zu wählen heißt, beliebig viele von ihnen zu ändern, jedes zu einem anderen legalen.",
  "116.2": "Manches geschieht ohne den Stapel; das Wichtigste davon ist, ein Land auszuspielen.",
  "117.1": "Wer Priorität hat, darf handeln; alle anderen warten.",
  "117.1a":
    "Spontanzauber wirkt man, wann immer man Priorität hat, alles andere in der eigenen Hauptphase bei leerem Stapel.",
  "117.3":
    "Wer am Zug ist, bekommt zuerst Priorität; wer etwas getan hat, bekommt sie wieder; wer nichts tut, gibt sie weiter.",
  "117.4": "Passen alle nacheinander, wird das Oberste auf dem Stapel verrechnet; ist er leer, endet das Segment.",
  "117.5":
    "Bevor jemand Priorität bekommt, bringt sich die Partie in Ordnung, und ausgelöste Fähigkeiten kommen auf den Stapel.",
  "118.3": "Kosten zahlt man ganz oder gar nicht.",
  "118.6": "Was keine Manakosten hat, kann man nicht für sie wirken.",
  "118.7": "Kosten, die unter nichts verringert werden, sind nichts.",
  "118.9":
    "Alternative Kosten stehen an der Stelle der Manakosten; es gibt nur eine davon, und was sonst verteuert oder verbilligt, zählt weiter.",
  "119.3": "Leben dazuzuerhalten oder zu verlieren ändert die Lebenspunkte um ebenso viel.",
  "119.4": "Leben kann nur zahlen, wer so viel hat, und es zu zahlen heißt, es zu verlieren.",
  "120.3": "Schaden kostet Spieler Leben, wird auf Kreaturen vermerkt und nimmt Planeswalkern Loyalität.",
  "120.6": "Schaden bleibt auf einer Kreatur vermerkt, bis der Zug aufgeräumt wird.",
  "121.1": "Ziehen heißt, die oberste Karte der Bibliothek auf die Hand zu nehmen.",
  "121.4":
    "Wer aus einer leeren Bibliothek ziehen muss, verliert, sobald sich die Partie das nächste Mal in Ordnung bringt.",
  "122.1": "Marken kennzeichnen ein Objekt oder einen Spieler und verändern sie, wie ihre Art es sagt.",
  "122.3": "Eine +1/+1-Marke und eine -1/-1-Marke auf derselben bleibenden Karte heben sich auf.",
  "202.3":
    "Der Manabetrag ist die Menge Mana in den Kosten, gleich welcher Farbe; X zählt als 0, nur nicht auf dem Stapel.",
  "207.2": "Kursive Worte, Erinnerungen und die Namen von Fähigkeitswörtern, bedeuten für die Regeln nichts.",
  "208.2": "Ein Stern steht für Stärke oder Widerstandskraft, die eine Fähigkeit der Karte bestimmt, in jeder Zone.",
  "301.5": "Ausrüstung wird an eine Kreatur angelegt; geht diese, bleibt sie im Spiel.",
  "302.6":
    "Eine Kreatur kann angreifen oder Fähigkeiten mit {T} nutzen, wenn ihr Beherrscher sie seit Beginn seines Zuges hat.",
  "303.4":
    "Eine Aura wird auf das gewirkt, was sie verzaubern wird, kommt daran angelegt ins Spiel und geht auf den Friedhof, wenn sie das nicht mehr sein kann.",
  "305.1": "Ein Land wird ausgespielt, nicht gewirkt: in der eigenen Hauptphase bei leerem Stapel.",
  "305.2": "Ein Land pro Zug, wenn kein Effekt mehr erlaubt.",
  "305.6": "Jeder Standardlandtyp bringt die Fähigkeit mit, ein Mana seiner Farbe zu erzeugen.",
  "306.5": "Ein Planeswalker kommt mit seiner Loyalität als Marken ins Spiel und verliert sie durch Schaden.",
  "306.6": "Planeswalker können angegriffen werden.",
  "307.1": "Eine Hexerei wirkt man in der eigenen Hauptphase bei leerem Stapel.",
  "400.1":
    "Es gibt sieben Zonen: Bibliothek, Hand, Spielfeld, Friedhof, Stapel, Exil und die Kommandozone; jedes Objekt ist in einer davon.",
  "400.2": "Bibliotheken und Hände sind verborgen, alle anderen Zonen sieht jeder.",
  "400.7": "Was die Zone wechselt, ist etwas Neues und weiß nichts mehr von dem, was es war.",
  "401.5":
    "Während ein Zauber oder eine Fähigkeit auf den Stapel gebracht wird, zeigt eine offen gespielte Bibliothek ihre nächste Karte noch nicht.",
  "500.4": "Mana, das nicht ausgegeben wurde, ist fort, wenn Segment oder Phase endet.",
  "500.7": "Ein zusätzlicher Zug kommt gleich nach dem, an den er gefügt wurde; der zuletzt gefügte kommt zuerst.",
  "502.3": "Im Enttappsegment enttappt alles, was man kontrolliert, auf einmal, außer was ein Effekt getappt hält.",
  "504.1": "Im Ziehsegment zieht, wer am Zug ist, eine Karte.",
  "506.4":
    "Was das Spielfeld verlässt, die Seite wechselt oder keine Kreatur mehr ist, ist aus dem Kampf und bleibt draußen.",
  "508.1":
    "Angreifer werden auf einmal gewählt: ungetappte Kreaturen, die seit Beginn des Zuges da sind, jede gegen einen Spieler oder Planeswalker.",
  "508.1c": "Ein Angriff, der eine Einschränkung verletzt, ist nicht erlaubt.",
  "508.1d": "Von denen, die angreifen müssen, tun es so viele wie möglich; zahlen muss dafür niemand.",
  "509.1":
    "Blocker werden auf einmal gewählt: ungetappte Kreaturen, jede für einen Angreifer, wenn sie nicht mehr blocken darf.",
  "509.1b":
    "Ein Block, der eine Einschränkung verletzt, ist nicht erlaubt: Flugfähigkeit, Bedrohlichkeit und Ähnliches.",
  "509.1c": "Von denen, die blocken müssen, tun es so viele wie möglich.",
  "509.1h": "Eine geblockte Kreatur bleibt geblockt, auch wenn ihre Blocker fort sind.",
  "510.1c":
    "Eine geblockte Kreatur verteilt ihren Schaden beliebig auf ihre Blocker; ist keiner mehr da, fügt sie keinen zu.",
  "510.2": "Aller Kampfschaden wird gleichzeitig zugefügt.",
  "510.4": "Mit Erst- oder Doppelschlag im Kampf gibt es zwei Runden Schaden.",
  "511.3": "Wenn der Kampf endet, greift nichts mehr an und blockt nichts mehr.",
  "514.1": "Am Ende des Zuges wirft dessen Spieler bis auf sieben Karten ab.",
  "514.2": "Dann verschwindet Schaden, und was „bis zum Ende des Zuges“ dauert, endet.",
  "514.3": "Beim Aufräumen bekommt niemand Priorität, außer es wird dann etwas ausgelöst.",
  "601.2":
    "Einen Zauber zu wirken: Er kommt auf den Stapel, dann wird gewählt, gezielt, die Kosten werden bestimmt und bezahlt.",
  "601.2b": "Modi, X und andere Kosten als die Manakosten werden zuerst angesagt.",
  "601.2c": "Dann werden die Ziele gewählt, jedes legal, und keines zweimal für dasselbe Wort „Ziel“.",
  "601.2d": "Was aufgeteilt wird, wird jetzt aufgeteilt, mindestens eins für jedes Ziel.",
  "601.2f":
    "Die Kosten sind die Manakosten oder was an ihrer Stelle steht, dazu Zuschläge, dann Abzüge; von da an ändern sie sich nicht mehr.",
  "601.2g": "Jetzt kann dafür Mana erzeugt werden.",
  "601.2h": "Dann wird alles bezahlt.",
  "601.3": "Einen Zauber kann man nur beginnen, wenn man ihn überhaupt, jetzt und in dieser Form wirken darf.",
  "602.2": "Eine Fähigkeit zu aktivieren geht wie einen Zauber zu wirken.",
  "602.5": "Eine Fähigkeit, die jetzt nicht aktiviert werden darf, kann man nicht beginnen.",
  "603.2":
    "Eine ausgelöste Fähigkeit wird jedes Mal ausgelöst, wenn geschieht, worauf sie wartet; sie tut noch nichts.",
  "603.3": "Was ausgelöst wurde, kommt auf den Stapel, wenn das nächste Mal jemand Priorität bekäme.",
  "603.3b": "Wurden mehrere ausgelöst, kommen zuerst die dessen, der am Zug ist, bei jedem in beliebiger Reihenfolge.",
  "603.3d": "Eine ausgelöste Fähigkeit, für die es keine Ziele gibt, kommt vom Stapel.",
  "603.4":
    "Ein „falls“ gleich nach dem Ereignis wird zweimal gefragt: wenn es geschieht und wenn die Fähigkeit verrechnet wird.",
  "603.6": "Fähigkeiten, die etwas kommen oder gehen sehen, suchen es, wo es hinging, und finden es nur dort.",
  "603.7": "Eine Fähigkeit kann für später vorgesehen werden, einmal; worum es geht, steht von Anfang an fest.",
  "603.10": "Fähigkeiten, die etwas gehen sehen, blicken auf den Augenblick davor zurück.",
  "604.3": "Eine Fähigkeit, die bestimmt, was eine Karte ist, wirkt in jeder Zone.",
  "605.1": "Was Mana erzeugt, kein Ziel hat und keine Loyalitätsfähigkeit ist, ist eine Manafähigkeit.",
  "605.3": "Manafähigkeiten benutzen den Stapel nicht: Sie wirken sofort, und niemand kann antworten.",
  "606.3": "Die Fähigkeiten eines Planeswalkers: einmal im Zug, in der eigenen Hauptphase, bei leerem Stapel.",
  "607.2": "Zwei Fähigkeiten einer Karte, die von denselben Karten sprechen, meinen nur die der jeweils anderen.",
  "608.2b": "Bei der Verrechnung wird geprüft, ob die Ziele noch legal sind; ist keines übrig, geschieht nichts.",
  "608.2c": "Anweisungen werden in der Reihenfolge befolgt, in der sie stehen.",
  "608.2d": "Was bis dahin nicht gewählt ist, wird bei der Verrechnung gewählt.",
  "608.2h": "Was ein Effekt wissen muss, wird einmal gefragt; von dem, was fort ist, zählt das zuletzt Bekannte.",
  "608.3": "Ein Zauber, der bleibt, kommt ins Spiel, wenn er verrechnet wird.",
  "609.3": "Von Unmöglichem geschieht so viel, wie geht.",
  "610.3":
    "Was ins Exil geht, bis etwas das Spiel verlässt, kommt gleich danach zurück; ist jenes schon fort, geht nichts ins Exil.",
  "611.2": "Was Zauber oder Fähigkeit bewirkt, dauert so lange, wie es sagt.",
  "611.2c": "Wen ein solcher Effekt verändert, steht fest, wenn er beginnt: Was später kommt, wird nicht verändert.",
  "611.3": "Was eine statische Fähigkeit tut, gilt in jedem Augenblick für alles, worauf es passt.",
  "613.1":
    "Was ein Objekt ist, ergibt sich Schicht um Schicht: Kopien, Kontrolle, Text, Typen, Farben, Fähigkeiten, Stärke und Widerstandskraft.",
  "613.4":
    "Stärke und Widerstandskraft: was sie bestimmt, was sie setzt, was hinzufügt oder wegnimmt, Marken darunter.",
  "613.7": "In einer Schicht kommt der ältere Effekt zuerst.",
  "613.8": "Ein Effekt, der von einem anderen abhängt, wartet auf ihn, wie alt sie auch sind.",
  "614.1": "Ein Ersatzeffekt setzt etwas anderes an die Stelle eines Ereignisses, das dann nie geschah.",
  "614.12": "Wie etwas ins Spiel kommt, steht vorher fest, nach dem, was es im Spiel wäre.",
  "615.1": "Schaden, der verhindert wird, wird nicht zugefügt.",
  "616.1": "Wollen mehrere solche Effekte dasselbe Ereignis, wählt der Betroffene, welcher zuerst kommt.",
  "700.2": "Ein modaler Text bietet mehrere Möglichkeiten; gewählt wird, wenn er auf den Stapel kommt.",
  "700.4": "Sterben heißt, vom Spielfeld auf den Friedhof zu gehen.",
  "700.5":
    "Hingabe zu einer Farbe zählt deren Symbole in den Manakosten aller eigenen bleibenden Karten; ein zweifarbiges Symbol zählt einmal.",
  "701.6": "Ein neutralisierter Zauber kommt vom Stapel auf den Friedhof und tut nichts.",
  "701.8": "Was zerstört wird, geht auf den Friedhof, außer es ist unzerstörbar oder regeneriert.",
  "701.9": "Abwerfen heißt, eine Karte aus der Hand auf den eigenen Friedhof zu legen.",
  "701.14":
    "Zwei Kreaturen, die kämpfen, fügen einander Schaden in Höhe ihrer Stärke zu; fehlt eine, geschieht nichts.",
  "701.17": "Millen heißt, Karten von oben der Bibliothek auf den Friedhof zu legen.",
  "701.19":
    "Ein Regenerationsschild rettet einmal vor dem Zerstörtwerden: Die Kreatur wird getappt, geheilt und aus dem Kampf genommen.",
  "701.21": "Opfern kann man nur Eigenes, und nichts hält es auf.",
  "701.22":
    "Hellsicht heißt, so viele Karten oben auf der Bibliothek anzusehen und jede nach oben oder unten zu legen, in beliebiger Reihenfolge.",
  "701.22b": "Hellsicht 0 ist keine Hellsicht.",
  "701.23": "Wer in einer verborgenen Zone nach etwas Bestimmtem sucht, muss es nicht finden, obwohl es da ist.",
  "701.26": "Nur Ungetapptes kann getappt werden, und umgekehrt.",
  "701.34":
    "Wuchern heißt, beliebig vielen bleibenden Karten und Spielern von jeder Art Marke, die sie haben, eine weitere zu geben.",
  "701.35":
    "Was inhaftiert ist, kann bis zum nächsten Zug dessen, der es tat, weder angreifen noch blocken noch aktiviert werden.",
  "701.37":
    "Monstrosität geschieht einmal: Ist die Kreatur noch nicht monströs, bekommt sie die Marken und ist es von da an.",
  "702.2": "Jeder Schaden mit Todesberührung genügt, um eine Kreatur zu zerstören.",
  "702.3": "Ein Verteidiger kann nicht angreifen.",
  "702.4": "Doppelschlag fügt in beiden Runden Kampfschaden zu.",
  "702.5": "„Verzaubert“ sagt, worauf eine Aura gewirkt und woran sie angelegt werden kann.",
  "702.6": "Ausrüsten legt die Ausrüstung an eine eigene Kreatur an, zur Zeit einer Hexerei.",
  "702.7": "Erstschlag fügt in der ersten Runde Kampfschaden zu.",
  "702.8": "Aufblitzen: kann gewirkt werden, wann immer ein Spontanzauber es könnte.",
  "702.9": "Was fliegt, kann nur von Fliegendem oder mit Reichweite geblockt werden.",
  "702.10": "Eile: kann sofort angreifen und {T} nutzen.",
  "702.11": "Fluchsicher: Gegner können es nicht als Ziel wählen.",
  "702.12": "Unzerstörbar: Weder Schaden noch „zerstöre“ zerstört es; Widerstandskraft 0 und Opfern wirken trotzdem.",
  "702.13":
    "Einschüchtern: kann nur von Artefaktkreaturen und von Kreaturen geblockt werden, die eine Farbe mit ihm teilen.",
  "702.15": "Lebensverknüpfung: Sein Beherrscher erhält so viel Leben dazu, wie es Schaden zufügt.",
  "702.16": "Schutz vor etwas: davon kein Schaden, keine Auren und Ausrüstungen, keine Blocks und keine Ziele.",
  "702.17": "Reichweite: kann Fliegendes blocken.",
  "702.19":
    "Trampelschaden: Was für die Blocker mehr als tödlich ist, kann weiter auf Spieler oder Planeswalker gehen.",
  "702.20": "Wachsamkeit: Angreifen tappt es nicht.",
  "702.29": "Umwandlung: zahlen, die Karte abwerfen, eine andere ziehen.",
  "702.103":
    "Göttergabe: eine Kreaturenkarte, die man für andere Kosten auch als Aura auf eine Kreatur wirken kann. Geht jene, bleibt sie als Kreatur.",
  "702.103b": "Als Göttergabe ist sie vom Stapel an eine Aura, die Kreaturen verzaubert, und keine Kreatur.",
  "702.103d":
    "Ob sie als Göttergabe gewirkt werden darf, richtet sich nach dem, was sie dann ist: kein Kreaturenzauber.",
  "702.103e":
    "Ist das Ziel bei der Verrechnung fort, ist sie wieder ein Kreaturenzauber und kommt als Kreatur ins Spiel.",
  "702.103f":
    "Löst sie sich, oder darf sie nicht mehr verzaubern, woran sie ist, so ist sie von da an eine Kreatur und bleibt.",
  "702.104":
    "Tribut: Wenn es ins Spiel kommt, entscheidet ein Gegner, ob es die Marken bekommt; wenn nicht, geschieht etwas anderes.",
  "702.104b": "Ob Tribut gezahlt wurde, steht fest, was auch aus den Marken wird.",
  "702.111": "Bedrohlich: Es braucht mindestens zwei Kreaturen, um es zu blocken.",
  "704.3":
    "Die Partie bringt sich in Ordnung, bevor jemand Priorität bekommt: alles Zutreffende auf einmal, wieder und wieder, bis nichts mehr zutrifft.",
  "704.5a": "Wer kein Leben mehr hat, verliert.",
  "704.5b": "Wer aus einer leeren Bibliothek gezogen hat, verliert.",
  "704.5f": "Eine Kreatur mit Widerstandskraft 0 oder weniger geht auf den Friedhof.",
  "704.5g": "Eine Kreatur mit so viel Schaden wie Widerstandskraft wird zerstört.",
  "704.5h": "Eine Kreatur, der Todesberührung Schaden zugefügt hat, wird zerstört.",
  "704.5i": "Ein Planeswalker ohne Loyalität geht auf den Friedhof.",
  "704.5j": "Von legendären bleibenden Karten gleichen Namens behält man eine.",
  "704.5m":
    "Eine Aura, die an nichts angelegt ist oder an etwas, das sie nicht verzaubern darf, geht auf den Friedhof.",
  "704.5n": "Ausrüstung an etwas, das sie nicht ausrüsten darf, löst sich.",
  "707.2":
    "Eine Kopie ist, was gedruckt ist, mit dem, was andere Kopien geändert haben; Marken und Effekte werden nicht kopiert.",
  "707.10":
    "Die Kopie eines Zaubers kommt auf den Stapel, ohne gewirkt zu werden; sie hat dieselben Ziele, wenn keine neuen gewählt werden dürfen.",
  "800.4": "Mit einem Spieler, der die Partie verlässt, gehen alle Karten, die ihm gehören.",
};
