/** What the builder says. */
export const WORDS = {
  open: 'Build this request',
  parameters: 'Parameters',
  body: 'Body',
  required: 'required',
  several: 'several values, with commas between them',
  any: 'not set',
  command: 'Command',
  copy: 'Copy code',
  missing: 'Still to fill in:',
  badBody: 'This is not JSON yet. The command shows it as it stands.',
  send: 'Send',
  host: 'Host',
  noHost: 'None: only show the command',
  otherHost: 'Another host',
  hostUrl: 'URL of the host',
  badHost: 'Write the whole URL, such as https://sightglass.your-company.example.',
  onlyCommand:
    'This page may call the cloud regions and no other host. Copy the command and run it where your instance can be reached.',
  publicKey: 'Public key',
  secretKey: 'Secret key',
  token: 'Token',
  warning:
    'Secret keys and tokens belong on servers. What you type here stays in the memory of this page, is sent to the chosen host alone, and is gone when you leave. Prefer keys of a test project.',
  sending: 'Sending…',
  failed:
    'No response. The host may be unreachable, or may not accept calls from this site. The command works from a terminal.',
  response: 'Response',
  empty: 'The response has no body.',
} as const;
