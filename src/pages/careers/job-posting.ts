import type { JsonLdNode } from '../../lib/json-ld.ts';
import type { Role } from './roles.ts';

/** An open role as a schema.org node. All roles are remote; the countries say from where. */
export function jobPosting(role: Role, siteUrl: string): JsonLdNode {
  const paragraphs = [role.reason, role.first, role.looksFor];
  return {
    '@type': 'JobPosting',
    title: role.title,
    description: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    url: `${siteUrl}/careers#${role.id}`,
    identifier: role.id,
    datePosted: role.posted,
    employmentType: 'FULL_TIME',
    industry: role.area,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: role.countries.map((name) => ({ '@type': 'Country', name })),
    hiringOrganization: { '@id': `${siteUrl}/#organization` },
    directApply: false,
  };
}
