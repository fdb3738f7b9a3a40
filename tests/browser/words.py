"""What people look for on a page, as patterns, in each language that they may read it in."""

from dataclasses import dataclass
from functools import lru_cache
from re import Pattern
from re import compile as re

from tests.browser.messages import message, saying


@dataclass(frozen=True)
class Words:
    language: str
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
    keeps_pictures: Pattern[str]
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

    def present(self, people: int) -> Pattern[str]:
        """The heading of the lobby when so many sit there."""
        count = saying(self.language, "seating.count", {"n": str(people), "most": r"\d+"})
        return re(rf"^{saying(self.language, 'seating.who')} {count}")


@lru_cache
def words(language: str) -> Words:
    def whole(*keys: str) -> Pattern[str]:
        return re(f"^(?:{'|'.join(saying(language, key) for key in keys)})$")

    def begins(*keys: str) -> Pattern[str]:
        return re(f"^(?:{'|'.join(saying(language, key) for key in keys)})")

    def part(*keys: str) -> Pattern[str]:
        return re("|".join(saying(language, key) for key in keys))

    def partner_says(giver: str) -> Pattern[str]:
        said = saying(language, "turn.agree.partnerSays", {"giver": saying(language, giver)})
        return re(f"^{said}$")

    others = "|".join(saying(language, f"seating.{key}") for key in ("addBot", "addHere"))
    number = {"n": r"(\d+)", "most": r"\d+"}
    card = saying(language, "turn.hand.card", number)
    return Words(
        language=language,
        new_table=whole("doors.home.newTable"),
        play_now=whole("doors.home.playNow"),
        name=begins("doors.home.namePlaceholder", "doors.home.yourName"),
        open_table=whole("doors.home.open"),
        sit=whole("doors.join.sit"),
        here=re(rf"^{saying(language, 'seating.who')} {saying(language, 'seating.count', number)}"),
        add_bot=whole("seating.addBot"),
        add_this_bot=re(f"^(?!(?:{others})$){saying(language, 'bots.add')}$"),
        start=whole("seating.start"),
        pick_rabbit=re(rf"^{saying(language, 'lobby.lobby.rabbit', {'symbol': '(.+)'})}$"),
        announce=whole("turn.volunteer.button", "turn.volunteer.phrase"),
        clue=whole("turn.clue.label"),
        tell=whole("turn.clue.tell", "turn.clue.tellPhrase"),
        aloud=whole("turn.manner.said"),
        blind=part("turn.clue.blind", "coach.phrase.why"),
        card=re(rf"^{card}(?!\d)"),
        card_chosen=re(rf"^{card}{message(language, 'common.comma')}{saying(language, 'turn.hand.chosen')}"),
        barred=part("turn.hand.yours", "turn.hand.team"),
        give_hint=part("turn.contribute.pick", "turn.contribute.party"),
        choose=begins("turn.contribute.choose"),
        play=whole("turn.contribute.play", "turn.contribute.playOne"),
        me=whole("turn.agree.me"),
        mate=whole("turn.agree.you"),
        mate_says_you=partner_says("turn.agree.says.you"),
        mate_says_me=partner_says("turn.agree.says.me"),
        vote=whole("turn.vote.button", "turn.vote.open", "turn.vote.again"),
        red=whole("turn.vote.red"),
        skip=whole("around.top.skip"),
        next=whole("telling.recap.go", "telling.recap.next", "telling.recap.nextYou"),
        stories=whole("over.stories"),
        waits_clue=whole("turn.clue.waits", "turn.clue.waitsPhrase"),
        door=whole("doors.join.sit", "doors.join.watch"),
        take_back=whole("turn.contribute.takeBack"),
        think_again=whole("turn.vote.takeBack"),
        stop=whole("around.menu.stop"),
        heart=whole("telling.recap.stamp"),
        lovely=whole("telling.recap.stamps.0"),
        sees_tv=begins("sofa.sees.can"),
        keeps_pictures=begins("sofa.sees.cannot"),
        most_loved=whole("over.loved"),
        again=whole("over.again"),
        menu=whole("around.top.menu"),
        leave=whole("around.menu.leave"),
        home=whole("around.line.home"),
        settings=whole("around.menu.settings"),
        rules=whole("around.menu.rules", "around.top.rules"),
        scores=whole("around.menu.scores"),
        pause=whole("around.menu.pause"),
        resume=whole("around.line.resume"),
        yes=whole("around.menu.yes"),
        close=whole("common.close"),
        back=whole("turn.hand.toHand"),
        use_here=whole("around.line.useHere"),
        elsewhere=whole("around.line.elsewhere"),
        lost=part("around.line.lost"),
        give_title=message(language, "turn.contribute.title"),
        teller_title=message(language, "turn.clue.title"),
        away=whole("away.title"),
        play_for=begins("away.playFor"),
        to_bot=begins("away.bot"),
        invite=whole("meadow.inviteOne"),
        finger=whole("meadow.finger"),
        count=whole("meadow.count"),
        talked=whole("meadow.goOn"),
        guess=begins("seating.botsGuess"),
        random_fallback=part("bots.byMood", "bots.unheard"),
        rulesets_group=whole("seating.game"),
        sit_first=begins("sofa.tv.claimNone"),
        show_there=whole("sofa.tv.button"),
    )
