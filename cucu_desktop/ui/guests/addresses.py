"""The addresses of this machine at which phones may find it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface

_VIRTUAL: Final = re.compile(
    r"docker|br-|veth|virbr|vmnet|vmware|vbox|virtualbox|vethernet|hyper-v|lxc|lxd|podman|cni|"
    r"tun|tap|utun|wg|wireguard|ppp|tailscale|zt|zerotier|ipsec|nordlynx",
    re.IGNORECASE,
)
"""The beginnings of the names of interfaces of containers, virtual machines and VPNs."""
_SHARED: Final = QHostAddress("100.64.0.0"), 10
"""The network of providers and of some VPNs, whose machines see only their own address of it (RFC 6598)."""
_LINK: Final = 64
"""The longest prefix of the IPv6 addresses of one room."""


def private_addresses() -> tuple[str, ...]:
    """Return the addresses in private IPv4 networks; those of containers and VPNs last."""
    return tuple(filter(is_private, _addresses()))


def other_addresses() -> tuple[str, ...]:
    """Return the addresses that only the host may choose: public, shared (100.64.0.0/10) and IPv6 ones."""
    return tuple(address for address in _addresses() if not is_private(address))


def is_private(address: str) -> bool:
    """Return whether an address is a loopback one, or in a private IPv4 network."""
    host = QHostAddress(address)
    is_v4 = host.protocol() == QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
    return host.isLoopback() or (is_v4 and host.isPrivateUse())


def subnet_of(address: QHostAddress) -> tuple[QHostAddress, int] | None:
    """Return the network of an address of this machine, or None if it is not of this machine."""
    for interface in QNetworkInterface.allInterfaces():
        for entry in interface.addressEntries():
            if entry.ip() == address:
                if address.isInSubnet(*_SHARED):
                    return _SHARED
                is_v6 = address.protocol() == QAbstractSocket.NetworkLayerProtocol.IPv6Protocol
                return address, min(entry.prefixLength(), _LINK) if is_v6 else entry.prefixLength()
    return None


def _addresses() -> list[str]:
    """Return the addresses of interfaces that are up; those of virtual interfaces last."""
    flags = QNetworkInterface.InterfaceFlag
    found: list[tuple[bool, str]] = []
    for interface in QNetworkInterface.allInterfaces():
        is_up = flags.IsUp in interface.flags() and flags.IsRunning in interface.flags()
        if not is_up or flags.IsLoopBack in interface.flags():
            continue
        is_virtual = any(map(_VIRTUAL.match, (interface.name(), interface.humanReadableName())))
        addresses = (entry.ip() for entry in interface.addressEntries())
        found += [(is_virtual, each.toString()) for each in addresses if not each.isLinkLocal()]
    return [address for _, address in sorted(found, key=lambda each: each[0])]
