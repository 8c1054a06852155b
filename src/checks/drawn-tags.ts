import { productTags } from '../prose/product-tags.tsx';

/** Tags that draw the product, its parts, its people, its prices or its discussions. */
export const DRAWN_TAGS: readonly string[] = [
  'Architecture',
  'CodeToTrace',
  'DiscussionThread',
  'PriceTimeline',
  'TeamPortraits',
  'TraceView',
  ...Object.keys(productTags([])),
];
