import { expect, test } from 'vitest';
import { PLANS_FIXTURE } from '../../site/plans.fixture.ts';
import { offersNode } from './offers.ts';

test('structured data gives each plan the price of the contract', () => {
  const { offers } = offersNode(PLANS_FIXTURE, 'https://s.example');
  expect(offers).toMatchObject([
    { name: 'Hobby', priceSpecification: { price: 0 } },
    { name: 'Core', priceSpecification: { price: 39, priceCurrency: 'USD' } },
    { name: 'Pro', priceSpecification: { price: 249 } },
    { name: 'Enterprise', priceSpecification: { minPrice: 2_900 } },
    { name: 'Self-hosted', priceSpecification: { price: 0 } },
  ]);
});
