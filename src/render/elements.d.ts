import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sg-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
      'sg-once': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
      'sg-slot': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
