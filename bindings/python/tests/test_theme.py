"""Themes, titles by role and legends."""

import numpy as np
import pytest

import keisen as ks


@pytest.fixture
def chart():
    chart = ks.Chart(360, 240, title="title")
    chart.line(None, [0, 2, 1], label="one")
    chart.line(None, [1, 1, 2], label="two", dash=(3, 2))
    return chart


def pixels(chart):
    return chart.render(renderer="cpu").copy()


def corner(chart):
    return tuple(pixels(chart)[0, 0])


def test_themes_by_name(chart):
    pictures = []
    for name in ("light", "dark", "print"):
        chart.theme = name
        assert chart.theme == name
        pictures.append(pixels(chart))
    for index in range(3):
        assert (pictures[index] != pictures[index - 1]).any()
    assert corner(ks.Chart(40, 30, theme="dark")) == (0x15, 0x18, 0x1D, 255)
    assert ks.Chart.bare(40, 30).theme == "light"


def test_a_theme_of_ones_own(chart):
    theme = ks.Theme(
        "dark",
        background="#102030",
        plot_area=(0, 0, 0),
        grid="red",
        axis="lime",
        label="white",
        title=ks.Color(1, 1, 0),
        cycle=["#010203", "yellow"],
    )
    chart.theme = theme
    assert chart.theme is theme
    found = {tuple(each) for each in pixels(chart)[..., :3].reshape(-1, 3)}
    for color in [(16, 32, 48), (255, 0, 0), (0, 255, 0), (1, 2, 3), (255, 255, 0)]:
        assert color in found
    assert (theme.base, theme.font, theme.grid) == ("dark", None, (1, 0, 0, 1))
    assert (theme.cycle[1], len(theme.cycle)) == ((1, 1, 0, 1), 2)
    assert theme.background[3] == 1
    assert theme.plot_area == (0, 0, 0, 1)
    assert (theme.axis, theme.label) == ((0, 1, 0, 1), (1, 1, 1, 1))
    assert repr(theme) == (
        "<Theme dark with another background, plot_area, grid, axis, label, title, cycle>"
    )
    assert repr(ks.Theme()) == "<Theme light>"


def test_colours_of_messages_are_a_mapping_of_kinds():
    with pytest.raises(TypeError, match=r"^messages must be a mapping, got int$"):
        ks.Theme(messages=5)
    with pytest.raises(ks.InvalidArgumentError, match=r'must be "normal", .* got \'loud\'$'):
        ks.Theme(messages={"loud": "red"})


def test_themes_are_values():
    assert ks.Theme("dark", grid="red") == ks.Theme("dark", grid="#ff0000")
    assert hash(ks.Theme()) == hash(ks.Theme("light"))
    assert ks.Theme() != ks.Theme("dark")
    assert ks.Theme() != "light"
    with pytest.raises(AttributeError):
        ks.Theme().base = "dark"


def test_the_background_covers_the_themes(chart):
    chart.theme = "dark"
    chart.background = "navy"
    assert corner(chart) == (0, 0, 128, 255)
    chart.background = None
    assert corner(chart) == (0x15, 0x18, 0x1D, 255)
    chart.background = (0, 0, 0, 0)
    assert corner(chart)[3] == 0


def test_refuses_what_is_no_theme(chart):
    before = pixels(chart)
    for theme, error, words in [
        ("night", ks.InvalidArgumentError, '"light", "dark" or "print", got \'night\''),
        (None, TypeError, "theme must be a str or a Theme, got NoneType"),
        (3, TypeError, "got int"),
    ]:
        with pytest.raises(error, match=words):
            chart.theme = theme
        with pytest.raises(error, match=words):
            ks.Chart(30, 20, theme=theme)
    with pytest.raises(ks.InvalidArgumentError, match="cycle must have at least one colour"):
        ks.Theme(cycle=[])
    with pytest.raises(ks.InvalidArgumentError, match="got 'night'"):
        ks.Theme("night")
    with pytest.raises(ks.InvalidArgumentError, match="no colour"):
        ks.Theme(grid="no colour")
    with pytest.raises(ks.InvalidArgumentError):
        ks.Theme(cycle=["red", "no colour"])
    with pytest.raises(ks.InvalidArgumentError, match="No Such Family 7"):
        chart.theme = ks.Theme(font="No Such Family 7")
    for arguments in ({"base": 1}, {"font": 1}, {"cycle": "red"}, {"cycle": 3}, {"grid": 3}):
        with pytest.raises(TypeError):
            ks.Theme(**arguments)
    assert chart.theme == "light"
    assert (pixels(chart) == before).all()


