import fc from 'fast-check';

const text = fc.string({ unit: fc.constantFrom(...'azAZ09-_/;=", .*%'), maxLength: 60 });

/** Valid and invalid headers for a JSON endpoint. */
export const fuzzedHeaders = fc.oneof(
  fc.constant({ 'content-type': 'application/json' }),
  fc.record(
    {
      'content-type': fc.oneof(fc.constantFrom('application/json', 'application/json; charset=utf-8'), text),
      'content-encoding': fc.oneof(fc.constantFrom('gzip', 'br', 'identity'), text),
      'content-length': fc.oneof(fc.constantFrom('0', '-1', '8193', 'x'), text),
      origin: fc.oneof(fc.constantFrom('null', 'http://localhost', 'http://['), text),
      'sec-fetch-site': fc.oneof(fc.constantFrom('same-origin', 'cross-site'), text),
      'x-forwarded-for': text,
    },
    { requiredKeys: [] },
  ),
);
