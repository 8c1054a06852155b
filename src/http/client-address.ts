import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Who may speak for visitors: proxies whose forwarding headers are believed. */
export interface TrustedProxies {
  has(address: string): boolean;
}

/** Reads a list such as `10.0.0.0/8, ::1`; an entry that is no address throws one clear line. */
export function trustedProxies(list: string): TrustedProxies {
  const known = new BlockList();
  for (const entry of list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const kind = isIP(address);
    const max = kind === 6 ? 128 : 32;
    const size = bits === undefined ? max : Number(bits);
    if (!kind || !Number.isInteger(size) || size < 0 || size > max)
      throw new Error(`TRUSTED_PROXIES: "${entry}" is no address and no range such as 10.0.0.0/8.`);
    known.addSubnet(address, size, kind === 6 ? 'ipv6' : 'ipv4');
  }
  return { has: (address) => isIP(address) > 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}

/** An IPv4 address that came over IPv6, as IPv4. */
function unwrapIpv4(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The other end of the connection, or undefined where there is none (a request made in the process). */
export function peerAddress(context: Context): string | undefined {
  try {
    const { address } = getConnInfo(context).remote;
    return address && unwrapIpv4(address);
  } catch {
    return undefined;
  }
}

/** True where the request came through a proxy that is trusted. */
export function fromTrustedProxy(context: Context, proxies: TrustedProxies): boolean {
  const peer = peerAddress(context);
  return peer !== undefined && proxies.has(peer);
}

/** The visitor's address: the nearest one that is not a trusted proxy. A forged header changes nothing. */
export function clientAddress(context: Context, proxies: TrustedProxies): string | undefined {
  const peer = peerAddress(context);
  if (peer === undefined || !proxies.has(peer)) return peer;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => unwrapIpv4(part.trim()));
  const nearest = forwarded.reverse().find((address) => !proxies.has(address));
  return nearest && isIP(nearest) ? nearest : peer;
}
