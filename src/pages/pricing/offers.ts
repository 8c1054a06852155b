import type { JsonLdNode } from '../../lib/json-ld.ts';
import { BRAND } from '../../site/brand.ts';
import type { PlanContract } from '../../site/plans.ts';

/** The plans with their prices in the vocabulary of schema.org, from the contract. */
export function offersNode({ plans }: PlanContract, siteUrl: string): JsonLdNode {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${siteUrl}/pricing#software`,
    name: BRAND.name,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    offers: plans.map(({ id, name, monthly, monthlyFrom }) => ({
      '@type': 'Offer',
      '@id': `${siteUrl}/pricing#${id}`,
      name,
      url: `${siteUrl}/pricing`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'USD',
        price: monthly,
        minPrice: monthlyFrom,
        unitText: 'MONTH',
      },
    })),
  };
}
