/** Names, addresses and people of the company: change these to make the site another company's. */
export const BRAND = {
  name: 'Sightglass',
  tagline: 'See inside your LLM application',
  description:
    'Sightglass is an open-source platform for observing, evaluating and improving applications built on language models.',
  legalName: 'Sightglass Example GmbH',
  founded: 2022,
  siteUrl: 'https://sightglass.example',
  statusUrl: 'https://status.sightglass.example',
  email: 'hello@sightglass.example',
  securityEmail: 'security@sightglass.example',
  repository: 'sightglass-example/sightglass',
  repositoryUrl: 'https://github.com/sightglass-example/sightglass',
  siteRepositoryUrl: 'https://github.com/sightglass-example/sightglass-site',
  chatUrl: 'https://discord.com/invite/sightglass-example',
  xUrl: 'https://x.com/sightglass_example',
  linkedinUrl: 'https://www.linkedin.com/company/sightglass-example',
  /** The account's code in the addresses of Cloudflare Stream. */
  streamCode: 'sightglassexample',
  youtubeUrl: 'https://www.youtube.com/@sightglass-example',
} as const;
