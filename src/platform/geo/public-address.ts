import { BlockList, isIP } from 'node:net';

/** Ranges without a location: private, local, shared, reserved, for documentation. The database has errors for them. */
const NON_PUBLIC_RANGES = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/127 100::/64 2001:db8::/32 3fff::/20 fc00::/7 fe80::/10 ff00::/8',
];

const nonPublic = new BlockList();
for (const range of NON_PUBLIC_RANGES.flatMap((ranges) => ranges.split(' '))) {
  const [address = '', bits] = range.split('/');
  nonPublic.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** True for an address that someone on the internet can have. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  return kind > 0 && !nonPublic.check(address, kind === 6 ? 'ipv6' : 'ipv4');
}
