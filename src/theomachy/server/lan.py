"""Where this machine is found: on itself, and on the home network."""

import ipaddress
import os
import socket

LOOPBACK = "127.0.0.1"
_ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
"""Networks of homes, and one that is nowhere: which way would they be reached?"""


def lan_address() -> str:
    """This machine's address on the home network, as far as can be told; nothing without one.
    With several of them THEOMACHY_LAN says which."""
    said = os.environ.get("THEOMACHY_LAN")
    return said or next(filter(is_of_a_home, map(way_to, _ELSEWHERE)), "")


def way_to(address: str) -> str:
    """From which of our addresses an address would be reached. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((address, 9))
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def is_of_a_home(address: str) -> bool:
    number = number_of(address)
    return number is not None and number.is_private and not number.is_link_local and (
        not number.is_loopback and not number.is_unspecified
    )  # fmt: skip


def is_loopback(host: str) -> bool:
    """Whether only this machine itself comes by this way."""
    number = number_of(host)
    return host == "localhost" if number is None else number.is_loopback


def is_everywhere(host: str) -> bool:
    """Whether a host to listen on means every address there is."""
    number = number_of(host)
    return host == "" if number is None else number.is_unspecified


def number_of(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return None
    return getattr(number, "ipv4_mapped", None) or number


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_url(host: str, port: int) -> str:
    """What is opened on this machine when a host is listened on."""
    if not is_everywhere(host):
        return url_of(host, port)
    return url_of("::1" if ":" in host else LOOPBACK, port)


def network_url(host: str, port: int) -> str:
    """What others at home open when a host is listened on; nothing if they find nobody there."""
    if is_loopback(host):
        return ""
    found = lan_address() if is_everywhere(host) else host
    return url_of(found, port) if found else ""
