import type { Figure } from '../features/product-kit/figure.ts';
import type { BuilderOperation } from '../features/request-builder/request.ts';
import type { Trace } from '../features/trace-view/trace.ts';
import type { Field } from '../lib/openapi/fields.ts';
import type { SampleResults } from '../markdown/sample-check.ts';

interface ListedPage {
  path: string;
  section: string;
  title: string;
  tags: readonly string[];
}

/** A word of the glossary; backticks in its meaning mark code. */
export interface GlossaryTerm {
  id: string;
  term: string;
  meaning: string;
  href?: string;
}

/** An issue or discussion of the repository. */
export interface RepositoryThread {
  kind: 'issue' | 'discussion';
  number: number;
  title: string;
  url: string;
  author: string;
  topics: readonly string[];
  updatedAt: string;
  comments: number;
  votes: number;
  /** The beginning of its text. */
  excerpt: string;
  state: 'open' | 'closed';
  solved: boolean;
}

export interface TeamMember {
  key: string;
  firstName: string;
  name: string;
  title: string;
  image: string;
}

/** An environment variable of the SDKs. */
export interface SdkVariable {
  name: string;
  meaning: string;
  default: string | null;
  required: boolean;
  since: { python: string; typescript: string };
}

/** An environment variable of the self-hosted containers. */
export interface ContainerVariable {
  name: string;
  group: string;
  meaning: string;
  default: string | null;
  required: boolean;
  secret: boolean;
  since: string;
  containers: readonly string[];
}

/** An operation of the public API: its request, and the tables of its parameters. */
export interface ApiOperation extends BuilderOperation {
  rows: { parameters: readonly Field[]; body: readonly Field[] };
}

/** A function of an SDK: `observe`, `Prompts.get`, or a class for its constructor. */
export interface SdkFunction {
  sdk: 'python' | 'typescript';
  name: string;
  /** Where it is declared. */
  file: string;
  rows: readonly Field[];
}

/** A file of traces; `data` is absent if the file has faults, which are reported elsewhere. */
export interface TraceSource {
  /** What `src` names: a notebook, or the path of a page below `content/`. */
  name: string;
  file: string;
  data?: { kind: 'recorded' | 'illustrative'; traces: readonly Trace[] };
}

/** A file of product figures; `data` is absent if the file has faults, which are reported elsewhere. */
export interface FigureSource {
  /** What `src` names: the path of a page below `content/`. */
  name: string;
  file: string;
  data?: Readonly<Record<string, Figure>>;
}

/** Tables of versions by subject; backticks in cells mark code. */
export type VersionTables = Readonly<Record<string, { head: readonly string[]; rows: readonly (readonly string[])[] }>>;

/** The site data for tags. The Markdown components are created from it, once per site. */
export interface TagData {
  pages: readonly ListedPage[];
  glossary: readonly GlossaryTerm[];
  threads: readonly RepositoryThread[];
  team: readonly TeamMember[];
  env: readonly SdkVariable[];
  containerEnv: readonly ContainerVariable[];
  requests: readonly ApiOperation[];
  functions: readonly SdkFunction[];
  versionTables: VersionTables;
  traces: readonly TraceSource[];
  figures: readonly FigureSource[];
  /** The hosts that a page may call. */
  hosts: readonly { label: string; url: string }[];
  samples?: SampleResults;
}
