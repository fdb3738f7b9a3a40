"""What the page says, as patterns, in each language a person reads it in."""

from dataclasses import dataclass
from re import Pattern
from re import compile as re

from tests.browser.look import Language


@dataclass(frozen=True)
class Words:
    new_table: Pattern[str]
    play_now: Pattern[str]
    name: Pattern[str]
    open_table: Pattern[str]
    sit: Pattern[str]
    here: Pattern[str]
    add_bot: Pattern[str]
    add_this_bot: Pattern[str]
    start: Pattern[str]
    pick_rabbit: Pattern[str]
    announce: Pattern[str]
    clue: Pattern[str]
    tell: Pattern[str]
    aloud: Pattern[str]
    blind: Pattern[str]
    card: Pattern[str]
    card_chosen: Pattern[str]
    barred: Pattern[str]
    give_hint: Pattern[str]
    choose: Pattern[str]
    play: Pattern[str]
    me: Pattern[str]
    mate: Pattern[str]
    mate_says_you: Pattern[str]
    mate_says_me: Pattern[str]
    vote: Pattern[str]
    red: Pattern[str]
    skip: Pattern[str]
    next: Pattern[str]
    stories: Pattern[str]
    waits_clue: Pattern[str]
    door: Pattern[str]
    take_back: Pattern[str]
    think_again: Pattern[str]
    stop: Pattern[str]
    heart: Pattern[str]
    lovely: Pattern[str]
    most_loved: Pattern[str]
    sees_tv: Pattern[str]
    again: Pattern[str]
    menu: Pattern[str]
    leave: Pattern[str]
    home: Pattern[str]
    settings: Pattern[str]
    rules: Pattern[str]
    scores: Pattern[str]
    pause: Pattern[str]
    resume: Pattern[str]
    yes: Pattern[str]
    close: Pattern[str]
    back: Pattern[str]
    use_here: Pattern[str]
    elsewhere: Pattern[str]
    lost: Pattern[str]
    give_title: str
    teller_title: str
    away: Pattern[str]
    play_for: Pattern[str]
    to_bot: Pattern[str]
    invite: Pattern[str]
    finger: Pattern[str]
    count: Pattern[str]
    talked: Pattern[str]
    guess: Pattern[str]
    random_fallback: Pattern[str]
    rulesets_group: Pattern[str]
    sit_first: Pattern[str]
    show_there: Pattern[str]


