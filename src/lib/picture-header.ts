/** Picture formats that we recognize. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'svg' | 'avif' | 'heif';

/** Data in the header of a picture; sizes are in pixels, 0 if unknown. */
export interface PictureHeader {
  format: PictureFormat;
  width: number;
  height: number;
  animated: boolean;
}

type Bytes = Uint8Array;

const text = (bytes: Bytes, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const uint16BE = (bytes: Bytes, offset: number) => ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);
const uint16LE = (bytes: Bytes, offset: number) => (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8);
const uint32BE = (bytes: Bytes, offset: number) => uint16BE(bytes, offset) * 65_536 + uint16BE(bytes, offset + 2);
const uint24LE = (bytes: Bytes, offset: number) => uint16LE(bytes, offset) | ((bytes[offset + 2] ?? 0) << 16);

/** Detects the format of a file from its content, never from its name; undefined for unknown formats. */
export function readPictureHeader(bytes: Bytes): PictureHeader | undefined {
  const start = text(bytes, 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return readPng(bytes);
  if (start.startsWith('\xff\xd8\xff')) return readJpeg(bytes);
  if (/^GIF8[79]a/.test(start)) return readGif(bytes);
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return readWebp(bytes);
  if (start.slice(4, 8) === 'ftyp') return readIsoMedia(bytes);
  return readSvg(bytes);
}

function readPng(bytes: Bytes): PictureHeader {
  let animated = false;
  for (let index = 8; index + 8 <= bytes.length; index += 12 + uint32BE(bytes, index)) {
    const chunk = text(bytes, index + 4, 4);
    if (chunk === 'acTL') animated = true;
    if (chunk === 'acTL' || chunk === 'IDAT') break;
  }
  return { format: 'png', width: uint32BE(bytes, 16), height: uint32BE(bytes, 20), animated };
}

/** The size is in the first frame marker, after segments of any length; the Exif orientation may swap width and height. */
function readJpeg(bytes: Bytes): PictureHeader {
  let isRotated = false;
  for (let index = 2; index + 9 < bytes.length && bytes[index] === 0xff; index += 2 + uint16BE(bytes, index + 2)) {
    const marker = bytes[index + 1] ?? 0;
    if (marker === 0xe1) isRotated ||= hasRotation(bytes.subarray(index + 4, index + 2 + uint16BE(bytes, index + 2)));
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    const [height, width] = [uint16BE(bytes, index + 5), uint16BE(bytes, index + 7)];
    return { format: 'jpeg', ...(isRotated ? { width: height, height: width } : { width, height }), animated: false };
  }
  return { format: 'jpeg', width: 0, height: 0, animated: false };
}

/** True if the Exif orientation swaps width and height. */
function hasRotation(exif: Bytes): boolean {
  if (text(exif, 0, 6) !== 'Exif\0\0') return false;
  const tiff = exif.subarray(6);
  const little = text(tiff, 0, 2) === 'II';
  const short = (offset: number) => (little ? uint16LE(tiff, offset) : uint16BE(tiff, offset));
  const first = little ? uint16LE(tiff, 4) + uint16LE(tiff, 6) * 65_536 : uint32BE(tiff, 4);
  for (let entry = 0; entry < short(first); entry++) {
    const offset = first + 2 + entry * 12;
    if (short(offset) === 0x0112) return short(offset + 8) >= 5;
  }
  return false;
}

/** A GIF is animated if a second frame follows the first; reads block by block, since their bytes may contain anything. */
function readGif(bytes: Bytes): PictureHeader {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const skipBlocks = (from: number) => {
    let position = from;
    while (position < bytes.length && bytes[position] !== 0) position += 1 + (bytes[position] ?? 0);
    return position + 1;
  };
  let frames = 0;
  let offset = 13 + tableSize(bytes[10] ?? 0);
  while (offset < bytes.length && frames < 2) {
    if (bytes[offset] === 0x21) offset = skipBlocks(offset + 2);
    else if (bytes[offset] === 0x2c) {
      frames++;
      offset = skipBlocks(offset + 11 + tableSize(bytes[offset + 9] ?? 0));
    } else break;
  }
  return { format: 'gif', width: uint16LE(bytes, 6), height: uint16LE(bytes, 8), animated: frames > 1 };
}

function readWebp(bytes: Bytes): PictureHeader {
  const chunk = text(bytes, 12, 4);
  const createHeader = (width: number, height: number, animated = false): PictureHeader => ({
    format: 'webp',
    width,
    height,
    animated,
  });
  if (chunk === 'VP8X')
    return createHeader(uint24LE(bytes, 24) + 1, uint24LE(bytes, 27) + 1, ((bytes[20] ?? 0) & 0b10) !== 0);
  if (chunk === 'VP8 ') return createHeader(uint16LE(bytes, 26) & 0x3fff, uint16LE(bytes, 28) & 0x3fff);
  if (chunk !== 'VP8L') return createHeader(0, 0);
  const bits = uint16LE(bytes, 21) + uint16LE(bytes, 23) * 65_536;
  return createHeader((bits % 16_384) + 1, (Math.floor(bits / 16_384) % 16_384) + 1);
}

/** Reads formats with MP4 boxes: AVIF, or else HEIF. */
function readIsoMedia(bytes: Bytes): PictureHeader | undefined {
  const brands = text(bytes, 8, Math.min(uint32BE(bytes, 0), 64) - 8);
  const format = /avi[fs]/.test(brands) ? 'avif' : /hei[cfsxm]|hev[cmsx]|mif1|msf1/.test(brands) ? 'heif' : undefined;
  return format && { format, width: 0, height: 0, animated: false };
}

const SVG_START_CHARS = 16_384;
/** What may precede the root of an XML file, with its start and end. */
const PROLOG: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
];

