const HEADER_LENGTH_BYTES = 4;

/** Where each file of a pack starts, and how long it is. */
export type PackTable = ReadonlyMap<string, readonly [start: number, length: number]>;

/** Writes many small files as one: the length of the table, the table as JSON, then the files. */
export function writePack(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const table: [string, number][] = [...files].map(([name, bytes]) => [name, bytes.byteLength]);
  const header = new TextEncoder().encode(JSON.stringify(table));
  const size = [...files.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0);
  const pack = new Uint8Array(HEADER_LENGTH_BYTES + header.byteLength + size);
  new DataView(pack.buffer).setUint32(0, header.byteLength);
  pack.set(header, HEADER_LENGTH_BYTES);
  let offset = HEADER_LENGTH_BYTES + header.byteLength;
  for (const bytes of files.values()) {
    pack.set(bytes, offset);
    offset += bytes.byteLength;
  }
  return pack;
}

/** Reads the table of a pack through `read`, which returns a part of it. */
export function readPackTable(read: (start: number, length: number) => Uint8Array): PackTable {
  const first = read(0, HEADER_LENGTH_BYTES);
  const length = new DataView(first.buffer, first.byteOffset).getUint32(0);
  const header: [string, number][] = JSON.parse(new TextDecoder().decode(read(HEADER_LENGTH_BYTES, length)));
  let start = HEADER_LENGTH_BYTES + length;
  const table = new Map<string, readonly [number, number]>();
  for (const [name, size] of header) {
    table.set(name, [start, size]);
    start += size;
  }
  return table;
}
