import type { Hono } from 'hono';
import type { EndpointServices, Mount as FeatureMount } from '../../http/feature.ts';
import type { Renderer } from '../renderer.tsx';
import { mountAvatar } from './avatar.ts';
import { continent } from './continent.ts';
import { mountImage } from './image.ts';
import { mountMcp } from './mcp.ts';

export interface Services extends EndpointServices {
  renderer(): Renderer | Promise<Renderer>;
}

/** Adds one endpoint to the server. */
export type Mount = FeatureMount<Services>;

const MOUNTS: readonly Mount[] = [continent, mountAvatar, mountImage, mountMcp];

/** Adds the endpoints of the server and of its features. */
export function apiRoutes(app: Hono, services: Services, features: readonly { mount: Mount }[]): void {
  for (const mount of [...MOUNTS, ...features.map((feature) => feature.mount)]) mount(app, services);
}
