const encoder = new TextEncoder();

/** Writes numbers and text one after another. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** Writes a non-negative integer; small ones take one byte. */
  writeNumber(value: number): void {
    let rest = value;
    this.#reserve(6);
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  /** Writes a text with its length before it. */
  writeText(value: string): void {
    if (this.#writeAscii(value)) return;
    const bytes = encoder.encode(value);
    this.writeNumber(bytes.length);
    this.writeBytes(bytes);
  }

  /** A fast path: most texts are short words in ASCII. Returns false, and writes nothing, for other texts. */
  #writeAscii(value: string): boolean {
    const start = this.#length;
    this.writeNumber(value.length);
    this.#reserve(value.length);
    for (let index = 0; index < value.length; index++) {
      const code = value.charCodeAt(index);
      if (code > 127) {
        this.#length = start;
        return false;
      }
      this.#bytes[this.#length++] = code;
    }
    return true;
  }

  writeBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  get length(): number {
    return this.#length;
  }

  clear(): void {
    this.#length = 0;
  }

  /** The bytes so far; valid until the next write. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads what `ByteWriter` wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.#bytes = bytes;
    this.offset = offset;
  }

  get done(): boolean {
    return this.offset >= this.#bytes.length;
  }

  readNumber(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.offset++];
      if (byte === undefined) throw new RangeError('The index file ends too early.');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  readText(): string {
    const length = this.readNumber();
    const text = new TextDecoder().decode(this.#bytes.subarray(this.offset, this.offset + length));
    this.offset += length;
    return text;
  }

  /** Reads the next bytes, as a copy. */
  readBytes(length: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#bytes.subarray(this.offset, this.offset + length));
    if (bytes.length < length) throw new RangeError('The index file ends too early.');
    this.offset += length;
    return bytes;
  }
}
