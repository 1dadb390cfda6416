"""Pictures that move, in a report of their own: the slider shows one frame of all pictures, pixel by pixel."""

import subprocess

# A red card of 10 × 10 points, which moves by so many points in 0.4 s.
SPEC = '''{ "canvas": { "width": 60, "height": 20, "background": "white" },
  "animations": [{ "view": "card", "to": { "x": %d }, "duration": 0.4, "curve": "linear" }],
  "views": [{ "id": "card", "background": "red", "size": { "width": 10, "height": 10 },
      "position": { "x": 0, "y": 5 } }] }'''

# The first red column of each picture that is shown.
COLUMNS = """Promise.all([...document.querySelectorAll('#view img')].map(async image => {
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [60, 20];
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 10, 60, 1).data;
  return [...Array(60).keys()].find(x => pixels[4 * x] === 255 && pixels[4 * x + 1] === 0) ?? null;
}))"""


def frames(checks, page):
    folder = checks.report.parent / "moving"
    folder.mkdir()

    def run(*words, codes=(0,)):
        answer = subprocess.run([checks.snapshot, *words], cwd=folder, capture_output=True, text=True, timeout=60,
                                env={"PATH": "/usr/bin:/bin"})
        if answer.returncode not in codes:
            raise OSError(f"snapshot {' '.join(words)} exits with {answer.returncode}: {answer.stderr[-2000:]}")

    (folder / "card.json").write_text(SPEC % 40)
    run("record", "card.json", "--scale", "1", "--animation", "0..0.4@10", "--quiet")
    (folder / "card.json").write_text(SPEC % 44)
    run("verify", "card.json", "--scale", "1", "--quiet", codes=(1,))
    run("report", "failures", "-o", "moving.html", codes=(1,))
    page.open((folder / "moving.html").as_uri() + "#case=card.json+%401x")
    checks.check("a snapshot that moves has a slider", page.wait("document.getElementById('frame') !== null", 5))
    checks.same("over its frames", page.run("document.getElementById('frame').max"), "4")
    checks.same("which begins at the first that differs", checks.text("#frame-place"), "frame 1 of 4 · 0.100 s")
    for frame in (1, 3, 0, 4, 2):
        page.run(f"""(() => {{ const input = document.getElementById('frame'); input.value = {frame};
            input.dispatchEvent(new Event('input')); }})()""")
        page.run("new Promise(done => setTimeout(done, 300))")
        # 10 points a frame in the reference, 11 now.
        checks.same(f"frame {frame} of both is shown", page.run(COLUMNS), [10 * frame, 11 * frame])
    page.click("#play-frames")
    checks.check("it plays", page.wait("document.getElementById('frame').value !== '2'", 3))
    page.click("#play-frames")
    page.key("5")
    checks.check("the difference moves with it", page.wait("document.querySelectorAll('#view img').length === 1", 3))
    page.key("6")
    checks.check("and the loupe shows a frame", page.wait("document.querySelectorAll('.lens').length === 3", 3))
