"""A table as Python and notebooks show it."""

import html

from theomachy import Table


def test_a_notebook_is_shown_the_board_in_letters():
    table = Table("bello", players=2, seed=1)
    shown = table._repr_html_()
    assert shown.startswith("<pre ")
    assert html.unescape(shown.partition(">")[2].removesuffix("</pre>")) == str(table)


def test_what_could_be_taken_for_markup_is_written_out():
    class Angular(Table):
        def __str__(self):
            return "<b> & c"

    assert "&lt;b&gt; &amp; c" in Angular("bello", seed=1)._repr_html_()


def test_python_is_told_which_table_it_is():
    table = Table("bello", players=3, seed=1)
    table.roll()
    assert repr(table) == "<Table bello, 3 players, ply 1>"
