import { describe, expect, it } from 'vitest';
import { type Fault, formatFault } from '../../lib/fault.ts';
import { readContracts } from './contracts.ts';
import type { Sample } from './fences.ts';
import { checkDockerfile, checkHcl, checkNginx, checkSql } from './infrastructure.ts';

const contracts = readContracts(process.cwd());
const sample = (code: string): Sample => ({ file: 'a.mdx', line: 10, language: 'x', code });
const MODULE = 'module "a" {\n  source  = "sightglass-example/sightglass/aws"\n  version = "0.7.0"\n';

type Case = [
  language: string,
  check: (sample: Sample) => Fault[],
  wrong: [code: string, message: string][],
  right: string[],
];

describe.each<Case>([
  [
    'sql',
    checkSql,
    [
      ['SELECT 1;\nSELECT (a FROM b;', '11: This SQL does not parse: "(" is never closed'],
      ["SELECT 'a;", '10: This SQL does not parse: "\'" is never closed'],
      ['-- a\nSELECT 1;\n\nSELCET 2;', '13: No SQL statement begins with "SELCET". Did you mean "SELECT"?'],
    ],
    ["SELECT ')', -- (\n 1;", "BACKUP DATABASE a\nTO S3('b;c');", 'select 1'],
  ],
  [
    'dockerfile',
    checkDockerfile,
    [['FROM a\nRUNN b', '11: Docker has no instruction "RUNN". Did you mean "RUN"?']],
    ['# a\nFROM b AS c\nRUN a \\\n  && b\n\nCMD ["a"]', 'ARG RELEASE\nENV A=$RELEASE'],
  ],
  [
    'nginx',
    checkNginx,
    [
      ['server {\n  listen 80;', '10: This nginx configuration does not parse: "{" is never closed'],
      ['server {\n}\n}', '12: This nginx configuration does not parse: "}" has no opening counterpart'],
      ['server {\n  listen 80\n  http2 on;\n}', '11: This nginx directive has no end'],
      ['server {\n  -listen 80;\n}', '11: "-listen 80;" is not an nginx directive'],
    ],
    ['server { # }\n  location / {\n    proxy_pass http://a;\n  }\n}', 'log_format a "b"\n    "c";', 'gzip on;'],
  ],
  [
    'hcl',
    (sample: Sample) => checkHcl(sample, contracts),
    [
      ['a = {\n  b = 1', '10: This HCL does not parse: "{" is never closed'],
      [
        `${MODULE}  domian = "a"\n}`,
        '13: The module sightglass-example/sightglass/aws has no input "domian". Did you mean',
      ],
      [
        'module "a" {\n  source = "sightglass-example/sightglass/asw"\n}',
        'Did you mean "sightglass-example/sightglass/aws"?',
      ],
    ],
    [
      `${MODULE}  env = {\n    ANY = "{"\n  }\n}\n\noutput "url" {\n  value = 1\n}`,
      'module "a" {\n  source = "b/c"\n  d = 1\n}',
    ],
  ],
])('%s', (_, check, wrong, right) => {
  it.each(wrong)('reports %j', (code, message) => {
    const found = check(sample(code)).map(formatFault);
    expect(found).toEqual([expect.stringContaining(message)]);
  });
  it.each(right)('accepts %j', (code) => expect(check(sample(code))).toEqual([]));
});