def test_subtitle_and_caption(chart):
    plain = pixels(chart)
    for name in ("subtitle", "caption"):
        assert getattr(chart, name) is None
        setattr(chart, name, "a text\nof two lines")
        assert getattr(chart, name) == "a text\nof two lines"
        assert (pixels(chart) != plain).any()
        setattr(chart, name, None)
        assert (pixels(chart) == plain).all()
        with pytest.raises(TypeError, match=name):
            setattr(chart, name, 3)
    made = ks.Chart(360, 240, subtitle="a", caption="b")
    assert (made.subtitle, made.caption) == ("a", "b")
    assert [type(each) for each in made.attachments_above[2:]] == [ks.Title, ks.Title]


def test_titles_by_role(chart):
    plain = pixels(chart)
    for role in ("title", "subtitle", "caption"):
        for alignment in ("left", "center", "right"):
            title = ks.Title("words", role=role, alignment=alignment, bold=True, italic=True)
            chart.add(title)
            assert (pixels(chart) != plain).any()
            chart.remove(title)
    for wrong in ({"role": "heading"}, {"alignment": "middle"}, {"size": -1}, {"size": 1001}):
        with pytest.raises(ks.InvalidArgumentError):
            ks.Title("words", **wrong)


PLACES = [
    "best",
    *("top-left", "top", "top-right", "left", "center", "right"),
    *("bottom-left", "bottom", "bottom-right"),
    *("outside-right", "outside-left", "outside-top", "outside-bottom"),
]


@pytest.mark.parametrize("place", PLACES)
def test_legends_at_every_place(chart, place):
    plain = pixels(chart)
    plot = chart.frame_record.plot
    legend = chart.legend(place, title="two lines")
    assert isinstance(legend, ks.Legend)
    assert legend in chart.attachments_above
    assert (pixels(chart) != plain).any()
    assert (chart.frame_record.plot == plot) == (not place.startswith("outside"))
    chart.remove(legend)
    assert (pixels(chart) == plain).all()


def test_legends_have_options(chart):
    plain = pixels(chart)
    before = []
    for options in (
        {},
        {"columns": 2},
        {"title": "title"},
        {"reversed": True},
        {"label_size": 8},
        {"swatch_width": 40},
        {"insets": 1},
        {"insets": (1, 2, 3, 4)},
        {"background": "yellow"},
        {"border_width": 2, "border_color": "red"},
        {"background": "yellow", "radius": 0},
        {"text_color": "red"},
    ):
        legend = chart.legend("top-left", **options)
        picture = pixels(chart)
        assert all((picture != other).any() for other in [plain, *before]), options
        before.append(picture)
        chart.remove(legend)
    rows = [pixels_with(chart, alignment) for alignment in ("left", "center", "right")]
    assert (rows[0] != rows[1]).any()
    assert (rows[1] != rows[2]).any()


def pixels_with(chart, alignment):
    legend = chart.legend("outside-bottom", alignment=alignment)
    picture = pixels(chart)
    chart.remove(legend)
    return picture


def test_legends_follow_labels_and_titles(chart):
    chart.size = (720, 480)
    legend = chart.legend("outside-right")
    first = pixels(chart)
    legend.title = "title"
    assert (pixels(chart) != first).any()
    legend.title = None
    assert (pixels(chart) == first).all()
    chart.series[0].label = "another, far longer name"
    assert (pixels(chart) != first).any()
    for line in chart.series:
        line.label = None
    bare = ks.Chart(720, 480, title="title")
    bare.line(None, [0, 2, 1])
    bare.line(None, [1, 1, 2], dash=(3, 2))
    assert (pixels(chart) == pixels(bare)).all()


def test_best_keeps_clear_of_the_data():
    falling = ks.Chart(360, 240)
    falling.line(None, np.linspace(1, 0, 1000), label="falling", color="red")
    rising = ks.Chart(360, 240)
    rising.line(None, np.linspace(0, 1, 1000), label="rising", color="red")
    for chart, place in ((falling, "top-right"), (rising, "top-left")):
        chart.legend("best")
        best = pixels(chart)
        chart.remove(chart.attachments_above[-1])
        chart.legend(place)
        assert (pixels(chart) == best).all()


def test_refuses_what_is_no_legend(chart):
    for wrong in (
        {"place": "nowhere"},
        {"columns": -1},
        {"columns": 1 << 32},
        {"alignment": "middle"},
        {"label_size": float("nan")},
        {"label_size": 1001},
        {"swatch_width": -1},
        {"insets": -1},
        {"insets": (1, 2)},
        {"border_width": float("inf")},
        {"radius": -1},
        {"background": "no colour"},
    ):
        with pytest.raises(ks.InvalidArgumentError):
            chart.legend(**wrong)
        with pytest.raises(ks.InvalidArgumentError):
            ks.Legend(**wrong)
    with pytest.raises(TypeError):
        chart.legend(3)
    with pytest.raises(TypeError):
        chart.legend(title=3)
    assert len(chart.attachments_above) == 3
