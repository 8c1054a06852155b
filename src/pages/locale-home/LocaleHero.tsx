import { SAMPLE_SELECTED, SAMPLE_TRACE } from '../../features/trace-view/sample.ts';
import { TraceView } from '../../features/trace-view/TraceView.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { SignUpButton } from '../../layouts/marketing/SignUpButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { ExampleNote } from '../parts/ExampleNote.tsx';
import type { LocaleHomeProps } from './copy.ts';

function Opening({ copy, signUpUrl }: LocaleHomeProps) {
  return (
    <div className="flex max-w-[48rem] flex-col gap-6">
      <h1 className="font-semibold text-[2rem] text-ink sm:text-5xl lg:text-[3.5rem]">{copy.title}</h1>
      <p className="max-w-[42rem] text-ink-2 text-lg leading-[1.8]">{copy.lead}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <SignUpButton href={signUpUrl} label={copy.signUp} locale={copy.locale} size="lg" />
        <Button href="/docs/tracing/get-started" variant="outline" size="lg">
          {copy.firstTrace}
          {copy.inEnglish}
        </Button>
      </div>
      <ExampleNote>{copy.note}</ExampleNote>
    </div>
  );
}

/** The top of a home page in another language. */
export function LocaleHero({ copy, signUpUrl }: LocaleHomeProps) {
  return (
    <Container className="flex flex-col gap-12 pt-14 pb-16 md:gap-16 md:pt-24 md:pb-24">
      <Opening copy={copy} signUpUrl={signUpUrl} />
      <div className="flex flex-col gap-4">
        <TraceView trace={SAMPLE_TRACE} selected={SAMPLE_SELECTED} id="locale-trace" words={copy.traceWords} />
        <p className="max-w-[44rem] text-[0.9375rem] text-ink-3">{copy.traceCaption}</p>
      </div>
    </Container>
  );
}
