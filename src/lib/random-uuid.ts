/** Creates a random UUID, also on pages without TLS, where browsers have no `randomUUID`. */
export function randomUuid(): string {
  return crypto.randomUUID?.() ?? formatUuid(crypto.getRandomValues(new Uint8Array(16)));
}

/** Formats 16 random bytes as a version 4 UUID. */
export function formatUuid(bytes: Uint8Array): string {
  const versionedBytes = bytes.map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = Array.from(versionedBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
