import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENV_VARIABLES } from '../src/site/env.ts';
import { SECTIONS } from '../src/site/sections.ts';
import { codeInContent } from './house/content.ts';
import { envDifferences, exampleRows, tableRows } from './house/env-table.ts';
import { glossaryFaults } from './house/glossary.ts';
import { brokenImports, crossFeatureImports, importCycles, LAW, wrongImports } from './house/imports.ts';
import { inlineStyles, islandsWithoutDefault, strayServerRendering } from './house/islands.ts';
import { repeatingComments } from './house/jsdoc.ts';
import { looseVersions, missingBinaries } from './house/packages.ts';
import { findHardcodedPrefixes } from './house/prefixes.ts';
import { missingReadmes } from './house/readmes.ts';
import { countRoomLines, longFiles, longFunctions } from './house/sizes.ts';
import { getRoom, isSource, readTree } from './house/tree.ts';
import { findSmallText } from './house/type-sizes.ts';

const root = process.cwd();
const src = readTree(root, 'src/**/*');
const words = readTree(root, 'content/**/*', 'cookbook/**/*');
const read = (file: string) => readFileSync(file, 'utf8');

describe('the rooms', () => {
  it('are all listed in the law', () => {
    const rooms = new Set(src.map(({ path }) => getRoom(path)).filter((room) => room !== undefined));
    expect([...rooms].filter((room) => !(room in LAW))).toEqual([]);
    expect(src.filter(isSource).length).toBeGreaterThan(100);
  });
  it('import in the direction of the law', () => expect(wrongImports(src)).toEqual([]));
  it('import files that exist, with their extension', () => expect(brokenImports(src)).toEqual([]));
  it('have no import cycles', () => expect(importCycles(src)).toEqual([]));
  it('have features that do not import each other', () => expect(crossFeatureImports(src)).toEqual([]));
  it('have a README of one to five lines', () => expect(missingReadmes(src)).toEqual([]));
});

describe('the files', () => {
  it('have at most 300 lines', () => expect(longFiles(src, 300)).toEqual([]));
  it('have few over 200 lines', () => expect(longFiles(src, 200).length).toBeLessThanOrEqual(src.length * 0.03));
  it('have functions of at most 45 lines', () => expect(longFunctions(src, 45)).toEqual([]));
  it('have no type below 12 px', () => expect(findSmallText(src)).toEqual([]));
  it('have no comment that repeats a name', () => expect(repeatingComments(src)).toEqual([]));
  it('use the section table instead of spelling out prefixes', () => {
    const prefixes = SECTIONS.map(({ prefix }) => prefix).filter((prefix) => prefix !== '/');
    expect(findHardcodedPrefixes(src, prefixes)).toEqual([]);
  });
  it('keep render, client and build under 850 lines', () =>
    expect(countRoomLines(src, ['render', 'client', 'build'])).toBeLessThan(850));
});

describe('islands and styles', () => {
  it('have a default export', () => expect(islandsWithoutDefault(src)).toEqual([]));
  it('are rendered only by server and render', () => expect(strayServerRendering(src)).toEqual([]));
  it('have no inline styles outside islands', () => expect(inlineStyles(src)).toEqual([]));
});

it('content contains words, not code', () => {
  expect(words.length).toBeGreaterThan(50);
  expect(codeInContent(words)).toEqual([]);
});

describe('packages', () => {
  it('have exact versions', () => expect(looseVersions(JSON.parse(read('package.json')))).toEqual([]));
  it('are locked for x64 and arm64', () => expect(missingBinaries(JSON.parse(read('package-lock.json')))).toEqual([]));
});

describe('the environment', () => {
  it('is documented in the README as the site reads it', () =>
    expect(envDifferences(tableRows(read('README.md')), ENV_VARIABLES, 'README.md')).toEqual([]));
  it('is listed in .env.example as the site reads it', () =>
    expect(envDifferences(exampleRows(read('.env.example')), ENV_VARIABLES, '.env.example')).toEqual([]));
});

it('the glossary has at most 30 sorted terms, and its paths exist', () =>
  expect(glossaryFaults(read('docs/glossary.md'), existsSync)).toEqual([]));
