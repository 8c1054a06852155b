import { productTags } from '../prose/product-tags.tsx';

/** Tags that draw the product, its people, its prices or its discussions. */
export const DRAWN_TAGS: readonly string[] = [
  'CodeToTrace',
  'DiscussionThread',
  'PriceTimeline',
  'TeamPortraits',
  'TraceView',
  ...Object.keys(productTags([])),
];
