"""Names that would be scripts on a page that took them for anything but text."""

import itertools

LONGEST = 24
"""Characters of a name."""
_TAGS = (
    "svg", "img src=x", "body", "video", "audio", "input", "select", "textarea", "iframe", "object",
    "embed", "details open", "style", "link", "a href=x", "form", "button", "math", "p", "q", "x",
)  # fmt: skip
_EVENTS = ("onload", "onerror", "onfocus", "onclick", "ontoggle", "onwheel", "oncopy")
_ENDS = ("m()>", "m()//", "m``>", "'m()'>")
_ALONE = (
    "<script>m()</script>", "<script src=//x>", "<script>m()//", "</script><svg/onload=m()",
    "javascript:m()", "JaVaScRiPt:m()", "java&#x73;cript:m()", "data:text/html,<x>",
    "<a href=javascript:m()>x", "<iframe src=javascript:", "<base href=//x>", "<meta charset=x>",
    '"><svg/onload=m()>', "'><svg/onload=m()>", '" onfocus=m() "', "' onfocus=m() '",
    '"autofocus="',
    "--><svg/onload=m()>", "]]><svg/onload=m()>", "</style><svg/onload=m()", "</a><svg/onload=m()>",
    "{m()}", "{{m()}}", "${m()}", "#{m()}", "{@html m()}", "{#if m()}{/if}", "<%= m() %>",
    "{ $name }", "{ m() }", "{-term}", "&lt;svg/onload=m()&gt;", "&#60;svg/onload=m()>",
    "%3Csvg/onload=m()%3E", "\\u003csvg/onload=m()>", "\\x3csvg/onload=m()>",
    "<!--<svg/onload=m()>",
    "<![CDATA[<svg onload=m()", "<?xml m()?>", "<svg><script>m()", "<math><x href=m()>",
    "expression(m())", "url(javascript:m())", "__proto__", "constructor", "toString", "P1", "P2",
    "../../api/tables", "//evil.example", "';m();'", '";m();"', "`;m();`", "\\';m();//", "*/m()/*",
)  # fmt: skip


def names(count: int) -> list[str]:
    """So many, all different and none too long."""
    made = (
        f"<{tag}{gap}{event}={end}"
        for end, event, tag in itertools.product(_ENDS, _EVENTS, _TAGS)
        for gap in ("/" if " " not in tag else " ",)
    )
    fitting = dict.fromkeys(name for name in (*_ALONE, *made) if len(name) <= LONGEST)
    return list(fitting)[:count]
