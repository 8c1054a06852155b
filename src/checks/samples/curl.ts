import { type ShellWord, shellCommands } from './shell-words.ts';

/** The parts of a curl command that describe the request. */
export interface CurlCall {
  line: number;
  method: string;
  url: string;
  query: string[];
  body?: string;
}

const WITH_VALUE = new Set(
  '-X --request -d --data --data-raw --data-binary --data-urlencode --json -H --header -u --user -o --output -w --write-out -A --user-agent -F --form -T --upload-file --max-time -m --retry --connect-timeout -b --cookie -c --cookie-jar -e --referer'.split(
    ' ',
  ),
);
const DATA = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-urlencode', '--json']);

/** Finds all curl commands in a shell text. */
export function curlCalls(code: string): CurlCall[] {
  return shellCommands(code).flatMap((words) => {
    const index = words.findIndex(({ text }) => text === 'curl');
    return index < 0 ? [] : [readCall(words.slice(index))];
  });
}

function readCall(words: readonly ShellWord[]): CurlCall {
  const line = words[0]?.line ?? 0;
  const data: string[] = [];
  let method: string | undefined;
  let url = '';
  let asGet = false;
  for (let index = 1; index < words.length; index++) {
    const text = words[index]?.text ?? '';
    const value = words[index + 1]?.text ?? '';
    if (text === '-G' || text === '--get') asGet = true;
    if (text === '-I' || text === '--head') method = 'GET';
    if (text === '-X' || text === '--request') method = value;
    if (/^-X[A-Z]+$/.test(text)) method = text.slice(2);
    if (DATA.has(text)) data.push(value);
    if (/^[a-z]*:?\/\/|^\$|^\{?host\}?\/|\/api\//i.test(text) && !text.startsWith('-')) url ||= text;
    if (WITH_VALUE.has(text)) index++;
  }
  const inUrl = [...new URLSearchParams(url.split('?')[1] ?? '').keys()];
  const inData = asGet ? data.map((part) => part.split('=')[0] ?? '') : [];
  return {
    line,
    method: (method ?? (data.length > 0 && !asGet ? 'POST' : 'GET')).toUpperCase(),
    url: url.split('?')[0] ?? '',
    query: [...inUrl, ...inData],
    body: asGet ? undefined : data[0],
  };
}
