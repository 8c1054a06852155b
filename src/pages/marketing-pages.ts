import type { CodedPage } from '../layouts/coded-page.ts';
import { careersPage } from './careers/careers-page.tsx';
import { customersPage } from './customers/customers-page.tsx';
import { demoPage } from './demo/demo-page.tsx';
import { enterprisePage } from './enterprise/enterprise-page.tsx';
import { homePage } from './home/home-page.tsx';
import { libraryPage } from './library/library-page.tsx';
import { localePages } from './locale-home/locale-pages.tsx';
import { pricingPage } from './pricing/pricing-page.tsx';
import { pricingSelfHostPage } from './pricing-self-host/pricing-self-host-page.tsx';
import { talkToUsPage } from './talk-to-us/talk-to-us-page.tsx';
import { watchDemoPage } from './watch-demo/watch-demo-page.tsx';

export const marketingPages: CodedPage[] = [
  homePage,
  pricingPage,
  pricingSelfHostPage,
  enterprisePage,
  demoPage,
  watchDemoPage,
  customersPage,
  careersPage,
  talkToUsPage,
  libraryPage,
  ...localePages,
];
