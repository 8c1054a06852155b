import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Proxies whose forwarding headers are trusted. */
export interface TrustedProxies {
  has(address: string): boolean;
}

/** Parses a list such as `10.0.0.0/8, ::1`; throws a one-line error for an invalid entry. */
export function trustedProxies(list: string): TrustedProxies {
  const trusted = new BlockList();
  for (const entry of list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const kind = isIP(address);
    const max = kind === 6 ? 128 : 32;
    const size = bits === undefined ? max : Number(bits);
    if (!kind || !Number.isInteger(size) || size < 0 || size > max)
      throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an IP address nor a range such as 10.0.0.0/8.`);
    trusted.addSubnet(address, size, kind === 6 ? 'ipv6' : 'ipv4');
  }
  return { has: (address) => isIP(address) > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}

/** Unwraps an IPv4 address that is mapped to IPv6. */
function unwrapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns the IP address of the connection; undefined for requests from within the process. */
export function peerAddress(context: Context): string | undefined {
  try {
    const { address } = getConnInfo(context).remote;
    return address && unwrapIpv4(address);
  } catch {
    return undefined;
  }
}

/** True if the request came through a trusted proxy. */
export function fromTrustedProxy(context: Context, proxies: TrustedProxies): boolean {
  const peer = peerAddress(context);
  return peer !== undefined && proxies.has(peer);
}

/** Returns the visitor's IP address: the nearest one that is not a trusted proxy. A forged header has no effect. */
export function clientAddress(context: Context, proxies: TrustedProxies): string | undefined {
  const peer = peerAddress(context);
  if (peer === undefined || !proxies.has(peer)) return peer;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => unwrapIpv4(part.trim()));
  const nearest = forwarded.reverse().find((address) => !proxies.has(address));
  return nearest && isIP(nearest) ? nearest : peer;
}
