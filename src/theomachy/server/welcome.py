"""Where the house is found, told on the terminal of who started it."""

import sys
import threading
import webbrowser

from theomachy.locales import Speech
from theomachy.server import lan, qr
from theomachy.server.place import Place
from theomachy.server.site import Site


def welcome(site: Site, port: int, place: Place, open_browser: bool, tongue: Speech) -> None:
    """On this computer, and on the network if others find it there."""
    url, network = lan.own_url(site.host, port), lan.network_url(site.host, port)
    print(tongue.say("house-serve-at", url=url, data=place.shown()), flush=True)
    if site.public_url:
        print(tongue.say("house-serve-public", url=site.public_url), flush=True)
    elif network or lan.lan_address():
        tell_network(network, tongue)
    if open_browser:
        threading.Timer(0.7, webbrowser.open, [url]).start()


def tell_network(url: str, tongue: Speech) -> None:
    """By which address others at home come, for eyes and for cameras; or that they do no more."""
    if not url:
        print(tongue.say("house-serve-alone"), flush=True)
        return
    print(tongue.say("house-serve-network", url=url), flush=True)
    if sys.stdout.isatty():
        print(qr.written(url), flush=True)
