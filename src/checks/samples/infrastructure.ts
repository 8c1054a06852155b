import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import { findImbalance, type SyntaxCharacters } from './balance.ts';
import type { Contracts } from './contracts.ts';
import type { Sample } from './fences.ts';

const HASH: SyntaxCharacters = { comment: /^#/, quotes: '"\'' };
const SQL: SyntaxCharacters = { comment: /^--/, quotes: "'" };
const HCL: SyntaxCharacters = { comment: /^(#|\/\/)/, quotes: '"' };

const INSTRUCTIONS =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  );
const STATEMENTS =
  'ALTER ANALYZE BACKUP BEGIN CALL COMMIT CREATE DELETE DESCRIBE DROP EXPLAIN GRANT INSERT KILL OPTIMIZE RESTORE REVOKE ROLLBACK SELECT SET SHOW SYSTEM TRUNCATE UPDATE USE VACUUM WITH'.split(
    ' ',
  );

const faultAt = (sample: Sample, line: number, problem: string, remedy = 'Correct it.'): Fault => ({
  file: sample.file,
  line: sample.line + line - 1,
  problem,
  remedy,
});

function balanceFaults(sample: Sample, language: string, signs: SyntaxCharacters): Fault[] {
  const found = findImbalance(sample.code, signs);
  return found ? [faultAt(sample, found.line, `This ${language} does not parse: ${found.problem}.`)] : [];
}

const didYouMean = (name: string, known: readonly string[]) => {
  const found = findClosestMatch(name, known);
  return found ? `Did you mean "${found}"?` : 'Correct it.';
};

/** Faults for SQL with unclosed brackets or quotes, or with an unknown statement. Dialects differ too much for more. */
export function checkSql(sample: Sample): Fault[] {
  const faults = balanceFaults(sample, 'SQL', SQL);
  if (faults.length > 0) return faults;
  const code = sample.code.replace(/--[^\n]*|'(?:[^'\\]|\\.)*'/g, (part) => part.replace(/[^\n]/g, ' '));
  let line = 1;
  return code.split(';').flatMap((statement) => {
    const [space = ''] = /^\s*/.exec(statement) ?? [];
    const statementLine = line + space.split('\n').length - 1;
    line += statement.split('\n').length - 1;
    const word = /^\w+/.exec(statement.trim())?.[0].toUpperCase();
    if (word === undefined || STATEMENTS.includes(word)) return [];
    return [faultAt(sample, statementLine, `No SQL statement begins with "${word}".`, didYouMean(word, STATEMENTS))];
  });
}

/** Faults for unknown instructions in a Dockerfile. */
export function checkDockerfile(sample: Sample): Fault[] {
  let continues = false;
  return sample.code.split('\n').flatMap((text, index) => {
    const isContinuation = continues;
    continues = /\\\s*$/.test(text) && !text.trim().startsWith('#');
    const word = /^\s*([A-Za-z]+)\b/.exec(text)?.[1]?.toUpperCase();
    if (isContinuation || word === undefined || INSTRUCTIONS.includes(word)) return [];
    return [faultAt(sample, index + 1, `Docker has no instruction "${word}".`, didYouMean(word, INSTRUCTIONS))];
  });
}

/** Faults for an nginx configuration with unclosed blocks, or with a line that neither ends a directive nor opens a block. */
export function checkNginx(sample: Sample): Fault[] {
  const faults = balanceFaults(sample, 'nginx configuration', HASH);
  if (faults.length > 0) return faults;
  let continues = false;
  return sample.code.split('\n').flatMap((text, index) => {
    const bare = text.replace(/#.*$/, '').trim();
    if (bare === '') return [];
    const isContinuation = continues;
    const next = sample.code.split('\n')[index + 1] ?? '';
    continues = !/[;{}]$/.test(bare);
    // Continuation lines of a directive are indented further.
    if (continues && /^\s+/.exec(next)?.[0] === /^\s*/.exec(text)?.[0])
      return [faultAt(sample, index + 1, 'This nginx directive has no end.', 'Add ";".')];
    if (isContinuation || bare === '}' || /^[a-z_0-9$]+(\s|;|\{)/.test(bare)) return [];
    return [faultAt(sample, index + 1, `"${bare}" is not an nginx directive.`)];
  });
}

/** Faults for Terraform with unclosed blocks, or with unknown inputs of our modules. */
export function checkHcl(sample: Sample, { platform: { operations } }: Pick<Contracts, 'platform'>): Fault[] {
  const faults = balanceFaults(sample, 'HCL', HCL);
  if (faults.length > 0) return faults;
  const lines = sample.code.split('\n');
  const modules = Object.values(operations.terraform);
  return lines.flatMap((text, index) => {
    const source = /^\s+source\s*=\s*"([^"]+)"/.exec(text)?.[1];
    const from = source?.startsWith('sightglass-example/') ? source : undefined;
    if (from === undefined) return [];
    const module = modules.find((known) => known.source === from);
    const sources = modules.map((known) => known.source);
    if (!module) return [faultAt(sample, index + 1, `There is no module "${from}".`, didYouMean(from, sources))];
    return inputsAfter(lines, index)
      .filter(({ name }) => name !== 'version' && !module.inputs.includes(name))
      .map(({ name, line }) =>
        faultAt(sample, line, `The module ${from} has no input "${name}".`, didYouMean(name, module.inputs)),
      );
  });
}

/** Returns the attributes of a module at the level of its source, up to the end of its block. */
function inputsAfter(lines: readonly string[], start: number): { name: string; line: number }[] {
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
  const end = lines.findIndex((text, index) => index > start && text.length > 0 && !text.startsWith(indent));
  return lines.slice(start + 1, end < 0 ? undefined : end).flatMap((text, index) => {
    const name = text.startsWith(indent) ? /^(\w+)\s*=/.exec(text.slice(indent.length))?.[1] : undefined;
    return name ? [{ name, line: start + index + 2 }] : [];
  });
}
