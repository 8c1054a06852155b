import { expect, it } from 'vitest';
import { unknownVariables } from './unknown-env.ts';

it('names misspelt variables with a similar known one', () =>
  expect(unknownVariables(['SITE_ULR', 'TRUSTED_PROXY', 'DATABSE_URL', 'PORT'])).toEqual([
    'DATABSE_URL is not a variable of this site. Did you mean DATABASE_URL?',
    'SITE_ULR is not a variable of this site. Did you mean SITE_URL?',
    'TRUSTED_PROXY is not a variable of this site. Did you mean TRUSTED_PROXIES?',
  ]));

it('ignores the variables of other programs', () =>
  expect(
    unknownVariables(['HOME', 'PATH', 'HOSTNAME', 'LOGNAME', 'NODE_ENV', 'npm_config_port', 'GITHUB_REPOSITORY_ID']),
  ).toEqual([]));

it('names every unknown variable of the file', () =>
  expect(unknownVariables(['COLOUR'], new Set(['COLOUR']))).toEqual([
    'COLOUR is not a variable of this site. The README lists all of them.',
  ]));
