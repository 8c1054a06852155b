import type { Fault } from '../lib/fault.ts';
import { profileUrl } from '../lib/profile-url.ts';
import type { ContributorData } from '../schema/contributors.ts';
import type { Author } from '../schema/data.ts';
import { isUnder, SECTIONS } from '../site/sections.ts';
import type { CommitAuthor } from './git-history.ts';

export interface Contributor {
  username: string;
  name: string;
  title: string;
  /** Undefined if the site has no picture: initials replace it. */
  image?: string;
  profileUrl: string;
}

/** Title of contributors who are not on the team. */
export const CONTRIBUTOR_TITLE = 'Contributor';

/** Endpoint for pictures from the code host. */
export const AVATAR_PATH = '/api/avatar';

/** A page's current and former paths, and its source files. */
export interface PageOrigin {
  paths: readonly string[];
  files: readonly string[];
}

export interface ContributorTable {
  /** Usernames of a page: first those from before this repository, then those from its history, most commits first. If no one is known, the owners of the area. */
  getUsernames(page: PageOrigin): string[];
  /** True for every username that a page may show. */
  has(username: string): boolean;
}

/** Merges manually listed contributors with the authors of commits. */
export function createContributorTable(
  { identities, owners, pages }: ContributorData,
  authors: ReadonlyMap<string, readonly CommitAuthor[]>,
): ContributorTable {
  const written = new Map(Object.entries(pages));
  const patterns = Object.keys(pages).filter((path) => path.includes('['));
  const known = new Set([
    ...Object.values(identities),
    ...Object.values(owners).flat(),
    ...Object.values(pages).flat(),
  ]);
  const usernames = new Map(
    Object.entries(identities).map(([identity, username]) => [identity.toLowerCase(), username]),
  );
  const getUsername = ({ email, name }: CommitAuthor) =>
    usernames.get(email.toLowerCase()) ?? usernames.get(name.toLowerCase());
  const getRenameHistory = (path: string) =>
    [path, ...patterns.filter((pattern) => matchesPattern(pattern, path))].flatMap((key) => written.get(key) ?? []);
  return {
    has: (username) => known.has(username),
    getUsernames({ paths, files }) {
      const commits = files.flatMap((file) => authors.get(file) ?? []).flatMap((author) => getUsername(author) ?? []);
      const people = [...new Set([...paths.flatMap(getRenameHistory), ...sortByCount(commits)])];
      return people.length > 0 ? people : getOwners(paths[0] ?? '/', owners);
    },
  };
}

/** True if the path matches a pattern such as `/faq/tag/[tag]`. */
function matchesPattern(pattern: string, path: string): boolean {
  const [patternParts, pathParts] = [pattern.split('/'), path.split('/')];
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => part.startsWith('[') || part === pathParts[index])
  );
}

/** The owners of the smallest area that contains a path. */
function getOwners(path: string, owners: ContributorData['owners']): string[] {
  const areas = Object.keys(owners).filter((area) => isUnder(path, area));
  const smallest = areas.sort((a, b) => b.length - a.length)[0];
  return smallest === undefined ? [] : (owners[smallest] ?? []);
}

/** Sections that list contributors but have no owners: a new page there could have no contributor. Data without any owners has none on purpose. */
export function ownerFaults({ owners }: ContributorData): Fault[] {
  if (Object.keys(owners).length === 0) return [];
  return SECTIONS.filter((section) => section.contributors && getOwners(section.prefix, owners).length === 0).map(
    ({ prefix }) => ({
      file: 'content/data/contributors.json',
      problem: `No one owns ${prefix}, so a new page there could have no contributor.`,
      remedy: `Add "${prefix}" to "owners".`,
    }),
  );
}

function sortByCount(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}

/** A contributor as pages show them: team members by their entry in the team list, all others by their profile on the code host. */
export function getContributor(username: string, team: readonly Author[], avatars: boolean): Contributor {
  const member = team.find(({ github }) => github.toLowerCase() === username.toLowerCase());
  if (member)
    return { username, name: member.name, title: member.title, image: member.image, profileUrl: profileUrl(member) };
  return {
    username,
    name: username,
    title: CONTRIBUTOR_TITLE,
    image: avatars ? `${AVATAR_PATH}/${username}` : undefined,
    profileUrl: profileUrl({ github: username }),
  };
}
