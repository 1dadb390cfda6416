"""Pictures of the report, for its makers to look at."""


def take(page, report, folder):
    def show(name, where="", **media):
        page.prefer(**{"color_scheme": "light", **media})
        page.open(report.as_uri() + where)
        page.wait("[...document.images].every(image => image.complete)")
        page.run("new Promise(done => setTimeout(done, 250))")
        page.picture(folder / f"{name}.png")

    page.size(1440, 900)
    show("overview-light")
    show("overview-dark", color_scheme="dark")
    show("group-light", "#group=gap+12+%E2%86%92+14")
    show("group-dark", "#group=gap+12+%E2%86%92+14", color_scheme="dark")
    case = "#case=Screens%2Fprofile-card.json+%402x"
    for mode in ("side", "swipe", "onion", "difference", "loupe", "trees"):
        show(f"{mode}-light", f"{case}&mode={mode}")
    show("side-dark", f"{case}&mode=side", color_scheme="dark")
    show("loupe-dark", f"{case}&mode=loupe", color_scheme="dark")
    show("decided-light", case)
    page.key("a")
    page.picture(folder / "decided-light.png")
    show("unexplained-light", "#case=Screens%2Fspeech-bubble.json+%402x")
    show("marked-light", case)
    page.click(".changes li:nth-child(2) button")
    page.picture(folder / "marked-light.png")
    show("moved-dark", "#case=Odd%2Funseen.json+%402x", color_scheme="dark")
    show("text-dark", "#case=CardTests%2Fsummary%28%29+lines", color_scheme="dark")
    show("missing-light", "#case=Screens%2Fplayer.json+%403x")
    show("gone-light", "#case=CardTests%2Fgone%28%29+plain%402x")
    show("help-light", case)
    page.key("?")
    page.picture(folder / "help-light.png")
    page.key("Escape")
    page.click("#save")
    page.picture(folder / "saved-light.png")
    page.run("sessionStorage.clear()")
    page.size(390, 844, 2, is_phone=True)
    show("phone-overview")
    show("phone-snapshot", f"{case}&mode=swipe")
    show("phone-dark", f"{case}&mode=side", color_scheme="dark")
    page.size(1440, 900)