/** Returns the attributes of the root if it is `<svg>`. Skips the prolog step by step: a single pattern would allow catastrophic backtracking. */
function svgAttributes(source: string): string | undefined {
  let rest = source.trimStart();
  for (;;) {
    const piece = PROLOG.find(([start]) => rest.slice(0, start.length).toLowerCase() === start);
    if (!piece) break;
    const [start, end] = piece;
    const inner = start === '<!doctype' && /^[^>]*\[/.test(rest) ? rest.indexOf(']') : 0;
    const endIndex = inner < 0 ? -1 : rest.indexOf(end, inner);
    if (endIndex < 0) return undefined;
    rest = rest.slice(endIndex + end.length).trimStart();
  }
  return /^<(?:\w+:)?svg(\s[^>]*|)\/?>/i.exec(rest)?.[1];
}

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const VIEW_BOX = new RegExp(
  String.raw`\sviewBox\s*=\s*["']\s*(?:[-+]?${NUMBER}[\s,]+){2}(${NUMBER})[\s,]+(${NUMBER})\s*["']`,
);

/** The size of an SVG is its width and height in numbers or pixels, or else its view box. */
function readSvg(bytes: Bytes): PictureHeader | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, SVG_START_CHARS)).replace(/^\uFEFF/, '');
  const attributes = svgAttributes(start);
  if (attributes === undefined) return undefined;
  const pixels = (name: string) =>
    Number(new RegExp(String.raw`\s${name}\s*=\s*["']\s*(${NUMBER})(?:px)?\s*["']`).exec(attributes)?.[1] ?? 0);
  const box = VIEW_BOX.exec(attributes);
  const [boxWidth, boxHeight] = [Number(box?.[1] ?? 0), Number(box?.[2] ?? 0)];
  const width = pixels('width') || (boxHeight && (pixels('height') * boxWidth) / boxHeight) || boxWidth;
  const height = pixels('height') || (boxWidth && (width * boxHeight) / boxWidth) || boxHeight;
  return { format: 'svg', width: Math.round(width), height: Math.round(height), animated: false };
}
