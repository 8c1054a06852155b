import { createHmac, timingSafeEqual } from 'node:crypto';
import { FORM_MAX_MS, FORM_MIN_MS } from '../../../site/limits.ts';

/** How long a form took: as long as a person needs, less than that, or with a time that is not signed or long past. */
export type FormTiming = 'typed' | 'too-soon' | 'expired';

const sign = (secret: Buffer, key: string, time: string) =>
  createHmac('sha256', secret).update(`${key} ${time}`).digest('base64url');

/** Signs the time at which a visit's form was created. */
export function signTime(secret: Buffer, key: string, createdAt: number): string {
  const time = createdAt.toString(36);
  return `${time}.${sign(secret, key, time)}`;
}

/** Checks a signed time and returns how long the form took. */
export function formTiming(secret: Buffer, key: string, token: string, now: number): FormTiming {
  const [time = '', signature = ''] = token.split('.');
  const [received, expected] = [Buffer.from(signature), Buffer.from(sign(secret, key, time))];
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return 'expired';
  const age = now - Number.parseInt(time, 36);
  if (age > FORM_MAX_MS) return 'expired';
  return age < FORM_MIN_MS ? 'too-soon' : 'typed';
}
