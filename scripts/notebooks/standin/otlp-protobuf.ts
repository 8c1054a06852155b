import type { Json } from './model-call.ts';
import { type OtlpSpan, readOtlp } from './otlp.ts';

type Fields = ReadonlyMap<number, readonly (Buffer | bigint)[]>;

/** Reads the fields of one Protocol Buffers message; nested messages stay bytes. */
function readFields(bytes: Buffer): Fields {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let offset = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[offset++];
      if (byte === undefined) throw new Error('The OTLP message is cut off.');
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number) => {
    offset += length;
    return bytes.subarray(offset - length, offset);
  };
  while (offset < bytes.length) {
    const tag = Number(varint());
    const wire = tag & 7;
    const value = wire === 0 ? varint() : wire === 1 ? take(8) : wire === 5 ? take(4) : take(Number(varint()));
    const values = fields.get(tag >> 3);
    if (values) values.push(value);
    else fields.set(tag >> 3, [value]);
  }
  return fields;
}

const all = (fields: Fields, number: number) => (fields.get(number) ?? []).filter((value) => Buffer.isBuffer(value));
const bytesAt = (fields: Fields, number: number) => all(fields, number)[0];
const textAt = (fields: Fields, number: number) => bytesAt(fields, number)?.toString('utf8') ?? '';
const hexAt = (fields: Fields, number: number) => bytesAt(fields, number)?.toString('hex') ?? '';

function anyValue(bytes: Buffer): Json {
  const fields = readFields(bytes);
  if (fields.has(1)) return { stringValue: textAt(fields, 1) };
  if (fields.has(2)) return { boolValue: fields.get(2)?.[0] === 1n };
  if (fields.has(3)) return { intValue: String(BigInt.asIntN(64, (fields.get(3)?.[0] as bigint) ?? 0n)) };
  if (fields.has(4)) return { doubleValue: bytesAt(fields, 4)?.readDoubleLE(0) };
  const list = bytesAt(fields, 5);
  if (list) return { arrayValue: { values: all(readFields(list), 1).map(anyValue) } };
  const pairs = bytesAt(fields, 6);
  return pairs ? { kvlistValue: { values: attributes(all(readFields(pairs), 1)) } } : {};
}

function attributes(list: readonly Buffer[]): Json[] {
  return list.map((bytes) => {
    const fields = readFields(bytes);
    return { key: textAt(fields, 1), value: anyValue(bytesAt(fields, 2) ?? Buffer.alloc(0)) };
  });
}

function span(bytes: Buffer): Json {
  const fields = readFields(bytes);
  const status = readFields(bytesAt(fields, 15) ?? Buffer.alloc(0));
  const time = (number: number) => String(bytesAt(fields, number)?.readBigUInt64LE(0) ?? 0n);
  return {
    traceId: hexAt(fields, 1),
    spanId: hexAt(fields, 2),
    parentSpanId: hexAt(fields, 4),
    name: textAt(fields, 5),
    startTimeUnixNano: time(7),
    endTimeUnixNano: time(8),
    attributes: attributes(all(fields, 9)),
    events: all(fields, 11).map((event) => {
      const inner = readFields(event);
      return { name: textAt(inner, 2), attributes: attributes(all(inner, 3)) };
    }),
    status: { message: textAt(status, 2), code: Number(status.get(3)?.[0] ?? 0n) },
  };
}

export function readOtlpProtobuf(bytes: Buffer): OtlpSpan[] {
  const resourceSpans = all(readFields(bytes), 1).map((group) => {
    const fields = readFields(group);
    const resource = readFields(bytesAt(fields, 1) ?? Buffer.alloc(0));
    return {
      resource: { attributes: attributes(all(resource, 1)) },
      scopeSpans: all(fields, 2).map((scope) => ({ spans: all(readFields(scope), 2).map(span) })),
    };
  });
  return readOtlp({ resourceSpans });
}
