/** Returns the link for a person: the social profile, else the code host. */
export function profileUrl({ twitter, github }: { twitter?: string; github: string }): string {
  return twitter ? `https://x.com/${twitter}` : `https://github.com/${github}`;
}
