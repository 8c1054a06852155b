import type { Body } from '../../../http/body.ts';
import type { EndpointServices } from '../../../http/feature.ts';
import type { Site } from '../../../source/site.ts';

/** What feedback needs of the pages: which ones exist, and the page that shows a form again. */
interface Pages {
  site: Pick<Site, 'pages' | 'coded'>;
  page(path: string, query: URLSearchParams, format: 'html'): Promise<Body | undefined>;
}

/** What the endpoint of feedback uses. */
export interface FeedbackServices extends EndpointServices {
  renderer(): Pages | Promise<Pages>;
}
