import { createHmac, timingSafeEqual } from 'node:crypto';
import { FORM_MAX_MS, FORM_MIN_MS } from '../../site/limits.ts';

/** How a form came back: typed by a person, too soon for that, or with a time that we did not sign or that is long past. */
export type FormTiming = 'typed' | 'too-soon' | 'expired';

const mark = (secret: Buffer, key: string, time: string) =>
  createHmac('sha256', secret).update(`${key} ${time}`).digest('base64url');

/** Signs the time at which a visit's form was handed out. */
export function signTime(secret: Buffer, key: string, at: number): string {
  const time = at.toString(36);
  return `${time}.${mark(secret, key, time)}`;
}

/** Reads a signed time and tells how the form came back. */
export function formTiming(secret: Buffer, key: string, token: string, now: number): FormTiming {
  const [time = '', signature = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(mark(secret, key, time))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'expired';
  const age = now - Number.parseInt(time, 36);
  if (age > FORM_MAX_MS) return 'expired';
  return age < FORM_MIN_MS ? 'too-soon' : 'typed';
}
