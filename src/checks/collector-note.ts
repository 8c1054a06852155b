import type { Fault } from '../lib/fault.ts';
import { getFences } from './samples/fences.ts';

const NOTE = /snippet="collector-exporter-name"|0\.144/;

/** Faults for Collector samples with the exporter's old name, and for pages that don't say which versions support the new one. */
export function collectorNoteFaults(source: string, file: string): Fault[] {
  return getFences(source, file)
    .filter(({ language }) => language === 'yaml' || language === 'yml')
    .flatMap(({ code, line }): Fault[] => {
      const index = code.split('\n').findIndex((text) => /^\s+otlp_?http(\/[\w-]+)?:/.test(text));
      if (index < 0) return [];
      const position = { file, line: line + index };
      if (code.includes('otlphttp'))
        return [{ ...position, problem: 'The Collector calls this exporter otlp_http.', remedy: 'Write otlp_http.' }];
      if (NOTE.test(source)) return [];
      return [
        {
          ...position,
          problem: 'The page does not say that Collectors before 0.144 call this exporter otlphttp.',
          remedy: 'Add <Include snippet="collector-exporter-name" /> below the sample.',
        },
      ];
    });
}
