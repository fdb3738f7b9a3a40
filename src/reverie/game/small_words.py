"""Words too common to tell anything, by language; of Japanese the pairs of kana that it is read by."""

from typing import Final

BY_LANGUAGE: Final[dict[str, str]] = {
    "en": """
a an and are as at be been but by can did do does for from had has have he her here hers him his how
i if in into is it its just like me more my no nor not of off on one only or our out over she so
some than that the their them then there these they this those to too under up us very was we were
what when where which who whom whose why will with would you your yours
""",
    "fr": """
au aux avec ce ces cet cette c comme d dans de des du elle elles en encore est et eux il ils j je l
la le les leur leurs lui m ma mais me meme mes moi mon n ne nos notre nous on ont ou par pas plus
pour qu quand que qui quoi s sa sans se ses si son sont sous sur t ta te tes toi ton tout toute tous
tres tu un une vos votre vous y
""",
    "de": """
aber als am an auch auf aus bei beim bin bis bist da dann das dass dein deine dem den denn der des
dich die dir doch du ein eine einem einen einer er es euch euer für gar habe haben habt hat hatte hier
ich ihm ihn ihr ihre im immer in ins ist ja jetzt kann kein keine man mein meine mich mir mit nach nicht
noch nun nur ob oder ohne schon sein seine sich sie sind so über um und uns unser vom von vor war waren
warum was weil wenn wer wie wieder will wir wird wo zu zum zur
""",
    "es": """
a al algo como con cual cuando de del desde donde e el ella ellas ellos en era eres es esa ese eso
esta estan este esto fue ha hay he la las le les lo los mas me mi mis muy nada ni no nos o otra otro
para pero por porque que quien se ser si sin sobre solo son soy su sus tan te tiene todo tu tus un una
uno y ya yo
""",
    "it": """
a ad ai al alla alle allo anche c che chi ci come con cosa cui d da dai dal dalla degli dei del della
delle dello di dove e è ed era gli ha hai ho i il in io l la le lei lo loro lui ma me mi mia mio ne
nei nel nella nelle noi non nulla o ogni per perché però più poi quando questa questo qui se sei si
sono sotto su sua suo sul sulla te ti tra tu tua tuo tutti tutto un una uno vi voi
""",
    "nl": """
aan al als ben bij daar dan dat de den der deze die dit door dus een en er ge geen haar had heb hebben
heeft hem het hier hij hoe hun iets ik in is ja je jij jou jouw kan maar me meer men met mij mijn naar
niet niets nog nu of om omdat onder ons onze ook op over te toch toen tot u uit van veel voor waar was
wat we wel werd wie wij wordt ze zelf zich zij zijn zo zonder
""",
    "pl": """
a albo ale bez bo bez by był była było być ci cię co coś czy dla do gdy gdzie go i ich ile im iż ja jak
jaki jako je jego jej jest jestem jeszcze jeśli już każdy kiedy kto która które który lub ma mam mi mnie
mój moja mu my na nad nam nas nawet nic nich nie niej nim niż no o ob od on ona one oni ono oraz po pod
przed przez przy są sam się ta tak także tam te tego tej ten też to tu twoja twój ty tych tylko tym u w
wam was we wszystko wy z za ze że
""",
    "pt": """
a ao aos as até com como da das de dela dele do dos e é ela elas ele eles em era essa esse esta está este
eu foi há isso isto já lá lhe mais mas me meu meus minha muito na nas nem no nos nós não o os ou para pela
pelo por porque pra qual quando que quem se sem ser seu seus só sua suas são também te tem teu tu tua tudo
um uma você
""",
    "uk": """
а або але без би був була було бути в вам вас вже ви від він вона вони воно все всі де для до ж за з зі
й є і із їй їм їх її його коли куди ледь лише ми мене мені мій моя на над нам нас навіть не немає ні
ніхто нічого о от перед по при про с свій себе собі та так там те теж тебе ти тільки то тобі того тому
тут у хто це цей ця через чи чого чому що щоб щось я як яка який які якщо
""",
    "ja": """
ある いた いて いな いま いる うに えて おり かっ かな かも から がい きて くて けど こと この これ
ころ さん した して しな しま すか すと する せん そう その それ たい たか たち たと たの ため たら
たり だけ だっ だれ った って っぱ つも てい てく てし ても てる です では でも とい とう とき とこ
とは とも ない なか なが なく なさ なの なら なる なん には ので のに のは のよ はず ひと ほど まし
ます ませ また まだ まで もう もの やっ よう より らい らな られ るの れた れて れる わた
""",
}
MEANT_ELSEWHERE: Final = "ale bez bin den door haar hat las man men nada pod sam sin solo ten tot van war"
"""Small in one language and a word in another: small only where the language is known."""
