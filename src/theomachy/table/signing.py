"""What a server signs, anybody can check: Ed25519. No other file knows the package for it."""

import hashlib

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def fresh_key() -> str:
    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def public_of(key: str) -> str:
    """What everybody may know of a key."""
    return _private(key).public_key().public_bytes_raw().hex()


def sign(key: str, text: str) -> str:
    return _private(key).sign(text.encode()).hex()


def is_signed(public: str, signature: str, text: str) -> bool:
    """Whether the holder of a public key's other half has signed a text."""
    try:
        signer = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        signer.verify(bytes.fromhex(signature), text.encode())
    except (ValueError, InvalidSignature):
        return False
    return True


def fingerprint(public: str) -> str:
    """128 bits of a public key, for people to compare."""
    digest = hashlib.sha256(bytes.fromhex(public)).hexdigest()
    return "-".join(digest[at : at + 4] for at in range(0, 32, 4))


def _private(key: str) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
