"""S16: names that look like one that sits at the table."""

from tests.campaigns.siege.line import Finding, Line, Siege, exactly

NAMES = ("Ana Paola", "Pascal")
ALIKE = (
    *("Аna Paola", "Ana Рaola", "ana paola", "Ana  Paola", "Ana\u00a0Paola", "Ana Pаolа", "𝐀𝐧𝐚 𝐏𝐚𝐨𝐥𝐚"),
    *("Ana\ufe0f Paola", "Ana\u034f Paola", "A\u200bna Paola", "Ana Paola\u2060"),
    *("Pasca1", "PascaI", "Ρascal", "Pаscal", "Pascal\u200d"),
)  # fmt: skip


async def attack(siege: Siege) -> list[Finding]:
    async with siege.visitor() as ana:
        made = await ana.create(NAMES[0])
        await ana.ask(f"/api/rooms/{made['room']}/join", {"name": NAMES[1], "invite": made["invite"]})
        seated = []
        for name in ALIKE:
            body = {"name": name, "invite": made["invite"]}
            status, _ = await ana.ask(f"/api/rooms/{made['room']}/join", body)
            seated += [ascii(name)] if status == 200 else []
        status, _ = await ana.ask(
            f"/api/rooms/{made['room']}/join", {"name": "Ana Paula", "invite": made["invite"]}
        )
    return [
        exactly(f"look-alikes that sat down, of {len(ALIKE)}", [], seated),
        exactly("a name that is another one sits down", 200, status),
    ]


LINE = Line("S16", "names that look alike", attack)
