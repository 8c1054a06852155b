const NAME = 'Sightglass';
const DOMAIN = 'sightglass.example';
const REPOSITORY = 'sightglass-example/sightglass';

/** Names, URLs and people of the company: change these to make the site another company's. */
export const BRAND = {
  name: NAME,
  tagline: 'See inside your LLM application',
  description: `${NAME} is an open-source platform for observing, evaluating and improving applications built on language models.`,
  legalName: `${NAME} Example GmbH`,
  founded: 2022,
  /** The hosts of the site, the cloud apps and email are below this domain. */
  domain: DOMAIN,
  siteUrl: `https://${DOMAIN}`,
  statusUrl: `https://status.${DOMAIN}`,
  email: `hello@${DOMAIN}`,
  securityEmail: `security@${DOMAIN}`,
  repository: REPOSITORY,
  repositoryUrl: `https://github.com/${REPOSITORY}`,
  siteRepositoryUrl: `https://github.com/${REPOSITORY}-site`,
  chatUrl: 'https://discord.com/invite/sightglass-example',
  xUrl: 'https://x.com/sightglass_example',
  linkedinUrl: 'https://www.linkedin.com/company/sightglass-example',
  /** The account's code in the URLs of Cloudflare Stream. */
  streamCode: 'sightglassexample',
  youtubeUrl: 'https://www.youtube.com/@sightglass-example',
} as const;