WORDS: dict[Language, Words] = {
    "en": Words(
        new_table=re(r"^New table$"),
        play_now=re(r"^Play now"),
        name=re(r"^(Your name|What shall we call you\?)"),
        open_table=re(r"^Open the table$"),
        sit=re(r"^Sit down$"),
        here=re(r"^Who is here (\d+) "),
        add_bot=re(r"^Add a bot$"),
        add_this_bot=re(r"^Add (?!a bot$)"),
        start=re(r"^Start with"),
        pick_rabbit=re(r"^(\w+) rabbit$"),
        announce=re(r"^I have a clue"),
        clue=re(r"^Your clue$"),
        tell=re(r"^Tell it"),
        aloud=re(r"^Said$"),
        blind=re(r"Only then do you see your cards"),
        card=re(r"^Card (\d+)"),
        card_chosen=re(r"^Card \d+, chosen"),
        barred=re(r"yours|your team’s"),
        give_hint=re(r"Each vote (it|they) get|Which of your cards fits the phrase"),
        choose=re(r"^Choose this card"),
        play=re(r"^Play (this card|\w+ cards)$"),
        me=re(r"^I give$"),
        mate=re(r" gives$"),
        mate_says_you=re(r" says: you$"),
        mate_says_me=re(r" says: me$"),
        vote=re(r"^(Vote for|Vote$|Change to)"),
        red=re(r"^Red token$"),
        skip=re(r"^Skip$"),
        next=re(r"^Next(:|$)"),
        stories=re(r"^Tonight’s stories$"),
        waits_clue=re(r" is looking for a clue$"),
        door=re(r"^(Sit down|Just watch)$"),
        take_back=re(r"^Take it back$"),
        think_again=re(r"^Think again$"),
        stop=re(r"^End the game here$"),
        heart=re(r"^Send a stamp$"),
        lovely=re(r"^Lovely$"),
        sees_tv=re(r"^I can see the TV"),
        most_loved=re(r"^The clue you loved most, one heart$"),
        again=re(r"^Play again"),
        menu=re(r"^Menu$"),
        leave=re(r"^Leave the table$"),
        home=re(r"^To the start page$"),
        settings=re(r"^Settings$"),
        rules=re(r"^(The rules|Rules)$"),
        scores=re(r"^Scores$"),
        pause=re(r"^Pause the table$"),
        resume=re(r"^Play on$"),
        yes=re(r"^Yes$"),
        close=re(r"^Close$"),
        back=re(r"^Back to your cards$"),
        use_here=re(r"^Use it here$"),
        elsewhere=re(r"^Continued elsewhere$"),
        lost=re(r"The line is lost"),
        give_title="Which of your cards could pass for it?",
        teller_title="You are the storyteller",
        away=re(r"^Waiting for "),
        play_for=re(r"^Play for "),
        to_bot=re(r"^Let a bot hold"),
        invite=re(r"^Invite: "),
        finger=re(r"^My finger is up!$"),
        count=re(r"^Three, two, one!$"),
        talked=re(r"^Go on$"),
        guess=re(r"^Bots guess by chance here"),
        random_fallback=re(r"guessed: there was|couldn’t hear the clue"),
        rulesets_group=re(r"^The game$"),
        sit_first=re(r"^First sit down at a table"),
        show_there=re(r"^Show the table there$"),
    ),
    "fr": Words(
        new_table=re(r"^Nouvelle table$"),
        play_now=re(r"^Jouer tout de suite"),
        name=re(r"^(Ton nom|Comment t’appelle-t-on)"),
        open_table=re(r"^Ouvrir la table$"),
        sit=re(r"^Prendre place$"),
        here=re(r"^Qui est là (\d+) "),
        add_bot=re(r"^Ajouter un robot$"),
        add_this_bot=re(r"^Ajouter (?!un robot$)"),
        start=re(r"^Commencer à"),
        pick_rabbit=re(r"^lapin (\w+)$"),
        announce=re(r"^J’ai un indice"),
        clue=re(r"^Ton indice$"),
        tell=re(r"^Le dire à la table$"),
        aloud=re(r"^Dit$"),
        blind=re(r"Ensuite seulement tu vois tes cartes"),
        card=re(r"^Carte (\d+)"),
        card_chosen=re(r"^Carte \d+, choisie"),
        barred=re(r"la tienne|de ton équipe"),
        give_hint=re(r"Chaque vote dessus te rapporte|Laquelle de tes cartes va le mieux"),
        choose=re(r"^Choisir cette carte"),
        play=re(r"^Jouer (cette carte|\w+ cartes)$"),
        me=re(r"^Je donne$"),
        mate=re(r" donne$"),
        mate_says_you=re(r" dit : toi$"),
        mate_says_me=re(r" dit : moi$"),
        vote=re(r"^(Voter|Changer pour)"),
        red=re(r"^Jeton rouge$"),
        skip=re(r"^Passer$"),
        next=re(r"^(Suite$|Ensuite)"),
        stories=re(r"^Les histoires de ce soir$"),
        waits_clue=re(r" cherche un indice$"),
        door=re(r"^(Prendre place|Regarder seulement)$"),
        take_back=re(r"^La reprendre$"),
        think_again=re(r"^Réfléchir encore$"),
        stop=re(r"^Arrêter la partie ici$"),
        heart=re(r"^Envoyer un tampon$"),
        lovely=re(r"^J’adore$"),
        sees_tv=re(r"^Je vois la télé"),
        most_loved=re(r"^L’indice que vous avez préféré, un cœur$"),
        again=re(r"^Rejouer"),
        menu=re(r"^Menu$"),
        leave=re(r"^Quitter la table$"),
        home=re(r"^Vers l’accueil$"),
        settings=re(r"^Réglages$"),
        rules=re(r"^Les règles$"),
        scores=re(r"^Les points$"),
        pause=re(r"^Mettre la table en pause$"),
        resume=re(r"^Reprendre$"),
        yes=re(r"^Oui$"),
        close=re(r"^Fermer$"),
        back=re(r"^Retour à tes cartes$"),
        use_here=re(r"^Continuer ici$"),
        elsewhere=re(r"^La partie continue ailleurs$"),
        lost=re(r"La ligne est coupée"),
        give_title="Laquelle de tes cartes pourrait tromper les autres ?",
        teller_title="C’est toi qui racontes",
        away=re(r"^On attend "),
        play_for=re(r"^Jouer pour "),
        to_bot=re(r"^Confier la place"),
        invite=re(r"^Inviter : "),
        finger=re(r"^Mon doigt est levé !$"),
        count=re(r"^Trois, deux, un !$"),
        talked=re(r"^On continue$"),
        guess=re(r"^Ici les robots jouent au hasard"),
        random_fallback=re(r"il n’y avait rien à lire|pas pu entendre l’indice"),
        rulesets_group=re(r"^Le jeu$"),
        sit_first=re(r"^Prends d’abord place"),
        show_there=re(r"^Y montrer la table$"),
    ),
}
